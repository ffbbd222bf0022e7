import type { Availability, Picture } from '../products/product.ts'
import type { Money } from '../shared/money.ts'

export const LIST_NAME_LENGTH = 60
export const NOTE_LENGTH = 200

/** A parts list without its items. */
export type FavouriteList = {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Number of items that have changed since the last visit. */
  readonly changed: number
  readonly shareId?: string | undefined
  /** ISO 8601 time. */
  readonly sharedUntil?: string | undefined
}

/** The fields of a list item that its owner edits. */
export type FavouriteItemInput = {
  /** `vendorId-sku`, as in the cart. */
  readonly sku: string
  readonly quantity: number
  readonly note: string
  /** The owner's minimum and maximum stock. */
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export type ListedArticle = {
  readonly articleNo: string
  readonly name: string
  readonly slug: string
  readonly manufacturer: string
  readonly picture: Picture
  readonly packagingAmount: number
}

/** A list item; price and stock are absent if the user may not see them. */
export type SharedListItem = FavouriteItemInput &
  ListedArticle & {
    readonly gtin: string
    readonly price?: Money | undefined
    readonly availability?: Availability | undefined
  }

/** A change of a list item since the customer's last visit. */
export type Change =
  | { readonly kind: 'price'; readonly before: Money; readonly after: Money }
  | { readonly kind: 'availability'; readonly before: Availability; readonly after: Availability }
  | { readonly kind: 'replaced'; readonly by: ListedArticle }

export type FavouriteItem = SharedListItem & {
  /** ISO 8601 time. */
  readonly addedAt: string
  readonly changes: readonly Change[]
  readonly replacedBy?: ListedArticle | undefined
  readonly discontinued: boolean
  /** The customer is notified when the part is in stock again. */
  readonly isWatched: boolean
}

export type SharedList = {
  readonly name: string
  readonly company: string
  /** ISO 8601 time. */
  readonly expiresAt: string
  readonly items: readonly SharedListItem[]
}

/** Normalises a list name; undefined if it is empty or too long. */
export function listNameOf(typedText: string): string | undefined {
  const name = typedText.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return name === '' || name.length > LIST_NAME_LENGTH ? undefined : name
}

/** Appends a number to the name of a new list until it is unique. */
export function freeName(preferred: string, lists: readonly Pick<FavouriteList, 'name'>[]): string {
  const usedNames = new Set(lists.map(({ name }) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${count}`
    const name = preferred.slice(0, LIST_NAME_LENGTH - ending.length) + ending
    if (!usedNames.has(name.toLowerCase())) return name
  }
}

export const itemInputOf = ({ sku, quantity, note, min, max }: FavouriteItemInput): FavouriteItemInput => ({
  sku,
  quantity,
  note,
  min,
  max,
})

export const STOCK_MAX = 99_999

/**
 * Parses a field for a minimum or maximum stock: `stock` is undefined for an empty field. Returns undefined for any
 * text except a whole number from 1.
 */
export function parseStock(typedText: string): { readonly stock: number | undefined } | undefined {
  const text = typedText.trim()
  if (text === '') return { stock: undefined }
  if (!/^\d{1,5}$/.test(text)) return undefined
  const stock = Number(text)
  return stock >= 1 && stock <= STOCK_MAX ? { stock } : undefined
}

export const SHARE_DAYS = [7, 30, 90, 365] as const
export type ShareDays = (typeof SHARE_DAYS)[number]

const DAY_MS = 86_400_000

/** ISO 8601 time. */
export const shareEnd = (now: number, days: ShareDays): string => new Date(now + days * DAY_MS).toISOString()
