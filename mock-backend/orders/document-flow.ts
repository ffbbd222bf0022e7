import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { Day } from '../calendar/calendar.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'

export type TransportKind = 'PARCEL' | 'FREIGHT' | 'EXPRESS' | 'PICKUP'
export type PaymentKind = 'ACCOUNT' | 'CARD' | 'PAYPAL' | 'PREPAYMENT'
type OrderSource = 'WEB' | 'EDI' | 'PHONE' | 'EMAIL'
export type CreditKind = 'RETURN' | 'PRICE' | 'CORE' | 'BONUS'

export type Party = {
  readonly id: string
  readonly company: string
  readonly street: string
  readonly postCode: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryID: string
}

/** Order line in its current state: delivered + outstanding + cancelled = ordered. */
export type OrderLine = {
  readonly lineNo: number
  readonly orderNo: string
  /** True if the part was not in stock at the time of the order. */
  readonly later: boolean
  readonly product: CatalogueProduct
  readonly ordered: number
  readonly cancelled: number
  readonly delivered: number
  readonly invoiced: number
  readonly outstanding: number
  readonly unitPrice: MinorUnits
  /** Net deposit per piece for the old part; 0 for other parts than exchange parts. */
  readonly coreDeposit: MinorUnits
  readonly promised?: Day | undefined
  /** The previously promised day. */
  readonly previous?: Day | undefined
  readonly changedOn?: Day | undefined
  /** Days on which the customer cancelled pieces of the line. */
  readonly cancelledOn?: readonly Day[] | undefined
  readonly note?: string | undefined
  /** Number that the customer used for the part, if it differs from the article number. */
  readonly requestedNumber?: string | undefined
}

export type Order = {
  readonly orderNo: string
  /** The other order of a split order. */
  readonly secondOrderNo?: string | undefined
  readonly firstOrderNo?: string | undefined
  readonly day: Day
  readonly confirmedDay: Day
  readonly cancelledDay?: Day | undefined
  readonly reference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly source: OrderSource
  readonly placedBy: string
  /** Id of the person who placed the order in the shop; absent for generated orders. */
  readonly placedById?: string | undefined
  readonly shipTo: Party
  /** Billing address of the company at the time of the order. */
  readonly billTo: Party
  readonly transport: TransportKind
  /** Promised working days from dispatch to arrival, in the country of delivery; absent if none were promised. */
  readonly transitDays?: number | undefined
  /** Net price of the transport. The invoice of the order's first shipment contains it. */
  readonly transportCharge: MinorUnits
  readonly payment: PaymentKind
  /** True until a second person has approved the order; it is not processed before. */
  readonly awaitsApproval?: boolean | undefined
  /** True until the payment has arrived; the goods are not dispatched before. */
  readonly awaitsPayment?: boolean | undefined
  readonly contact?: string | undefined
  /** Text on the delivery note. */
  readonly remark?: string | undefined
  readonly lines: readonly OrderLine[]
}

/** A line of a shipment, an invoice or a credit note. */
export type DocumentFlowLine = {
  readonly kind: 'PART' | 'CORE_DEPOSIT'
  /** Number of the order line. */
  readonly lineNo: number
  readonly product: CatalogueProduct
  readonly quantity: number
  /** Net price per piece. */
  readonly unitPrice: MinorUnits
}

export type Shipment = {
  readonly deliveryNoteNo: string
  readonly order: Order
  readonly orderNo: string
  readonly day: Day
  /** The planned day of arrival, or of the pick-up. */
  readonly expectedDay: Day
  /** Day of dispatch, or of the pick-up by the customer; absent before. */
  readonly leftDay?: Day | undefined
  /** Day of arrival; absent before. */
  readonly deliveredDay?: Day | undefined
  readonly carrier: string
  readonly trackingNo: string
  readonly lines: readonly DocumentFlowLine[]
}

/** net + tax = gross. */
export type Totals = {
  readonly net: MinorUnits
  readonly tax: MinorUnits
  readonly gross: MinorUnits
}

export type Payment = {
  readonly day: Day
  readonly amount: MinorUnits
  /** Payment method of the order, for example a card. Absent for the payment of an invoice on account. */
  readonly by?: PaymentKind | undefined
  readonly creditNoteNo?: string | undefined
}

export type Invoice = Totals & {
  readonly invoiceNo: string
  readonly shipment: Shipment
  readonly day: Day
  readonly dueDay: Day
  /** Sum of the payments up to today. */
  readonly paid: MinorUnits
  /** Payments up to today, oldest first. */
  readonly payments: readonly Payment[]
  readonly transportCharge: MinorUnits
  readonly lines: readonly DocumentFlowLine[]
}

export type CreditNote = Totals & {
  readonly creditNoteNo: string
  readonly kind: CreditKind
  readonly invoice: Invoice
  readonly day: Day
  /** True if the customer sets off the credit note only months later. */
  readonly isForgotten: boolean
  /** The invoice against which the credit note was set off, or the payment method to which it was refunded. */
  readonly applied?:
    | { readonly day: Day; readonly invoiceNo?: string; readonly refundedBy?: PaymentKind }
    | undefined
  readonly lines: readonly DocumentFlowLine[]
}

/** An order with its shipments, invoices and credit notes. */
export type DocumentFlow = {
  readonly order: Order
  readonly shipments: readonly Shipment[]
  readonly invoices: readonly Invoice[]
  readonly creditNotes: readonly CreditNote[]
  /** Oldest first. */
  readonly events: readonly LedgerEvent[]
}
