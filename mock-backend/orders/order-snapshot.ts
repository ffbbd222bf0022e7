import * as z from 'zod/mini'
import type { Db } from '../db.ts'

const PlacedOrders = z.array(
  z.object({
    stem: z.string(),
    customerId: z.string(),
    day: z.int(),
    placedBy: z.string(),
    order: z.string(),
  }),
)
/** The part of `order` that decides whether it can be restored. */
const PlacedSkus = z.object({
  first: z.array(z.object({ sku: z.string() })),
  second: z.array(z.object({ sku: z.string() })),
})

export const OrderSnapshot = z.object({
  placed: PlacedOrders,
  cancelled: z.array(
    z.object({ id: z.string(), stem: z.string(), lineNo: z.int(), quantity: z.int(), day: z.int() }),
  ),
  subscriptions: z.array(z.object({ lineId: z.string(), customerId: z.string() })),
  downloads: z.array(
    z.object({
      queueId: z.string(),
      customerId: z.string(),
      startedAt: z.number(),
      isCancelled: z.boolean(),
      content: z.string(),
      table: z._default(z.nullable(z.string()), null),
    }),
  ),
})
export type OrderSnapshot = z.infer<typeof OrderSnapshot>

export const orderSnapshot = (db: Db): OrderSnapshot => ({
  placed: db.placedOrder.getAll(),
  cancelled: db.cancelledLine.getAll(),
  subscriptions: db.backorderSubscription.getAll(),
  downloads: db.download.getAll(),
})

/** Skips orders with a part that is no longer sold. */
export function restoreOrders(db: Db, snapshot: OrderSnapshot, isSold: (sku: string) => boolean): void {
  snapshot.placed
    .filter(({ order }) => skusIn(order).every(isSold))
    .forEach((order) => db.placedOrder.create(order))
  snapshot.cancelled.forEach((line) => db.cancelledLine.create(line))
  snapshot.subscriptions.forEach((line) => db.backorderSubscription.create(line))
  snapshot.downloads.forEach((download) => db.download.create(download))
}

function skusIn(order: string): string[] {
  const { first, second } = z.parse(PlacedSkus, JSON.parse(order))
  return [...first, ...second].map(({ sku }) => sku)
}
