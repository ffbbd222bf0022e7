import type { DocumentHeader, DocumentStatus, DocumentType } from '#domain/documents/document.ts'
import type { ListFilter } from '#domain/data-table/list-shape.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListColumnOf, ListDefinition } from '../data-table/list-definition.ts'
import { PARCEL_STATES } from '#domain/goods/goods-state.ts'
import { stateCell } from '../data-table/states.ts'
import { orderLinks } from '../order-facts/order-cells.ts'
import { documentLinks } from '../document-files/document-links.ts'

type Column = ListColumnOf<DocumentHeader>

export type DocumentListDefinition = ListDefinition<DocumentHeader> & { readonly documentType: DocumentType }

const documentNo: Column = {
  id: 'documentNo',
  isHeading: true,
  isSortable: true,
  cell: ({ documentType, documentNo: no }) => documentLinks(documentType, [no]),
}
const date: Column = { id: 'date', isSortable: true, cell: (document) => cells.day(document.date) }
const orders: Column = { id: 'orderNos', cell: (document) => orderLinks(document.orderNos) }
const reference: Column = {
  id: 'customerOrderReference',
  isSortable: true,
  cell: (document) => cells.text(document.customerOrderReference),
}
const status: Column = {
  id: 'status',
  isSortable: true,
  place: 'flag',
  cell: (document) => stateCell(document.status),
}
const files: Column = { id: 'documents', isControl: true, place: 'wide', cell: () => undefined }
const deliveries: Column = {
  id: 'deliveryNoteNos',
  cell: (document) => documentLinks('DESPATCH_ADVICE', document.deliveryNoteNos),
}
const invoice: Column = {
  id: 'invoiceNo',
  cell: ({ invoiceNo: no }) => documentLinks('INVOICE', no === undefined ? [] : [no]),
}
const destination: Column = { id: 'shipTo', cell: (document) => cells.text(document.shipTo?.city) }

const amount = (id: 'net' | 'tax' | 'total' | 'paid' | 'openAmount'): Column => ({
  id,
  isPrice: true,
  isSortable: id === 'net' || id === 'total' || id === 'openAmount',
  align: 'end',
  cell: (document) => cells.money(document[id]),
})

const freight: readonly Column[] = [
  {
    id: 'packages',
    isSortable: true,
    align: 'end',
    cell: (document) => cells.count(document.packages),
  },
  {
    id: 'grossWeightKg',
    isSortable: true,
    align: 'end',
    cell: (document) => cells.count(document.grossWeightKg, 'kilogram'),
  },
]

const period: ListFilter = { id: 'date', kind: 'dates' }
const statusOf = (...values: readonly DocumentStatus[]): ListFilter => ({
  id: 'status',
  kind: 'choice',
  values,
})
const amounts: ListFilter = { id: 'amount', kind: 'amounts', isPrice: true }
const carriers: ListFilter = { id: 'carrier', kind: 'facet' }

const common = {
  isTraced: true,
  isSelectable: true,
  sort: { by: 'date', desc: true },
  keyOf: (document: DocumentHeader) => document.documentNo,
} as const

export const invoiceList: DocumentListDefinition = {
  ...common,
  name: 'invoices',
  routeId: 'salesinvoice',
  documentType: 'INVOICE',
  filters: [
    period,
    statusOf('open', 'partPaid', 'overdue', 'paid'),
    { id: 'due', kind: 'dates' },
    amounts,
    { id: 'number', kind: 'numbers' },
  ],
  columns: [
    documentNo,
    date,
    { id: 'dueDate', isSortable: true, cell: (document) => cells.day(document.dueDate) },
    orders,
    reference,
    { ...deliveries, isExtra: true },
    { ...amount('net'), isExtra: true },
    { ...amount('tax'), isExtra: true },
    amount('total'),
    { ...amount('paid'), isExtra: true },
    amount('openAmount'),
    status,
    files,
  ],
}

export const creditNoteList: DocumentListDefinition = {
  ...common,
  name: 'creditnotes',
  routeId: 'creditnotes',
  documentType: 'CREDIT_NOTE',
  filters: [
    period,
    { id: 'creditKind', kind: 'choice', values: ['RETURN', 'PRICE', 'CORE', 'BONUS'] },
    statusOf('open', 'applied'),
    amounts,
  ],
  columns: [
    documentNo,
    date,
    {
      id: 'creditKind',
      cell: ({ creditKind }) => creditKind && cells.message(`list.value.creditKind.${creditKind}`),
    },
    invoice,
    reference,
    { ...amount('net'), isExtra: true },
    { ...amount('tax'), isExtra: true },
    amount('total'),
    amount('openAmount'),
    { id: 'currency', isPrice: true, isExtra: true, cell: ({ total }) => cells.text(total?.currency) },
    status,
    files,
  ],
}

export const deliveryNoteList: DocumentListDefinition = {
  ...common,
  name: 'deliverynotes',
  routeId: 'deliverynotes',
  documentType: 'DESPATCH_ADVICE',
  filters: [period, carriers, statusOf(...PARCEL_STATES), { id: 'customerOrderReference', kind: 'text' }],
  columns: [
    documentNo,
    date,
    orders,
    reference,
    destination,
    { id: 'carrier', cell: ({ carrier }) => cells.text(carrier) },
    { id: 'trackingNo', isExtra: true, cell: ({ trackingNo }) => cells.number(trackingNo) },
    ...freight,
    { id: 'deliveredAt', isExtra: true, cell: ({ deliveredAt }) => cells.day(deliveredAt) },
    status,
    { ...invoice, isExtra: true },
    files,
  ],
}

export const packingList: DocumentListDefinition = {
  ...common,
  name: 'packinglist',
  routeId: 'packinglist',
  documentType: 'PACKING_LIST',
  filters: [period, { id: 'sku', kind: 'text' }, { id: 'orderNo', kind: 'text' }, statusOf(...PARCEL_STATES)],
  columns: [documentNo, date, orders, reference, destination, ...freight, status, files],
}
