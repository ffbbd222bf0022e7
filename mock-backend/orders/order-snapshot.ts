import * as z from 'zod/mini'
import type { Db } from '../db.ts'

const Line = z.object({ sku: z.string() })
/** Lines of a placed order: the order can be restored only if their parts exist. */
const Placed = z.object({ order: z.object({ first: z.array(Line), second: z.array(Line) }) })

export const OrderSnapshot = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      customerId: z.string(),
      at: z.number(),
      kind: z.string(),
      content: z.string(),
    }),
  ),
  claims: z.array(z.object({ job: z.string() })),
  subscriptions: z.array(
    z.object({
      id: z._default(z.string(), ''),
      lineId: z.string(),
      contactId: z._default(z.string(), ''),
      language: z._default(z.string(), 'en'),
      since: z._default(z.number(), 0),
    }),
  ),
  downloads: z.array(
    z.object({
      queueId: z.string(),
      customerId: z.string(),
      personId: z._default(z.string(), ''),
      startedAt: z.number(),
      keptUntil: z._default(z.number(), 0),
      isCancelled: z.boolean(),
      content: z.string(),
      table: z._default(z.nullable(z.string()), null),
    }),
  ),
})
export type OrderSnapshot = z.infer<typeof OrderSnapshot>

export const orderSnapshot = (db: Db): OrderSnapshot => ({
  entries: db.ledgerEntry.getAll(),
  claims: db.ledgerClaim.getAll(),
  subscriptions: db.backorderSubscription.getAll(),
  downloads: db.download.getAll(),
})

/** Skips orders with a part that is no longer sold. */
export function restoreOrders(db: Db, snapshot: OrderSnapshot, isSold: (sku: string) => boolean): void {
  snapshot.entries
    .filter((entry) => skusIn(entry).every(isSold))
    .forEach((entry) => db.ledgerEntry.create(entry))
  snapshot.claims.forEach((claim) => db.ledgerClaim.create(claim))
  snapshot.subscriptions.forEach((line) => db.backorderSubscription.create(line))
  snapshot.downloads.forEach((download) => db.download.create(download))
}

function skusIn({ kind, content }: OrderSnapshot['entries'][number]): string[] {
  if (kind !== 'placed') return []
  const { first, second } = z.parse(Placed, JSON.parse(content)).order
  return [...first, ...second].map(({ sku }) => sku)
}
