import type { Pickup, Totals } from '../checkout/checkout.ts'
import type { DocumentRef, DocumentType } from '../documents/document.ts'
import type { Money } from '../shared/money.ts'
import type { Article, Party } from '../goods/article.ts'
import type { GoodsState } from '../goods/goods-state.ts'

type OrderSource = 'WEB' | 'EDI' | 'PHONE' | 'EMAIL'

/** Dates are ISO 8601. Amounts are absent if prices are hidden. */
export type OrderHeader = {
  /** Number of the order; for a split order, of the part for immediate delivery. */
  readonly orderNo: string
  /** Second order number of a split order: the lines that are delivered later. */
  readonly secondOrderNo?: string | undefined
  readonly date: string
  readonly customerOrderReference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly source: OrderSource
  readonly placedBy: string
  readonly shipTo: Party
  readonly lineCount: number
  /** Net total. */
  readonly total?: Money | undefined
  readonly status: GoodsState
  readonly openQuantity: number
  readonly deliveryNoteNos: readonly string[]
}

/** Deposit for the old part of an exchange part, beside its price. */
type CoreDeposit = {
  readonly price: Money
  readonly rowTotal: Money
  /** Deposits that are invoiced and not yet credited. */
  readonly open: Money
  /** ISO 8601 date until which the seller accepts returned old parts. */
  readonly returnBy?: string | undefined
  readonly isExpired: boolean
}

/** Invariants: delivered + outstanding = confirmed, confirmed + cancelled = ordered. */
export type OrderLine = {
  readonly lineNo: number
  readonly orderNo: string
  readonly article: Article
  readonly ordered: number
  readonly confirmed: number
  readonly cancelled: number
  readonly delivered: number
  readonly outstanding: number
  readonly invoiced: number
  readonly price?: Money | undefined
  readonly rowTotal?: Money | undefined
  /** Set for exchange parts only. */
  readonly coreDeposit?: CoreDeposit | undefined
  readonly promisedDate?: string | undefined
  /** Promised date before the last change. */
  readonly previousDate?: string | undefined
  /** Number of pieces that can still be cancelled. */
  readonly cancellable: number
  /** Numbers of the claims about the goods of this line. */
  readonly claimNos?: readonly string[] | undefined
  /** The customer's note on the line. */
  readonly note?: string | undefined
  /** Number that the customer used for the part, if it differs from the article number. */
  readonly requestedNumber?: string | undefined
}

type OrderEventKind =
  | 'PLACED'
  | 'CONFIRMED'
  | 'DATE_CHANGED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'INVOICED'
  | 'PAID'
  | 'CREDITED'
  | 'REFUNDED'
  | 'CANCELLED'

export type OrderEvent = {
  readonly kind: OrderEventKind
  readonly date: string
  readonly documentType?: DocumentType | undefined
  readonly documentNo?: string | undefined
}

/** The version of the data sheet that was valid on the day of the order. */
type SafetyDataSheet = {
  readonly sku: string
  /** The version is identified by its day (ISO 8601). */
  readonly version: string
  readonly href: string
}

export type Order = {
  readonly header: OrderHeader
  /** Only for the second part of a split order. */
  readonly firstOrderNo?: string | undefined
  readonly billTo: Party
  readonly totals?: Totals | undefined
  readonly transport: string
  /** Set if the order is picked up. */
  readonly pickup?: Pickup | undefined
  readonly payment: string
  /** True if the goods are delivered only after the payment has arrived. */
  readonly isPrepaid: boolean
  readonly contact?: string | undefined
  /** Text on the delivery note. */
  readonly remark?: string | undefined
  readonly lines: readonly OrderLine[]
  /** Sorted by date, oldest first. */
  readonly timeline: readonly OrderEvent[]
  readonly documents: readonly DocumentRef[]
  readonly safetyDataSheets: readonly SafetyDataSheet[]
  /** ISO 8601 time of the data. */
  readonly asOf: string
}

export const isOpenLine = ({ outstanding }: OrderLine): boolean => outstanding > 0

/** Direction in which the promised date has moved. */
export function dateChange({
  promisedDate,
  previousDate,
}: Pick<OrderLine, 'promisedDate' | 'previousDate'>): 'later' | 'earlier' | undefined {
  if (promisedDate === undefined || previousDate === undefined || promisedDate === previousDate)
    return undefined
  return promisedDate > previousDate ? 'later' : 'earlier'
}
