import type { Money } from '../shared/money.ts'
import type { Article, Party } from '../goods/article.ts'

type BackorderReason = 'SUPPLIER_DELAY' | 'IN_PRODUCTION' | 'IN_CUSTOMS' | 'DEMAND_PEAK'

/** A back-order line: ordered goods that are not delivered yet. Dates are ISO 8601. */
export type BackorderLine = {
  readonly lineId: string
  readonly orderNo: string
  readonly lineNo: number
  readonly orderDate: string
  readonly customerOrderReference: string
  readonly shipTo: Party
  readonly article: Article
  readonly ordered: number
  readonly delivered: number
  readonly outstanding: number
  readonly promisedDate?: string | undefined
  readonly previousDate?: string | undefined
  readonly overdue: boolean
  readonly reason: BackorderReason
  /** Net value of the outstanding quantity; absent if prices are hidden. */
  readonly value?: Money | undefined
  readonly shippableToday: number
  /** Substitute part; absent without one. */
  readonly substitute?: Article | undefined
  readonly cancellable: boolean
  readonly subscribed: boolean
}
