import type { CreditNote, Invoice, Order, OrderChain, Shipment } from './order-chain.ts'

/** All that an account has ordered, and what came of it; newest first. */
export type AccountHistory = {
  readonly chains: readonly OrderChain[]
  readonly orders: readonly Order[]
  readonly shipments: readonly Shipment[]
  readonly invoices: readonly Invoice[]
  readonly creditNotes: readonly CreditNote[]
  /** By the first and the second number. */
  readonly chainByOrderNo: ReadonlyMap<string, OrderChain>
}

/** Takes the chains oldest first. */
export function historyOf(oldestFirst: readonly OrderChain[]): AccountHistory {
  const chains = oldestFirst.toReversed()
  const byDay = <Item extends { readonly day: number }>(items: readonly Item[]) =>
    items.toSorted((one, other) => other.day - one.day)
  return {
    chains,
    orders: chains.map(({ order }) => order),
    shipments: byDay(chains.flatMap(({ shipments }) => shipments.toReversed())),
    invoices: byDay(chains.flatMap(({ invoices }) => invoices.toReversed())),
    creditNotes: byDay(chains.flatMap(({ creditNotes }) => creditNotes.toReversed())),
    chainByOrderNo: new Map(
      chains.flatMap((chain) => {
        const { orderNo, secondOrderNo } = chain.order
        return [orderNo, ...(secondOrderNo === undefined ? [] : [secondOrderNo])].map(
          (no) => [no, chain] as const,
        )
      }),
    ),
  }
}
