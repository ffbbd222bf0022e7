import { nameOf, type Account } from '../session/account.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import type { ClaimCase } from './claim-case.ts'
import type { Booking } from './pickup-service.ts'
import type { CreditNote, Invoice, Order, DocumentFlow, Shipment } from './document-flow.ts'

/** All orders of an account with their documents, newest first. */
export type AccountHistory = {
  readonly flows: readonly DocumentFlow[]
  readonly orders: readonly Order[]
  readonly shipments: readonly Shipment[]
  readonly invoices: readonly Invoice[]
  readonly creditNotes: readonly CreditNote[]
  /** Events of the account's orders, oldest first. */
  readonly events: readonly LedgerEvent[]
  readonly claims: readonly ClaimCase[]
  readonly bookings: readonly Booking[]
  readonly flowByOrderNo: ReadonlyMap<string, DocumentFlow>
}

/** Builds the history from document flows, which must be sorted by age, oldest first. */
export function historyOf(
  oldestFirst: readonly DocumentFlow[],
  events: readonly LedgerEvent[],
  claims: readonly ClaimCase[],
  bookings: readonly Booking[],
): AccountHistory {
  const flows = oldestFirst.toReversed()
  const byDay = <Item extends { readonly day: number }>(items: readonly Item[]) =>
    items.toSorted((one, other) => other.day - one.day)
  return {
    flows,
    orders: flows.map(({ order }) => order),
    shipments: byDay(flows.flatMap(({ shipments }) => shipments.toReversed())),
    invoices: byDay(flows.flatMap(({ invoices }) => invoices.toReversed())),
    creditNotes: byDay(flows.flatMap(({ creditNotes }) => creditNotes.toReversed())),
    events,
    claims,
    bookings,
    flowByOrderNo: new Map(flows.map((flow) => [flow.order.orderNo, flow])),
  }
}

const ownHistories = new WeakMap<AccountHistory, Map<string, AccountHistory>>()

/** The history limited to the orders of one person. */
export function ownHistory(history: AccountHistory, account: Account): AccountHistory {
  const historyByContact = ownHistories.get(history) ?? new Map<string, AccountHistory>()
  ownHistories.set(history, historyByContact)
  const personHistory =
    historyByContact.get(account.contactId) ?? filteredHistory(history, (order) => isPlacedBy(order, account))
  historyByContact.set(account.contactId, personHistory)
  return personHistory
}

/**
 * True if the person placed the order. Generated orders contain no person id, but a name in full or with an
 * initial.
 */
function isPlacedBy(order: Order, { contactId, givenName, familyName }: Account): boolean {
  if (order.placedById !== undefined) return order.placedById === contactId
  return [nameOf({ givenName, familyName }), `${givenName.slice(0, 1)}. ${familyName}`].includes(
    order.placedBy,
  )
}

function filteredHistory(history: AccountHistory, isOwn: (order: Order) => boolean): AccountHistory {
  const flows = history.flows.filter(({ order }) => isOwn(order))
  const orderNos = new Set(flows.map(({ order }) => order.orderNo))
  const documents = new Set<unknown>(
    flows.flatMap(({ shipments, invoices, creditNotes }) => [...shipments, ...invoices, ...creditNotes]),
  )
  const shipments = history.shipments.filter((one) => documents.has(one))
  const deliveryNoteNos = new Set(shipments.map(({ deliveryNoteNo }) => deliveryNoteNo))
  return {
    flows,
    orders: flows.map(({ order }) => order),
    shipments,
    invoices: history.invoices.filter((one) => documents.has(one)),
    creditNotes: history.creditNotes.filter((one) => documents.has(one)),
    events: history.events.filter(({ orderNo }) => orderNos.has(orderNo ?? '')),
    claims: history.claims.filter(({ goods }) => orderNos.has(goods.orderNo)),
    bookings: history.bookings.filter(
      (one) => orderNos.has(one.orderNo ?? '') || one.deliveryNoteNos.some((no) => deliveryNoteNos.has(no)),
    ),
    flowByOrderNo: new Map(flows.map((flow) => [flow.order.orderNo, flow])),
  }
}
