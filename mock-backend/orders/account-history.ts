import { nameOf, type Account } from '../session/account.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import type { ClaimCase } from './claim-case.ts'
import type { Booking } from './pickup-desk.ts'
import type { CreditNote, Invoice, Order, OrderChain, Shipment } from './order-chain.ts'

/** All orders of an account with their documents, newest first. */
export type AccountHistory = {
  readonly chains: readonly OrderChain[]
  readonly orders: readonly Order[]
  readonly shipments: readonly Shipment[]
  readonly invoices: readonly Invoice[]
  readonly creditNotes: readonly CreditNote[]
  /** Everything that has happened, oldest first. */
  readonly events: readonly LedgerEvent[]
  readonly claims: readonly ClaimCase[]
  readonly bookings: readonly Booking[]
  readonly chainByOrderNo: ReadonlyMap<string, OrderChain>
}

/** Builds the history from chains sorted oldest first. */
export function historyOf(
  oldestFirst: readonly OrderChain[],
  events: readonly LedgerEvent[],
  claims: readonly ClaimCase[],
  bookings: readonly Booking[],
): AccountHistory {
  const chains = oldestFirst.toReversed()
  const byDay = <Item extends { readonly day: number }>(items: readonly Item[]) =>
    items.toSorted((one, other) => other.day - one.day)
  return {
    chains,
    orders: chains.map(({ order }) => order),
    shipments: byDay(chains.flatMap(({ shipments }) => shipments.toReversed())),
    invoices: byDay(chains.flatMap(({ invoices }) => invoices.toReversed())),
    creditNotes: byDay(chains.flatMap(({ creditNotes }) => creditNotes.toReversed())),
    events,
    claims,
    bookings,
    chainByOrderNo: new Map(chains.map((chain) => [chain.order.orderNo, chain])),
  }
}

const ownHistories = new WeakMap<AccountHistory, Map<string, AccountHistory>>()

/** The part of a company's history with the orders of one person. */
export function ownHistory(history: AccountHistory, account: Account): AccountHistory {
  const known = ownHistories.get(history) ?? new Map<string, AccountHistory>()
  ownHistories.set(history, known)
  const own = known.get(account.contactId) ?? filteredHistory(history, (order) => isPlacedBy(order, account))
  known.set(account.contactId, own)
  return own
}

/** Generated orders have no person, but a name, in full or with an initial. */
function isPlacedBy(order: Order, { contactId, givenName, familyName }: Account): boolean {
  if (order.placedById !== undefined) return order.placedById === contactId
  return [nameOf({ givenName, familyName }), `${givenName.slice(0, 1)}. ${familyName}`].includes(
    order.placedBy,
  )
}

function filteredHistory(history: AccountHistory, isOwn: (order: Order) => boolean): AccountHistory {
  const chains = history.chains.filter(({ order }) => isOwn(order))
  const orderNos = new Set(chains.map(({ order }) => order.orderNo))
  const documents = new Set<unknown>(
    chains.flatMap(({ shipments, invoices, creditNotes }) => [...shipments, ...invoices, ...creditNotes]),
  )
  const shipments = history.shipments.filter((one) => documents.has(one))
  const deliveryNoteNos = new Set(shipments.map(({ deliveryNoteNo }) => deliveryNoteNo))
  return {
    chains,
    orders: chains.map(({ order }) => order),
    shipments,
    invoices: history.invoices.filter((one) => documents.has(one)),
    creditNotes: history.creditNotes.filter((one) => documents.has(one)),
    events: history.events.filter(({ orderNo }) => orderNos.has(orderNo ?? '')),
    claims: history.claims.filter(({ goods }) => orderNos.has(goods.orderNo)),
    bookings: history.bookings.filter(
      (one) => orderNos.has(one.orderNo ?? '') || one.deliveryNoteNos.some((no) => deliveryNoteNos.has(no)),
    ),
    chainByOrderNo: new Map(chains.map((chain) => [chain.order.orderNo, chain])),
  }
}
