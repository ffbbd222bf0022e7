import type { DocumentFilter } from '#contracts/documents/documents.contract.ts'
import {
  matchesTerm,
  isChosen,
  isWithin,
  listFacet,
  sorted,
  type Columns,
  type ListQuery,
} from '../data-table/paged.ts'
import { isoDay } from '../calendar/calendar.ts'
import { packagesOf } from '../orders/packages.ts'
import { creditNoteStatus, invoiceStatus, openAmountOf, shipmentStatus } from '../orders/statuses.ts'
import type { Caller } from '../session/callers.ts'
import { orderNoOf, orderOf, type AccountDocument } from './account-document.ts'
import { grossGramsOf } from './document-view.ts'

type Request = ListQuery<DocumentFilter>

export function filteredDocuments(
  documents: readonly AccountDocument[],
  { term, filter, ...order }: Request,
  caller: Caller,
): readonly AccountDocument[] {
  const { showPrice } = caller.account
  const matchingDocuments = documents.filter(
    (document) =>
      document.day <= caller.today &&
      isWithin(isoDay(document.day), filter.dateFrom, filter.dateTo) &&
      isWithin(dueDate(document), filter.dueFrom, filter.dueTo) &&
      isOfStatus(document, filter.status, caller) &&
      isWithin(document.documentNo, filter.numberFrom, filter.numberTo) &&
      (!showPrice || isWithin(gross(document), cents(filter.amountFrom), cents(filter.amountTo))) &&
      matchesTerm(filter.sku, skusOf(document)) &&
      matchesTerm(filter.orderNo, [orderNoOf(document), orderOf(document).orderNo]) &&
      matchesTerm(filter.customerOrderReference, [orderOf(document).reference]) &&
      matchesTerm(filter.carrier, [carrier(document)]) &&
      (document.type !== 'CREDIT_NOTE' || isChosen(filter.creditKind, document.creditNote.kind)) &&
      matchesTerm(term, numbersOf(document)),
  )
  return sorted(matchingDocuments, columns(caller), order)
}

/** The facet of carriers, counted without the carrier filter; empty for documents other than shipments. */
export function documentFacets(documents: readonly AccountDocument[], request: Request, caller: Caller) {
  const filter = { ...request.filter, carrier: undefined }
  const facet = listFacet(
    'carrier',
    filteredDocuments(documents, { ...request, filter }, caller),
    (document) => {
      const name = carrier(document)
      // Goods that are picked up have no carrier.
      return name === undefined || name === '' ? undefined : { id: name, name }
    },
  )
  return facet.values.length === 0 ? undefined : [facet]
}

const cents = (units: number | undefined) => (units === undefined ? undefined : Math.round(units * 100))

const skusOf = ({ lines }: AccountDocument) => lines.map(({ product }) => product.sku)

const numbersOf = (document: AccountDocument) => [
  document.documentNo,
  orderNoOf(document),
  orderOf(document).reference,
  ...('shipment' in document ? [document.shipment.trackingNo] : []),
  ...('invoice' in document ? [document.invoice.shipment.deliveryNoteNo] : []),
  ...('creditNote' in document ? [document.creditNote.invoice.invoiceNo] : []),
  ...skusOf(document),
]

/** True if the document matches the status filter; "open" includes overdue and partly paid documents. */
function isOfStatus(
  document: AccountDocument,
  requestedStatus: DocumentFilter['status'],
  caller: Caller,
): boolean {
  if (requestedStatus === undefined || requestedStatus === 'all') return true
  if (requestedStatus === 'open' && 'invoice' in document) return openAmountOf(document.invoice) > 0
  return statusOf(document, caller) === requestedStatus
}

function statusOf(document: AccountDocument, { today }: Caller): string {
  switch (document.type) {
    case 'INVOICE':
      return invoiceStatus(document.invoice, today)
    case 'CREDIT_NOTE':
      return creditNoteStatus(document.creditNote)
    case 'ORDER_RESPONSE':
      return 'confirmed'
    default:
      return shipmentStatus(document.shipment)
  }
}

const dueDate = (document: AccountDocument) =>
  'invoice' in document ? isoDay(document.invoice.dueDay) : undefined

function gross(document: AccountDocument): number | undefined {
  if ('invoice' in document) return document.invoice.gross
  return 'creditNote' in document ? document.creditNote.gross : undefined
}

function open(document: AccountDocument): number {
  if ('invoice' in document) return openAmountOf(document.invoice)
  return 'creditNote' in document && !document.creditNote.applied ? document.creditNote.gross : 0
}

const carrier = (document: AccountDocument) =>
  'shipment' in document ? document.shipment.carrier : undefined

const net = (document: AccountDocument): number =>
  ('invoice' in document && document.invoice.net) ||
  ('creditNote' in document && document.creditNote.net) ||
  0

const columns = (caller: Caller): Columns<AccountDocument> => ({
  date: ({ day }) => day,
  documentNo: ({ documentNo }) => documentNo,
  dueDate: (document) => ('invoice' in document ? document.invoice.dueDay : 0),
  customerOrderReference: (document) => orderOf(document).reference,
  status: (document) => statusOf(document, caller),
  carrier: (document) => carrier(document) ?? '',
  packages: (document) => ('shipment' in document ? packagesOf(document.shipment).length : 0),
  grossWeightKg: (document) => ('shipment' in document ? grossGramsOf(document.shipment) : 0),
  ...(caller.account.showPrice && {
    net,
    total: (document: AccountDocument) => gross(document) ?? 0,
    openAmount: open,
  }),
})
