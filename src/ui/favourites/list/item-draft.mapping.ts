import { clampQuantity, parseQuantity } from '#domain/cart/quantity.ts'
import {
  NOTE_LENGTH,
  parseStock,
  type FavouriteItem,
  type FavouriteItemInput,
} from '#domain/favourites/favourites.ts'

/** The fields of an item as they are typed. */
export type ItemDraft = {
  readonly quantity: string
  readonly note: string
  readonly min: string
  readonly max: string
}

/** An item as it was seen here, and as it was set elsewhere meanwhile. */
export type ItemConflict = { readonly seen: FavouriteItemInput; readonly theirs: FavouriteItemInput }

export type DraftError = 'stock' | 'min-above-max'

export const draftOf = ({ quantity, note, min, max }: FavouriteItemInput): ItemDraft => ({
  quantity: String(quantity),
  note,
  min: min === undefined ? '' : String(min),
  max: max === undefined ? '' : String(max),
})

/** What the fields mean; a name of what is wrong where they mean nothing. */
export function inputOfDraft(
  { sku }: Pick<FavouriteItem, 'sku'>,
  draft: ItemDraft,
): FavouriteItemInput | DraftError {
  const [min, max] = [parseStock(draft.min), parseStock(draft.max)]
  if (min === undefined || max === undefined) return 'stock'
  if (min.stock !== undefined && max.stock !== undefined && min.stock > max.stock) return 'min-above-max'
  return {
    sku,
    quantity: clampQuantity(parseQuantity(draft.quantity)),
    note: draft.note.trim().slice(0, NOTE_LENGTH),
    min: min.stock,
    max: max.stock,
  }
}

/** A change on top of another one from elsewhere: what was not changed here stays as it is there. */
export const mergedInput = (own: FavouriteItemInput, { seen, theirs }: ItemConflict): FavouriteItemInput => ({
  sku: own.sku,
  quantity: own.quantity === seen.quantity ? theirs.quantity : own.quantity,
  note: own.note === seen.note ? theirs.note : own.note,
  // together, for a minimum alone may lie above the maximum from elsewhere
  ...(own.min === seen.min && own.max === seen.max ? stockOf(theirs) : stockOf(own)),
})

const stockOf = ({ min, max }: FavouriteItemInput) => ({ min, max })

/** Fields that were changed elsewhere. */
export function changedFields({ seen, theirs }: ItemConflict) {
  return {
    quantity: theirs.quantity === seen.quantity ? undefined : theirs.quantity,
    note: theirs.note === seen.note ? undefined : theirs.note,
    stock: theirs.min === seen.min && theirs.max === seen.max ? undefined : stockOf(theirs),
  }
}

export const isSameInput = (one: FavouriteItemInput, other: FavouriteItemInput): boolean =>
  one.quantity === other.quantity && one.note === other.note && one.min === other.min && one.max === other.max
