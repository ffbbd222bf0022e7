import type { Address } from '#contracts/addresses/addresses.contract.ts'
import type { Appointment } from '#contracts/appointments/appointment.contract.ts'
import type { CreditKind } from '#contracts/documents/document.dto.ts'
import type { ListExport } from '#contracts/documents/documents.contract.ts'
import { filteredAddresses } from '../addresses/address-list.ts'
import { filteredAppointments } from '../appointments/appointment-view.ts'
import type { favouriteItem } from '../favourites/favourite-item.ts'
import { listedItems } from '../favourites/list-items.ts'
import { filteredBackorders, backordersOf, type Backorder } from '../orders/backorders.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { isoDay } from '../orders/calendar.ts'
import type { OrderChain } from '../orders/order-chain.ts'
import { filteredOrders } from '../orders/order-list.ts'
import { openQuantityOf } from '../orders/statuses.ts'
import { orderHeader, orderNet } from '../orders/views/order-view.ts'
import type { Caller } from '../session/callers.ts'
import { documentsOf, flagOf, type AccountDocument } from './account-document.ts'
import type { Field } from './list-field.ts'
import { addressFields, appointmentFields } from './place-fields.ts'
import { filteredDocuments } from './document-list.ts'
import { documentHeader } from './document-view.ts'
import { creditTexts, labelIn, statusTexts } from './document-texts.ts'
import type { Sheet } from './spreadsheet.ts'

type Flag = 'order' | 'invoice' | 'shipment'

/** The right that a list needs; none for favourites and addresses, which every customer has. */
export function flagOfList({ list }: ListExport): Flag | undefined {
  if (list === 'FAVOURITES' || list === 'ADDRESSES') return undefined
  if (list === 'APPOINTMENTS') return 'shipment'
  return list === 'ORDERS' || list === 'BACKORDERS' ? 'order' : flagOf[list]
}

type Items = readonly ReturnType<typeof favouriteItem>[]

/** Data sources of the list exports. */
export type ListSources = {
  readonly history: AccountHistory
  /** Empty for an unknown list. */
  readonly favouritesIn: (listId: string) => Items
  readonly addresses: () => readonly Address[]
  readonly appointments: () => readonly Appointment[]
}

/** The rows of a list, or only the selected ones; without price columns for callers who may not see prices. */
export function exportedList(request: ListExport, sources: ListSources, signedIn: Caller): Sheet {
  const { history, favouritesIn } = sources
  const caller = request.withoutPrices ? withoutPrices(signedIn) : signedIn
  switch (request.list) {
    case 'ORDERS':
      return sheet(
        marked(filteredOrders(history.chains, request, caller), request.ids, orderNoOf),
        orderFields(caller),
        caller,
      )
    case 'BACKORDERS':
      return sheet(
        marked(
          filteredBackorders(backordersOf(history.chains, caller), request, caller),
          request.ids,
          ({ id }) => id,
        ),
        backorderFields(caller),
        caller,
      )
    case 'FAVOURITES':
      return sheet(
        marked(listedItems(favouritesIn(request.listId), request), request.ids, ({ sku }) => sku),
        favouriteFields(caller),
        caller,
      )
    case 'ADDRESSES':
      return sheet(
        marked(filteredAddresses(sources.addresses(), request), request.ids, ({ id }) => id),
        addressFields(caller),
        caller,
      )
    case 'APPOINTMENTS':
      return sheet(
        marked(filteredAppointments(sources.appointments(), request), request.ids, ({ no }) => no),
        appointmentFields(caller),
        caller,
      )
    default:
      return sheet(
        marked(
          filteredDocuments(documentsOf(history, request.list), request, caller),
          request.ids,
          ({ documentNo }) => documentNo,
        ),
        documentFields(request.list, caller),
        caller,
      )
  }
}

const withoutPrices = (caller: Caller): Caller => ({
  ...caller,
  account: { ...caller.account, showPrice: false },
})

const orderNoOf = ({ order }: OrderChain) => order.orderNo

function marked<Row>(rows: readonly Row[], ids: readonly string[] | undefined, idOf: (row: Row) => string) {
  if (ids === undefined) return rows
  const wanted = new Set(ids)
  return rows.filter((row) => wanted.has(idOf(row)))
}

function sheet<Row>(rows: readonly Row[], fields: readonly Field<Row>[], { language }: Caller): Sheet {
  const label = labelIn(language)
  return {
    titles: fields.map(([name]) => label(name)),
    rows: rows.map((row) => fields.map(([, valueOf]) => valueOf(row) ?? '')),
  }
}

const priced = <Row>({ account }: Caller, ...fields: Field<Row>[]): Field<Row>[] =>
  account.showPrice ? [...fields, ['currency', () => account.currency]] : []

const orderFields = (caller: Caller): Field<OrderChain>[] => [
  ['number', orderNoOf],
  ['secondOrder', ({ order }) => order.secondOrderNo],
  ['date', ({ order }) => isoDay(order.day)],
  ['reference', ({ order }) => order.reference],
  ['placedBy', ({ order }) => order.placedBy],
  ['shipTo', ({ order }) => `${order.shipTo.postCode} ${order.shipTo.city}`],
  ['lines', ({ order }) => order.lines.length],
  ['status', (chain) => statusTexts[orderHeader(chain, caller).status][caller.language]],
  ['outstanding', ({ order }) => openQuantityOf(order)],
  ...priced<OrderChain>(caller, ['net', ({ order }) => orderNet(order) / 100]),
]

const backorderFields = (caller: Caller): Field<Backorder>[] => [
  ['order', ({ line }) => line.orderNo],
  ['line', ({ line }) => line.lineNo],
  ['reference', ({ order }) => order.reference],
  ['date', ({ order }) => isoDay(order.day)],
  ['part', ({ line }) => line.product.sku],
  ['name', ({ line }) => line.product.names[caller.language]],
  ['ordered', ({ line }) => line.ordered],
  ['delivered', ({ line }) => line.delivered],
  ['outstanding', ({ line }) => line.outstanding],
  ['promised', ({ line }) => (line.promised === undefined ? undefined : isoDay(line.promised))],
  ['previous', ({ line }) => (line.previous === undefined ? undefined : isoDay(line.previous))],
  ...priced<Backorder>(caller, ['net', ({ line }) => (line.outstanding * line.unitPrice) / 100]),
]

const favouriteFields = (caller: Caller): Field<Items[number]>[] => [
  ['part', ({ article }) => article.sku],
  ['name', ({ article }) => article.name],
  ['manufacturer', ({ article }) => article.manufacturer],
  ['quantity', ({ quantity }) => quantity],
  ['least', ({ min }) => min],
  ['most', ({ max }) => max],
  ['note', ({ note }) => note],
  ...priced<Items[number]>(caller, ['price', ({ price }) => price?.value]),
  ['added', ({ addedAt }) => addedAt.slice(0, 10)],
]

function documentFields(
  type: keyof typeof flagOf & ListExport['list'],
  caller: Caller,
): Field<AccountDocument>[] {
  const header = (document: AccountDocument) => documentHeader(document, caller)
  const creditWord = (kind: CreditKind | undefined) => kind && creditTexts[kind][caller.language]
  const common: Field<AccountDocument>[] = [
    ['number', ({ documentNo }) => documentNo],
    ['date', ({ day }) => isoDay(day)],
    ['status', (document) => statusTexts[header(document).status][caller.language]],
    ['order', (document) => header(document).orderNos.join(' ')],
    ['reference', (document) => header(document).customerOrderReference],
  ]
  if (type === 'DESPATCH_ADVICE' || type === 'PACKING_LIST') {
    return [
      ...common,
      ['carrier', (document) => header(document).carrier],
      ['tracking', (document) => header(document).trackingNo],
      ['packages', (document) => header(document).packages],
      ['weight', (document) => header(document).grossWeightKg],
    ]
  }
  return [
    ...common,
    ...(type === 'INVOICE'
      ? ([['dueDate', (document) => header(document).dueDate]] satisfies Field<AccountDocument>[])
      : ([
          ['kind', (document) => creditWord(header(document).creditKind)],
          ['invoice', (document) => header(document).invoiceNo],
        ] satisfies Field<AccountDocument>[])),
    ...priced<AccountDocument>(
      caller,
      ['net', (document) => header(document).net?.value],
      ['tax', (document) => header(document).tax?.value],
      ['gross', (document) => header(document).total?.value],
      ['open', (document) => header(document).openAmount?.value],
    ),
  ]
}
