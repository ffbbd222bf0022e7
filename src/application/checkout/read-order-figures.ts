import { attempt } from '../kernel/attempt.ts'
import { CartStore } from '../cart/cart.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import type { Review } from '#domain/checkout/checkout.ts'
import { Checkout } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'

/** Costs and days of the order while its choices are made; `version` is that of the cart. */
export type OrderFigures = Pick<Review, 'version' | 'orders' | 'totals'>

/** Loads what the API calculates for the order in progress. */
export class ReadOrderFigures extends dependsOn({
  checkout: Checkout,
  store: CheckoutStore,
  cart: CartStore,
}) {
  /** Returns undefined before a transport is chosen, and if the API does not answer: the step works without. */
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
