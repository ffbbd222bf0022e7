import type * as z from 'zod/mini'
import { LIST_ITEMS_MAX } from '#contracts/favourites/favourites.contract.ts'
import { LINE_QUANTITY_MAX, type AddedLine } from '#contracts/quick-order/line-status.dto.ts'
import { productOfCartSku } from '../cart/cart-sku.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Visitor } from '../session/callers.ts'
import { replacementOf } from './favourite-item.ts'
import type { FavouriteLists, Wish } from './favourite-lists.ts'

type Line = z.infer<typeof AddedLine>
type Deps = { lists: FavouriteLists; catalogue: Catalogue; visitor: Visitor }

/**
 * Adds up the quantities of a part that the list already holds. A discontinued part is added too, and reported
 * as such.
 */
export const addItems = (deps: Deps, listId: string, wishes: readonly Wish[]): Line[] =>
  wishes.map((wish) => {
    const { lists, catalogue, visitor } = deps
    const product = productOfCartSku(catalogue, wish.sku)
    if (product === undefined) return line(wish, 'UNKNOWN_NUMBER', 0)
    const known = lists.item(listId, wish.sku)
    if (known === undefined && lists.itemsOf(listId).length >= LIST_ITEMS_MAX) {
      return line(wish, 'QTY_LIMITED', 0)
    }
    const accepted = Math.min(wish.quantity, LINE_QUANTITY_MAX - (known?.quantity ?? 0))
    lists.put(listId, {
      ...wish,
      quantity: accepted + (known?.quantity ?? 0),
      note: wish.note || (known?.note ?? ''),
      min: wish.min ?? known?.min ?? undefined,
      max: wish.max ?? known?.max ?? undefined,
    })
    if (accepted < wish.quantity) return line(wish, 'QTY_LIMITED', accepted)
    if (known) return line(wish, 'DUPLICATE_MERGED', accepted)
    if (product.discontinued) return line(wish, 'DISCONTINUED', accepted)
    const replacement = replacementOf(catalogue, product, visitor)
    return { ...line(wish, replacement ? 'SUPERSEDED' : 'OK', accepted), ...(replacement && { replacement }) }
  })

export const updateItems = ({ lists }: Deps, listId: string, wishes: readonly Wish[]): Line[] =>
  wishes.map((wish) => {
    if (lists.item(listId, wish.sku) === undefined) return line(wish, 'UNKNOWN_NUMBER', 0)
    lists.put(listId, wish)
    return line(wish, 'OK', wish.quantity)
  })

export function transferItems(
  deps: Deps,
  { listId, toListId, skus, isMove }: { listId: string; toListId: string; skus: string[]; isMove: boolean },
): Line[] {
  return skus.flatMap((sku) => {
    const item = deps.lists.item(listId, sku)
    if (item === undefined) return [line({ sku, quantity: 0 }, 'UNKNOWN_NUMBER', 0)]
    if (listId === toListId) return [line(item, 'OK', item.quantity)]
    const { quantity, note, min, max } = item
    const wish = { sku, quantity, note, min: min ?? undefined, max: max ?? undefined }
    const added = addItems(deps, toListId, [wish])
    if (isMove && added.every(({ acceptedQuantity }) => acceptedQuantity > 0)) deps.lists.remove(listId, sku)
    return added
  })
}

export const deleteItems = ({ lists }: Deps, listId: string, skus: readonly string[]): Line[] =>
  skus.map((sku) => {
    const item = lists.item(listId, sku)
    if (item === undefined) return line({ sku, quantity: 0 }, 'UNKNOWN_NUMBER', 0)
    lists.remove(listId, sku)
    return line(item, 'OK', item.quantity)
  })

const line = (
  { sku, quantity }: { sku: string; quantity: number },
  status: Line['status'],
  acceptedQuantity: number,
): Line => ({ sku, status, requestedQuantity: quantity, acceptedQuantity })
