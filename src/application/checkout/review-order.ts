import type { Addresses, PaymentMethod, PlacedOrder, Review, Transport } from '#domain/checkout/checkout.ts'
import type { CartStore } from '../cart/cart.store.ts'
import type { Checkout } from './checkout.port.ts'
import type { CheckoutStore } from './checkout.store.ts'

export type ReviewedOrder =
  | {
      readonly kind: 'review'
      readonly review: Review
      readonly addresses: Addresses
      readonly transports: readonly Transport[]
      readonly payments: readonly PaymentMethod[]
    }
  /** The cart was already ordered: before a reload, in another tab, or with a lost response. */
  | { readonly kind: 'ordered'; readonly order: PlacedOrder }
  | { readonly kind: 'empty' }

/** Loads everything for the review page. */
export class ReviewOrder {
  readonly #checkout: Checkout
  readonly #store: CheckoutStore
  readonly #cart: CartStore

  constructor(checkout: Checkout, store: CheckoutStore, cart: CartStore) {
    this.#checkout = checkout
    this.#store = store
    this.#cart = cart
  }

  async run(): Promise<ReviewedOrder> {
    const { basHash, deliverComplete } = this.#store.choices
    if (this.#cart.count === 0 && !this.#cart.isStale) {
      const order = basHash === undefined ? undefined : await this.#checkout.placed(basHash)
      return order?.numbers ? { kind: 'ordered', order } : { kind: 'empty' }
    }
    const [review, addresses, transports, payments] = await Promise.all([
      this.#checkout.review(this.#cart.cart.version, deliverComplete),
      this.#checkout.addresses(),
      this.#checkout.transports(),
      this.#checkout.payments(),
    ])
    return { kind: 'review', review, addresses, transports, payments }
  }
}
