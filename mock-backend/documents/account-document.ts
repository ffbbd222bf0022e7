import type { DocumentFormat, DocumentType } from '#contracts/documents/document.dto.ts'
import type { Account } from '../session/account.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import type { Day } from '../calendar/calendar.ts'
import { withDeposits } from '../orders/core-deposits.ts'
import type {
  DocumentFlowLine,
  CreditNote,
  Invoice,
  Order,
  DocumentFlow,
  Shipment,
} from '../orders/document-flow.ts'

type Of<Type extends DocumentType, Source> = {
  readonly type: Type
  readonly documentNo: string
  readonly day: Day
  readonly lines: readonly DocumentFlowLine[]
} & Source

/** A document of an account, with the data that its type needs. */
export type AccountDocument =
  | Of<'INVOICE', { readonly invoice: Invoice }>
  | Of<'CREDIT_NOTE', { readonly creditNote: CreditNote }>
  | Of<'DESPATCH_ADVICE' | 'PACKING_LIST', { readonly shipment: Shipment }>
  | Of<'ORDER_RESPONSE', { readonly flow: DocumentFlow }>

/** The right that an account needs to see documents of a type. */
export const rightForDocument = {
  INVOICE: 'invoice',
  CREDIT_NOTE: 'invoice',
  DESPATCH_ADVICE: 'shipment',
  PACKING_LIST: 'shipment',
  ORDER_RESPONSE: 'order',
} as const satisfies Record<DocumentType, keyof Account>

export const formatsOf: Readonly<Record<DocumentType, readonly DocumentFormat[]>> = {
  INVOICE: ['PDF', 'XML'],
  CREDIT_NOTE: ['PDF', 'XML'],
  DESPATCH_ADVICE: ['PDF'],
  PACKING_LIST: ['PDF', 'XLSX'],
  ORDER_RESPONSE: ['PDF'],
}

/** Newest first. */
export function documentsOf(history: AccountHistory, type: DocumentType): AccountDocument[] {
  switch (type) {
    case 'INVOICE':
      return history.invoices.map((invoice) => {
        const { invoiceNo: documentNo, day, lines } = invoice
        return { type, documentNo, day, lines, invoice }
      })
    case 'CREDIT_NOTE':
      return history.creditNotes.map((creditNote) => {
        const { creditNoteNo: documentNo, day, lines } = creditNote
        return { type, documentNo, day, lines, creditNote }
      })
    case 'DESPATCH_ADVICE':
    case 'PACKING_LIST':
      return history.shipments.map((shipment) => {
        const { deliveryNoteNo: documentNo, day, lines } = shipment
        return { type, documentNo, day, lines, shipment }
      })
    case 'ORDER_RESPONSE':
      return history.flows.map((flow) => ({
        type,
        documentNo: flow.order.orderNo,
        day: flow.order.confirmedDay,
        lines: confirmedLines(flow.order),
        flow,
      }))
  }
}

const confirmedLines = (order: Order): DocumentFlowLine[] =>
  withDeposits(
    order,
    order.lines
      .map(({ lineNo, product, ordered, cancelled, unitPrice }) => ({
        kind: 'PART' as const,
        lineNo,
        product,
        quantity: ordered - cancelled,
        unitPrice,
      }))
      .filter(({ quantity }) => quantity > 0),
  )

export const findDocument = (history: AccountHistory, type: DocumentType, documentNo: string) =>
  documentsByNo(history, type).get(documentNo)

export const documentsByNo = (history: AccountHistory, type: DocumentType) =>
  new Map(documentsOf(history, type).map((document) => [document.documentNo, document]))

/** Shipment of the document; undefined for an order confirmation. */
export function shipmentOf(document: AccountDocument): Shipment | undefined {
  switch (document.type) {
    case 'INVOICE':
      return document.invoice.shipment
    case 'CREDIT_NOTE':
      return document.creditNote.invoice.shipment
    case 'ORDER_RESPONSE':
      return undefined
    default:
      return document.shipment
  }
}

export function orderOf(document: AccountDocument) {
  switch (document.type) {
    case 'INVOICE':
      return document.invoice.shipment.order
    case 'CREDIT_NOTE':
      return document.creditNote.invoice.shipment.order
    case 'ORDER_RESPONSE':
      return document.flow.order
    default:
      return document.shipment.order
  }
}

export const orderNoOf = (document: AccountDocument): string => orderOf(document).orderNo

/** Identifies the order line of a line of a document. */
export const orderLineKey = (document: AccountDocument, lineNo: number) =>
  `${orderOf(document).orderNo} ${lineNo}`
