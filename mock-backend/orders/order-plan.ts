import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { DeliveryPlan } from './delivery-plan.ts'
import type { Order } from './order-chain.ts'

export type PlannedLine = {
  readonly product: CatalogueProduct
  readonly quantity: number
  readonly unitPrice: MinorUnits
  /** Stands under the second order number. */
  readonly later: boolean
  readonly delivery: DeliveryPlan
}

/** An order with its whole future. What of it has happened is a matter of the day on which it is looked at. */
export type OrderPlan = Omit<Order, 'orderNo' | 'secondOrderNo' | 'lines'> & {
  /** What its numbers have in common. */
  readonly stem: string
  readonly lines: readonly PlannedLine[]
}
