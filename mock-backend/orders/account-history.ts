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
