import { attempt } from '../kernel/attempt.ts'
import { CartStore } from '../cart/cart.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import type { Review } from '#domain/checkout/checkout.ts'
import { Checkout } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'

/** Costs and dates of the order before it is placed; `version` is that of the cart. */
export type OrderFigures = Pick<Review, 'version' | 'orders' | 'totals'>

/** Loads the costs and dates that the API calculates for the current choices. */
export class ReadOrderFigures extends dependsOn({
  checkout: Checkout,
  store: CheckoutStore,
  cart: CartStore,
}) {
  /**
   * Returns undefined if no transport is chosen yet, or if the API does not respond: the page is also useful without
   * the costs.
   */
  async run(): Promise<OrderFigures | undefined> {
    const { transportId, deliverComplete, costCentre } = this.deps.store.choices
    if (transportId === undefined || this.deps.cart.count === 0) return undefined
    const read = await attempt(() =>
      this.deps.checkout.review(this.deps.cart.cart.version, deliverComplete, costCentre),
    )
    if (!read.ok) return undefined
    const { version, orders, totals } = read.value
    return { version, orders, totals }
  }
}
