import type { DocumentRef, DocumentType } from '../documents/document.ts'
import type { Money } from '../shared/money.ts'
import type { Article, Party } from './article.ts'

export type OrderStatus = 'received' | 'confirmed' | 'partDelivered' | 'delivered' | 'cancelled'

/** Of which something is still to come. */
export const OPEN_ORDER_STATUSES: readonly OrderStatus[] = ['received', 'confirmed', 'partDelivered']

type OrderSource = 'WEB' | 'EDI' | 'PHONE' | 'EMAIL'

/** Days are ISO 8601. Money is absent where it is hidden. */
export type OrderHeader = {
  /** What could be delivered at once. */
  readonly orderNo: string
  /** What is delivered later, where the order was split. */
  readonly secondOrderNo?: string | undefined
  readonly date: string
  readonly customerOrderReference: string
  readonly source: OrderSource
  readonly placedBy: string
  readonly shipTo: Party
  readonly lineCount: number
  /** Net. */
  readonly total?: Money | undefined
  readonly status: OrderStatus
  readonly openQuantity: number
  readonly deliveryNoteNos: readonly string[]
}

/** delivered + outstanding = confirmed, and confirmed + cancelled = ordered. */
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
  readonly promisedDate?: string | undefined
  /** Where the promise has changed. */
  readonly previousDate?: string | undefined
  /** How many pieces can still be cancelled. */
  readonly cancellable: number
}

type OrderEventKind =
  'PLACED' | 'CONFIRMED' | 'DATE_CHANGED' | 'SHIPPED' | 'DELIVERED' | 'INVOICED' | 'CREDITED' | 'CANCELLED'

export type OrderEvent = {
  readonly kind: OrderEventKind
  readonly date: string
  readonly documentType?: DocumentType | undefined
  readonly documentNo?: string | undefined
}

export type Order = {
  readonly header: OrderHeader
  readonly billTo: Party
  readonly totals?:
    | { readonly net: Money; readonly tax: Money; readonly gross: Money; readonly taxPercent: number }
    | undefined
  readonly transport: string
  readonly payment: string
  readonly lines: readonly OrderLine[]
  /** Oldest first. */
  readonly timeline: readonly OrderEvent[]
  readonly documents: readonly DocumentRef[]
}

export const isOpenLine = ({ outstanding }: OrderLine): boolean => outstanding > 0

/** Of a changed promise, later is bad news and earlier good. */
export function dateChange({
  promisedDate,
  previousDate,
}: Pick<OrderLine, 'promisedDate' | 'previousDate'>): 'later' | 'earlier' | undefined {
  if (promisedDate === undefined || previousDate === undefined || promisedDate === previousDate)
    return undefined
  return promisedDate > previousDate ? 'later' : 'earlier'
}
