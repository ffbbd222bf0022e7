import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { DeliveryPlan } from './delivery-plan.ts'
import type { Order } from './document-flow.ts'

export type PlannedLine = {
  readonly product: CatalogueProduct
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly coreDeposit: MinorUnits
  /**
   * True for a line that is delivered later; such lines become a separate order if other lines are delivered at
   * once.
   */
  readonly later: boolean
  readonly delivery: DeliveryPlan
  readonly note?: string | undefined
  readonly requestedNumber?: string | undefined
}

/** An order with all its simulated events, past and future; the current day decides which have happened. */
export type OrderPlan = Omit<Order, 'orderNo' | 'firstOrderNo' | 'secondOrderNo' | 'billTo' | 'lines'> & {
  /** The digits that all document numbers of the order share. */
  readonly stem: string
  /**
   * Time at which the payment of the order arrives, in milliseconds since the epoch; the goods are dispatched
   * afterwards. Absent for orders on account.
   */
  readonly paidAt?: number | undefined
  /** True if the simulation placed the order; the simulated customers also submit claims later. */
  readonly isGenerated?: boolean | undefined
  /** True for a replacement, which is not invoiced. */
  readonly isFree?: boolean | undefined
  readonly lines: readonly PlannedLine[]
}
