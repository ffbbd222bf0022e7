import type * as z from 'zod/mini'
import type { cartContract } from '#contracts/cart/cart.contract.ts'
import type { AddedLine } from '#contracts/quick-order/line-status.dto.ts'
import { acceptQuantity } from './accept-quantity.ts'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import { cartOwner, type Account } from '../session/account.ts'
import type { Carts, LineUpdate, Line } from './carts.ts'

type RequestedChange = z.infer<typeof cartContract.updateItems.body>['items'][number]
type Answer = z.infer<typeof AddedLine> & { item_id: RequestedChange['item_id'] }

/** Changes the valid lines and returns a status for each; a refused line is unchanged. */
export function changeLines(
  carts: Carts,
  catalogue: SoldParts,
  account: Account,
  requested: readonly RequestedChange[],
): Answer[] {
  const lines = new Map(carts.linesOf(cartOwner(account)).map((line) => [line.id, line]))
  const changed = new Map<string, LineUpdate>()
  const results = requested.map((change): Answer => {
    const { status, quantity } = accepted(catalogue, change, lines.get(Number(change.item_id)))
    if (quantity > 0) changed.set(change.sku, { quantity, note: change.note })
    const { item_id, sku, qty } = change
    return { item_id, sku, status, requestedQuantity: qty, acceptedQuantity: quantity }
  })
  carts.put(cartOwner(account), changed, account)
  return results
}

function accepted(catalogue: SoldParts, { sku, qty }: RequestedChange, line: Line | undefined) {
  const product = productOfCartSku(catalogue, sku)
  if (line?.sku !== sku || product === undefined) return { status: 'UNKNOWN_NUMBER', quantity: 0 } as const
  return acceptQuantity(product, qty)
}
