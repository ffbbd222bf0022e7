import { redirectsToCart, type Step } from '#domain/checkout/steps.ts'
import { CartStore } from '../cart/cart.store.ts'
import { LoadCart } from '../cart/load-cart.ts'
import { CheckoutStore } from './checkout.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the cart and the choices at the start of every checkout page. */
export class EnterStep extends dependsOn({ loadCart: LoadCart, cart: CartStore, checkout: CheckoutStore }) {
  /** Returns false if the caller must redirect from this step to step 1. */
  async run(step: Step, cameFromCheckout: boolean): Promise<boolean> {
    this.deps.checkout.restore()
    this.deps.checkout.recall()
    await this.deps.loadCart.join()
    const cartIsEmpty = this.deps.cart.count === 0 && !this.deps.cart.isStale
    // starts a new checkout: `leave` was not called after the last order if this tab has opened no other page of the
    // shop since
    const beginsAnew = step === 1 || (step < 6 && !cartIsEmpty)
    if (beginsAnew && this.deps.checkout.choices.orderNumbers) this.deps.checkout.leave()
    const { quantityIsUndecided } = this
    return !redirectsToCart(step, { cartIsEmpty, quantityIsUndecided, cameFromCheckout })
  }

  /** True if the customer has typed an ambiguous quantity for a line of the loaded cart and not resolved it. */
  get quantityIsUndecided(): boolean {
    const typed = this.deps.checkout.undecidedQuantities
    return this.deps.cart.cart.lines.some(({ id }) => Object.hasOwn(typed, id))
  }
}
