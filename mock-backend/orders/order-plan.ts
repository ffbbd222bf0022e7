import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { DeliveryPlan } from './delivery-plan.ts'
import type { Order } from './document-flow.ts'

export type PlannedLine = {
  readonly product: CatalogueProduct
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly coreDeposit: MinorUnits
  /** True for a later delivery: beside lines that are delivered at once, it becomes a separate order. */
  readonly later: boolean
  readonly delivery: DeliveryPlan
  readonly note?: string | undefined
  readonly requestedNumber?: string | undefined
}

/** An order with all its simulated events, past and future; the current day decides which have happened. */
export type OrderPlan = Omit<Order, 'orderNo' | 'firstOrderNo' | 'secondOrderNo' | 'billTo' | 'lines'> & {
  /** The common part of its numbers. */
  readonly stem: string
  /**
   * Time of arrival of the money that the goods wait for, in milliseconds since the epoch; absent for orders on
   * account.
   */
  readonly paidAt?: number | undefined
  /** Ordered by the demo's own people, who also claim something later. */
  readonly isGenerated?: boolean | undefined
  /** True for a replacement, which is not invoiced. */
  readonly isFree?: boolean | undefined
  readonly lines: readonly PlannedLine[]
}
