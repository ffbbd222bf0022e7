import { readWholeQuantity } from '#domain/list-reader/whole-quantity.ts'
import {
  NOTE_LENGTH,
  parseStock,
  type FavouriteItem,
  type FavouriteItemInput,
} from '#domain/favourites/favourites.ts'
import type { LanguageId } from '#domain/locale/language.ts'
import type { QuantityError } from '#domain/list-reader/list-quantity.ts'

/** The fields of an item as typed. */
export type ItemDraft = {
  readonly quantity: string
  readonly note: string
  readonly min: string
  readonly max: string
}

/** Values of an item that the user has seen, and those that another session has saved since. */
export type ItemConflict = { readonly seen: FavouriteItemInput; readonly theirs: FavouriteItemInput }

export type StockError = 'stock' | 'min-above-max'
export type DraftError = StockError | QuantityError

export const isStockError = (error: DraftError): error is StockError =>
  error === 'stock' || error === 'min-above-max'

export const draftOf = ({ quantity, note, min, max }: FavouriteItemInput): ItemDraft => ({
  quantity: String(quantity),
  note,
  min: min === undefined ? '' : String(min),
  max: max === undefined ? '' : String(max),
})

/** Parsed fields; the name of the error if a field is invalid. */
export function parseItemDraft(
  { sku }: Pick<FavouriteItem, 'sku'>,
  draft: ItemDraft,
  languageId: LanguageId,
): FavouriteItemInput | DraftError {
  const quantity = readWholeQuantity(draft.quantity, languageId)
  if (quantity.kind === 'faulty') return quantity.error
  if (quantity.kind === 'two-readings') return 'two-readings'
  const [min, max] = [parseStock(draft.min), parseStock(draft.max)]
  if (min === undefined || max === undefined) return 'stock'
  if (min.stock !== undefined && max.stock !== undefined && min.stock > max.stock) return 'min-above-max'
  return {
    sku,
    quantity: quantity.pieces,
    note: draft.note.trim().slice(0, NOTE_LENGTH),
    min: min.stock,
    max: max.stock,
  }
}

/**
 * Input that resolves a conflict with another session: fields that the user has not changed get the values of that
 * session.
 */
export const mergedInput = (
  input: FavouriteItemInput,
  { seen, theirs }: ItemConflict,
): FavouriteItemInput => ({
  sku: input.sku,
  quantity: input.quantity === seen.quantity ? theirs.quantity : input.quantity,
  note: input.note === seen.note ? theirs.note : input.note,
  // takes minimum and maximum from the same session, because the minimum of one may exceed the maximum of the other
  ...(input.min === seen.min && input.max === seen.max ? stockOf(theirs) : stockOf(input)),
})

const stockOf = ({ min, max }: FavouriteItemInput) => ({ min, max })

/** Fields that another session has changed. */
export function changedFields({ seen, theirs }: ItemConflict) {
  return {
    quantity: theirs.quantity === seen.quantity ? undefined : theirs.quantity,
    note: theirs.note === seen.note ? undefined : theirs.note,
    stock: theirs.min === seen.min && theirs.max === seen.max ? undefined : stockOf(theirs),
  }
}

export const isSameInput = (one: FavouriteItemInput, other: FavouriteItemInput): boolean =>
  one.quantity === other.quantity && one.note === other.note && one.min === other.min && one.max === other.max
