import * as z from 'zod/mini'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import type { Checkout } from './checkout.ts'
import type { Payment } from './payments.ts'
import type { OrderPlacement } from './placed-orders.ts'
import type { Selection } from './selections.ts'

/** Snapshot of the stores of the checkout; the content of each store is a JSON text. */
export const CheckoutSnapshot = z.object({
  selections: z.array(z.object({ owner: z.string(), content: z.string() })),
  placed: z.array(z.string()),
  payments: z.array(z.string()),
})
export type CheckoutSnapshot = z.infer<typeof CheckoutSnapshot>

/** Choices and orders of customers, so that a retry after a restart does not place an order twice. */
export const checkoutSnapshot = ({ selections, placed, payments }: Checkout): CheckoutSnapshot => ({
  selections: selections.all.map(([owner, chosen]) => ({ owner, content: JSON.stringify(chosen) })),
  // Products are omitted here and looked up by number when the snapshot is restored.
  placed: placed.all.map((order) =>
    JSON.stringify(order, (key, value) => (key === 'product' ? undefined : value)),
  ),
  payments: payments.all.map((payment) => JSON.stringify(payment)),
})

/** Restores the checkout; skips orders that contain a part that is no longer sold. */
export function restoreCheckout(checkout: Checkout, snapshot: CheckoutSnapshot, parts: SoldParts): void {
  for (const { owner, content } of snapshot.selections) {
    checkout.selections.choose(owner, JSON.parse(content) as Selection)
  }
  for (const content of snapshot.payments) checkout.payments.restore(JSON.parse(content) as Payment)
  for (const content of snapshot.placed) {
    const order = JSON.parse(content) as OrderPlacement
    const lines = order.basket.lines.flatMap((line) => {
      const product = productOfCartSku(parts, line.sku)
      return product ? [{ ...line, product }] : []
    })
    if (lines.length < order.basket.lines.length) continue
    checkout.placed.save({ ...order, basket: { ...order.basket, lines } })
  }
}
