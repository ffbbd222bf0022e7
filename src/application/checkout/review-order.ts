import type { Addresses, PaymentMethod, PlacedOrder, Review, Transport } from '#domain/checkout/checkout.ts'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import { OfferedCostCentres } from '../cost-centres/offered-cost-centres.ts'
import { CartStore } from '../cart/cart.store.ts'
import { Checkout } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type ReviewedOrder =
  | {
      readonly kind: 'review'
      readonly review: Review
      readonly addresses: Addresses
      readonly transports: readonly Transport[]
      readonly payments: readonly PaymentMethod[]
      readonly costCentres?: readonly CostCentre[] | undefined
    }
  /** The cart was already ordered: before a reload, in another tab, or by a call whose response was lost. */
  | { readonly kind: 'ordered'; readonly order: PlacedOrder }
  | { readonly kind: 'empty' }

/** Loads everything for the review page. */
export class ReviewOrder extends dependsOn({
  checkout: Checkout,
  store: CheckoutStore,
  cart: CartStore,
  costCentres: OfferedCostCentres,
}) {
  async run(): Promise<ReviewedOrder> {
    const { basHash, deliverComplete, costCentre } = this.deps.store.choices
    if (this.deps.cart.count === 0 && !this.deps.cart.isStale) {
      const order = basHash === undefined ? undefined : await this.deps.checkout.placed(basHash)
      return order?.numbers || order?.requestNo !== undefined ? { kind: 'ordered', order } : { kind: 'empty' }
    }
    const [review, addresses, transports, payments, costCentres] = await Promise.all([
      this.deps.checkout.review(this.deps.cart.cart.version, deliverComplete, costCentre),
      this.deps.checkout.addresses(),
      this.deps.checkout.transports(),
      this.deps.checkout.payments(),
      this.deps.costCentres.run(),
    ])
    return { kind: 'review', review, addresses, transports, payments, costCentres }
  }
}
