import type { ServerInferResponseBody } from '@ts-rest/core'
import type { DocumentType } from '#contracts/documents/document.dto.ts'
import type { ordersContract } from '#contracts/orders/orders.contract.ts'
import { dayOf, isoDay, type Day } from '../calendar/calendar.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import type { Terms } from './invoices.ts'
import type { Order, DocumentFlow } from './document-flow.ts'
import { paymentNames, transportNames } from '../shipping/checkout-names.ts'
import { safetySheetsOn } from '../products/safety-data-sheet.ts'
import { creditNoteStatus, invoiceStatus, shipmentStatus } from './statuses.ts'
import { totalsOf } from './totals.ts'
import { orderHeader, orderLine, orderNet, orderTotals } from './order-view.ts'
import type { Caller } from '../session/callers.ts'
import { isoNow, pricesIfVisible } from './visible.ts'

type Details = ServerInferResponseBody<(typeof ordersContract)['get'], 200>
type Event = Details['timeline'][number]

export function orderDetails(flow: DocumentFlow, caller: Caller, { vat }: Terms): Details {
  const { order } = flow
  const totals = totalsOf(orderNet(order), vat)
  const { net, tax, gross } = pricesIfVisible(caller, totals)
  return {
    header: orderHeader(flow, caller),
    ...(order.firstOrderNo !== undefined && { firstOrderNo: order.firstOrderNo }),
    billTo: order.billTo,
    ...(net &&
      tax &&
      gross && { totals: { ...chargedBeside(order, caller), net, tax, gross, taxPercent: vat.percent } }),
    transport: transportNames[order.transport][caller.language],
    payment: paymentNames[order.payment][caller.language],
    paymentKind: order.payment,
    ...(order.contact !== undefined && { contact: order.contact }),
    ...(order.remark !== undefined && { remark: order.remark }),
    lines: order.lines.map((line) => orderLine(flow, line, caller)),
    timeline: timeline(flow),
    documents: documents(flow, caller),
    safetyDataSheets: safetySheetsOn(
      order.day,
      order.lines.map(({ product }) => product),
      caller.language,
    ),
    asOf: isoNow(caller),
  }
}

/** Transport and core deposits as separate amounts, if the net sum contains any. */
function chargedBeside(order: Order, caller: Caller) {
  const { transport, coreDeposits } = pricesIfVisible(caller, orderTotals(order))
  return { ...(transport?.value && { transport }), ...(coreDeposits?.value && { coreDeposits }) }
}

const DOCUMENT_TYPES = {
  CONFIRMED: 'ORDER_RESPONSE',
  SHIPPED: 'DESPATCH_ADVICE',
  DELIVERED: 'DESPATCH_ADVICE',
  INVOICED: 'INVOICE',
  PAID: 'INVOICE',
  CREDITED: 'CREDIT_NOTE',
  REFUNDED: 'INVOICE',
} as const satisfies Partial<Record<Event['kind'], DocumentType>>
const SHOWN: ReadonlySet<string> = new Set([
  'PLACED',
  'CANCELLED',
  'DATE_CHANGED',
  'PAYMENT_RECEIVED',
  ...Object.keys(DOCUMENT_TYPES),
])

/** Timeline of an order; equal events of one day are merged. */
function timeline({ order, events }: DocumentFlow): Event[] {
  const shownEvents = events
    .filter((event) => isShown(event, order))
    .map(({ kind: happened, at: time, documentNo }): Event => {
      const kind = happened === 'PAYMENT_RECEIVED' ? 'PAID' : (happened as Event['kind'])
      const documentType =
        documentNo !== undefined && kind in DOCUMENT_TYPES
          ? DOCUMENT_TYPES[kind as keyof typeof DOCUMENT_TYPES]
          : undefined
      return {
        kind,
        date: isoDay(dayOf(time)),
        ...(documentType && { documentType }),
        ...(documentNo !== undefined && { documentNo }),
      }
    })
  return [...new Map(shownEvents.map((event) => [JSON.stringify(event), event])).values()]
}

/** False for the payment event of an order that was paid with the order: the timeline already shows that payment. */
const isShown = ({ kind }: LedgerEvent, { payment }: Order): boolean =>
  SHOWN.has(kind) && (kind !== 'PAID' || payment === 'ACCOUNT')

/** The documents that the account may see. */
function documents({ order, shipments, invoices, creditNotes }: DocumentFlow, { account, today }: Caller) {
  const shipped = account.shipment ? shipments : []
  const invoiced = account.invoice ? invoices : []
  const credited = account.invoice ? creditNotes : []
  const entry = (
    documentType: DocumentType,
    documentNo: string,
    day: Day,
    status: Details['documents'][number]['status'],
  ) => ({
    documentType,
    documentNo,
    date: isoDay(day),
    status,
  })
  return [
    ...(order.confirmedDay <= today
      ? [entry('ORDER_RESPONSE', order.orderNo, order.confirmedDay, 'confirmed')]
      : []),
    ...shipped.flatMap((shipment) =>
      (['DESPATCH_ADVICE', 'PACKING_LIST'] as const).map((type) =>
        entry(type, shipment.deliveryNoteNo, shipment.day, shipmentStatus(shipment)),
      ),
    ),
    ...invoiced.map((invoice) =>
      entry('INVOICE', invoice.invoiceNo, invoice.day, invoiceStatus(invoice, today)),
    ),
    ...credited.map((note) => entry('CREDIT_NOTE', note.creditNoteNo, note.day, creditNoteStatus(note))),
  ]
}
