import { leadsToCart, type Step } from '#domain/checkout/steps.ts'
import type { CartStore } from '../cart/cart.store.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import type { CheckoutStore } from './checkout.store.ts'

/** Loads the cart and the choices at the start of every checkout page. */
export class EnterStep {
  readonly #loadCart: LoadCart
  readonly #cart: CartStore
  readonly #checkout: CheckoutStore

  constructor(loadCart: LoadCart, cart: CartStore, checkout: CheckoutStore) {
    this.#loadCart = loadCart
    this.#cart = cart
    this.#checkout = checkout
  }

  /** Returns false if the step redirects to step 1. */
  async run(step: Step, cameFromCheckout: boolean): Promise<boolean> {
    this.#checkout.restore()
    this.#checkout.recall()
    await this.#loadCart.join()
    const cartIsEmpty = this.#cart.count === 0 && !this.#cart.isStale
    // the confirmation was not left by a page of the shop in this tab
    const beginsAnew = step === 1 || (step < 6 && !cartIsEmpty)
    if (beginsAnew && this.#checkout.choices.orderNumbers) this.#checkout.leave()
    const { quantityIsUndecided } = this
    return !leadsToCart(step, { cartIsEmpty, quantityIsUndecided, cameFromCheckout })
  }

  /** True if a typed quantity of the loaded cart has two readings. */
  get quantityIsUndecided(): boolean {
    const typed = this.#checkout.undecidedQuantities
    return this.#cart.cart.lines.some(({ id }) => Object.hasOwn(typed, id))
  }
}
