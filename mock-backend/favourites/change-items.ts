import type * as z from 'zod/mini'
import { LIST_ITEMS_MAX } from '#contracts/favourites/favourites.contract.ts'
import { LINE_QUANTITY_MAX, type AddedLine } from '#contracts/quick-order/line-status.dto.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { Visitor } from '../session/callers.ts'
import { replacementOf } from './favourite-item.ts'
import type { FavouriteLists, ItemInput, StoredItem } from './favourite-lists.ts'

type Line = z.infer<typeof AddedLine>
type Deps = { lists: FavouriteLists; catalogue: Catalogue; visitor: Visitor }

/**
 * Adds items; quantities of a part that is already in the list are added up. A discontinued part is added, and
 * its status reports that.
 */
export const addItems = (deps: Deps, listId: string, inputs: readonly ItemInput[]): Line[] =>
  inputs.map((input) => {
    const { lists, catalogue, visitor } = deps
    const product = productOfCartSku(catalogue, input.sku)
    if (product === undefined) return line(input, 'UNKNOWN_NUMBER', 0)
    const storedItem = lists.item(listId, input.sku)
    if (storedItem === undefined && lists.itemsOf(listId).length >= LIST_ITEMS_MAX) {
      return line(input, 'QTY_LIMITED', 0)
    }
    const accepted = Math.min(input.quantity, LINE_QUANTITY_MAX - (storedItem?.quantity ?? 0))
    lists.put(
      listId,
      storedItem
        ? mergedItem(storedItem, { ...input, quantity: accepted })
        : { ...input, quantity: accepted },
    )
    if (accepted < input.quantity) return line(input, 'QTY_LIMITED', accepted)
    if (storedItem) return line(input, 'DUPLICATE_MERGED', accepted)
    if (product.discontinued) return line(input, 'DISCONTINUED', accepted)
    const replacement = replacementOf(catalogue, product, visitor)
    return {
      ...line(input, replacement ? 'SUPERSEDED' : 'OK', accepted),
      ...(replacement && { replacement }),
    }
  })

const mergedItem = (storedItem: StoredItem, input: ItemInput): ItemInput => ({
  ...input,
  quantity: storedItem.quantity + input.quantity,
  note: input.note || storedItem.note,
  min: input.min ?? storedItem.min ?? undefined,
  max: input.max ?? storedItem.max ?? undefined,
})

type Wanted = Omit<ItemInput, 'sku'>

/**
 * Items that another session has changed. An item that equals the requested values is not stale: the customer may
 * retry a change whose response was lost.
 */
export const staleItems = (
  { lists }: Deps,
  listId: string,
  inputs: readonly (ItemInput & { seen?: Wanted | undefined })[],
): ItemInput[] =>
  inputs.flatMap(({ seen, ...input }) => {
    const item = lists.item(listId, input.sku)
    return item && seen && !holds(item, seen) && !holds(item, input) ? [inputOf(item)] : []
  })

const inputOf = ({ sku, quantity, note, min, max }: StoredItem): ItemInput => ({
  sku,
  quantity,
  note,
  ...(min !== null && { min }),
  ...(max !== null && { max }),
})

const holds = (item: StoredItem, { quantity, note, min, max }: Wanted) =>
  item.quantity === quantity && item.note === note && item.min === (min ?? null) && item.max === (max ?? null)

export const updateItems = ({ lists }: Deps, listId: string, inputs: readonly ItemInput[]): Line[] =>
  inputs.map((input) => {
    if (lists.item(listId, input.sku) === undefined) return line(input, 'UNKNOWN_NUMBER', 0)
    lists.put(listId, input)
    return line(input, 'OK', input.quantity)
  })

export function transferItems(
  deps: Deps,
  { listId, toListId, skus, isMove }: { listId: string; toListId: string; skus: string[]; isMove: boolean },
): Line[] {
  return skus.flatMap((sku) => {
    const item = deps.lists.item(listId, sku)
    if (item === undefined) return [line({ sku, quantity: 0 }, 'UNKNOWN_NUMBER', 0)]
    if (listId === toListId) return [line(item, 'OK', item.quantity)]
    const added = addItems(deps, toListId, [inputOf(item)])
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
