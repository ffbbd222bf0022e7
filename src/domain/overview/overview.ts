import type { OrderHeader } from '../orders/order.ts'
import type { Money } from '../shared/money.ts'

/** `month` as 2026-11. */
type OrdersOfMonth = {
  readonly month: string
  readonly orders: number
  readonly value?: Money | undefined
}

/** Fields without permission are absent, as are amounts if prices are hidden. */
export type Overview = {
  readonly openOrders?: number | undefined
  readonly backorderLines?:
    | { readonly count: number; readonly changed: number; readonly overdue: number }
    | undefined
  /** Twelve months, the current one last. */
  readonly ordersPerMonth?: readonly OrdersOfMonth[] | undefined
  readonly lastOrders?: readonly OrderHeader[] | undefined
  readonly invoices?:
    | {
        readonly open: number
        readonly overdue: number
        readonly openAmount?: Money | undefined
        readonly overdueAmount?: Money | undefined
      }
    | undefined
  readonly deliveriesToday?: number | undefined
  readonly nextAppointment?:
    | {
        readonly no: string
        readonly from: string
        readonly to: string
        readonly location: string
        readonly timeZone: string
      }
    | undefined
  readonly favouritesChanged?: number | undefined
  /** VIN that was looked up last. */
  readonly lastVin?: string | undefined
  /** Parts list that was opened last. */
  readonly lastList?: { readonly listId: string; readonly name: string; readonly count: number } | undefined
  /** ISO 8601 time. */
  readonly asOf: string
}

/** Upper bound and ticks of a chart axis from zero: round numbers, at most five intervals. */
export function chartAxisOf(values: readonly number[]): {
  readonly top: number
  readonly steps: readonly number[]
} {
  const highest = Math.max(1, ...values)
  const rough = highest / 5
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((round) => round * magnitude).find((round) => round >= rough) ?? 1,
  )
  const count = Math.ceil(highest / step)
  return { top: count * step, steps: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
