import * as z from 'zod/mini'
import type { Db } from './db.ts'

const Snapshot = z.object({
  carts: z.array(z.object({ customerId: z.string(), version: z.int() })),
  lines: z.array(
    z.object({
      id: z.int(),
      customerId: z.string(),
      sku: z.string(),
      quantity: z.int(),
      note: z._default(z.string(), ''),
    }),
  ),
  vinHistories: z.array(z.object({ owner: z.string(), vins: z.array(z.string()) })),
})

/** What customers have left in the backend, as text. */
export const snapshotOf = (db: Db): string =>
  JSON.stringify({
    carts: db.cart.getAll(),
    lines: db.cartLine.getAll(),
    vinHistories: db.vinHistory.getAll(),
  } satisfies z.infer<typeof Snapshot>)

/** A text that is no snapshot restores nothing; lines of parts that are no longer sold are left out. */
export function restoreSnapshot(db: Db, text: string, isSold: (sku: string) => boolean): void {
  const snapshot = read(text)
  snapshot?.carts.forEach((cart) => db.cart.create(cart))
  snapshot?.lines.filter(({ sku }) => isSold(sku)).forEach((line) => db.cartLine.create(line))
  snapshot?.vinHistories.forEach((history) => db.vinHistory.create(history))
}

function read(text: string): z.infer<typeof Snapshot> | undefined {
  try {
    return z.safeParse(Snapshot, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
