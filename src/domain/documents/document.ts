import type { Article, Party } from '../goods/article.ts'
import { parseGoodsState, type GoodsState } from '../goods/goods-state.ts'
import type { Money } from '../shared/money.ts'

/**
 * Document types of UBL 2.1. A packing list has the number of its delivery note, an order response that of its order.
 */
export type DocumentType = 'INVOICE' | 'CREDIT_NOTE' | 'DESPATCH_ADVICE' | 'PACKING_LIST' | 'ORDER_RESPONSE'
export type DocumentFormat = 'PDF' | 'XML' | 'XLSX'

/** States of an invoice or a credit note. */
const PAYMENT_STATES = ['open', 'partPaid', 'paid', 'overdue', 'applied'] as const
type PaymentState = (typeof PAYMENT_STATES)[number]

export type DocumentStatus = PaymentState | GoodsState

export const parseDocumentStatus = (text: string): DocumentStatus =>
  PAYMENT_STATES.find((state) => state === text) ?? parseGoodsState(text)

export type CreditKind = 'RETURN' | 'PRICE' | 'CORE' | 'BONUS'

export type DocumentRef = {
  readonly documentType: DocumentType
  readonly documentNo: string
  /** ISO 8601 date. */
  readonly date: string
  readonly status: DocumentStatus
}

/** A document requested as a file. */
export type DocumentRequest = Pick<DocumentRef, 'documentType' | 'documentNo'> & {
  readonly format: DocumentFormat
}

/** Amounts are absent if prices are hidden or the type of document has no amounts. */
export type DocumentHeader = DocumentRef & {
  readonly dueDate?: string | undefined
  readonly orderNos: readonly string[]
  readonly deliveryNoteNos: readonly string[]
  /** The invoice of a shipment, or the invoice that a credit note corrects. */
  readonly invoiceNo?: string | undefined
  readonly creditKind?: CreditKind | undefined
  readonly customerOrderReference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly net?: Money | undefined
  readonly tax?: Money | undefined
  /** Gross amount to be paid. */
  readonly total?: Money | undefined
  readonly paid?: Money | undefined
  readonly openAmount?: Money | undefined
  readonly shipTo?: Party | undefined
  readonly carrier?: string | undefined
  readonly trackingNo?: string | undefined
  /** Tracking page of the carrier; absent if its origin is not allowed. */
  readonly trackingUrl?: string | undefined
  readonly packages?: number | undefined
  readonly grossWeightKg?: number | undefined
  readonly deliveredAt?: string | undefined
  readonly lineCount: number
  readonly formats: readonly DocumentFormat[]
}

type DocumentLine = {
  readonly lineNo: number
  /** `CORE_DEPOSIT`: the deposit for the old part of an exchange part. */
  readonly kind: 'PART' | 'CORE_DEPOSIT'
  readonly article: Article
  readonly quantity: number
  readonly orderNo: string
  readonly orderLineNo: number
  /** Numbers of the claims about the goods of this line. */
  readonly claimNos?: readonly string[] | undefined
  readonly originCountry: string
  readonly tariffNo: string
  readonly netWeightKg: number
  readonly price?: Money | undefined
  readonly rowTotal?: Money | undefined
}

export type Package = {
  /** GS1 serial shipping container code, 18 digits. */
  readonly sscc: string
  readonly type: 'PARCEL' | 'PALLET'
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
  readonly netWeightKg: number
  readonly grossWeightKg: number
  readonly lines: readonly PackedLine[]
}

export type PackedLine = {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly orderNo: string
  readonly customerOrderReference: string
  readonly originCountry: string
  readonly tariffNo: string
  readonly netWeightKg: number
}

/** Data for the export declaration: one row per customs tariff number and country of origin. */
type TariffRow = {
  readonly tariffNo: string
  readonly originCountry: string
  readonly quantity: number
  readonly netWeightKg: number
  readonly value?: Money | undefined
}

type Payment = {
  readonly date: string
  readonly amount?: Money | undefined
  /** Document that was set off: on an invoice the credit note, on a credit note the invoice. */
  readonly documentNo?: string | undefined
  /** Payment method, if the customer paid with the order or got a refund; absent for a later transfer. */
  readonly by?: string | undefined
}

export type Document = {
  readonly header: DocumentHeader
  readonly billTo: Party
  readonly lines: readonly DocumentLine[]
  /** Net amounts that are charged in addition to the lines. */
  readonly charges: readonly { readonly kind: 'TRANSPORT'; readonly amount?: Money | undefined }[]
  /** VAT of each rate, in percent. */
  readonly taxes: readonly {
    readonly percent: number
    readonly base?: Money | undefined
    readonly tax?: Money | undefined
  }[]
  /** Payments of an invoice, oldest first; of a credit note, the invoices that it was set off against. */
  readonly payments: readonly Payment[]
  /** Related documents that the visitor may see. */
  readonly related: readonly (DocumentRef & { readonly total?: Money | undefined })[]
  readonly packages: readonly Package[]
  readonly tariffs: readonly TariffRow[]
}
