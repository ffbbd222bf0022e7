import type * as z from 'zod/mini'
import type { AddedLine } from '#contracts/quick-order/line-status.dto.ts'
import { cartOwner, type Account } from '../session/account.ts'
import { acceptQuantity } from './accept-quantity.ts'
import type { Carts, LineUpdate } from './carts.ts'
import { cartSku, productOfCartSku, type SoldParts } from '../products/cart-sku.ts'

type Answer = z.infer<typeof AddedLine>
type RequestedItem = {
  sku: string
  qty: number
  note?: string | undefined
  requestedNumber?: string | undefined
}

/** Adds the items that can be ordered and returns a status for each item; a refused item changes nothing. */
export function addToCart(
  carts: Carts,
  catalogue: SoldParts,
  account: Account,
  items: readonly RequestedItem[],
): Answer[] {
  const currentQuantities = new Map(
    carts.linesOf(cartOwner(account)).map(({ sku, quantity }) => [sku, quantity]),
  )
  const { answers: results, changed } = acceptItems(catalogue, account, currentQuantities, items)
  carts.put(cartOwner(account), changed, account)
  return results
}

/** Statuses of the items, and the new quantities of a cart that already contains the `currentQuantities`. */
export function acceptItems(
  catalogue: SoldParts,
  account: Account,
  currentQuantities: ReadonlyMap<string, number>,
  items: readonly RequestedItem[],
): { answers: Answer[]; changed: ReadonlyMap<string, LineUpdate> } {
  const changed = new Map<string, LineUpdate>()
  const results = items.map((item): Answer => {
    const resultWith = (status: Answer['status'], acceptedQuantity = 0) =>
      ({ sku: item.sku, status, requestedQuantity: item.qty, acceptedQuantity }) as const
    if (!account.fillBasket) return resultWith('NOT_PURCHASABLE')
    const product = productOfCartSku(catalogue, item.sku)
    if (product === undefined) return resultWith('UNKNOWN_NUMBER')

    const sku = cartSku(product)
    const before = changed.get(sku)?.quantity ?? currentQuantities.get(sku) ?? 0
    const { status, quantity } = acceptQuantity(product, item.qty, before)
    const repeated = status === 'OK' && changed.has(sku)
    if (quantity > 0) {
      const note = item.note ?? changed.get(sku)?.note
      const requestedNumber = item.requestedNumber ?? changed.get(sku)?.requestedNumber
      changed.set(sku, { quantity: before + quantity, note, requestedNumber })
    }
    return resultWith(repeated ? 'DUPLICATE_MERGED' : status, quantity)
  })
  return { answers: results, changed }
}
