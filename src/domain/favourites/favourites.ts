import type { Availability, Picture } from '../products/product.ts'
import type { Money } from '../shared/money.ts'

export const LIST_NAME_LENGTH = 60
export const NOTE_LENGTH = 200

/** A notice list, without what stands in it. */
export type FavouriteList = {
  readonly id: string
  readonly name: string
  readonly count: number
  /** How many items differ from what they were at the last visit. */
  readonly changed: number
  readonly shareId?: string | undefined
  /** ISO 8601 time. */
  readonly sharedUntil?: string | undefined
}

/** What its owner decides about a part in a list. */
export type FavouriteItemInput = {
  /** vendorId-sku, as in a cart. */
  readonly sku: string
  readonly quantity: number
  readonly note: string
  /** The stock that its owner wants to keep. */
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

/** A part in a list, with price and stock for who may see them. */
export type SharedListItem = FavouriteItemInput &
  ListedArticle & {
    readonly gtin: string
    readonly price?: Money | undefined
    readonly availability?: Availability | undefined
  }

/** What is no longer as it was at the last visit. */
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
}

export type SharedList = {
  readonly name: string
  readonly company: string
  /** ISO 8601 time. */
  readonly expiresAt: string
  readonly items: readonly SharedListItem[]
}

/** The name as it is kept; absent where there is none, or too much of it. */
export function listNameOf(typed: string): string | undefined {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return name === '' || name.length > LIST_NAME_LENGTH ? undefined : name
}

/** A list that is to be there before anybody chose a name takes the next free one. */
export function freeName(wanted: string, lists: readonly Pick<FavouriteList, 'name'>[]): string {
  const taken = new Set(lists.map(({ name }) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${count}`
    const name = wanted.slice(0, LIST_NAME_LENGTH - ending.length) + ending
    if (!taken.has(name.toLowerCase())) return name
  }
}

export const itemInputOf = ({ sku, quantity, note, min, max }: FavouriteItemInput): FavouriteItemInput => ({
  sku,
  quantity,
  note,
  min,
  max,
})

const MOST = 99_999

/** What was typed into a field for a stock; empty is none. A stock is a whole number of pieces from 1 on. */
export function parseStock(typed: string): { readonly stock: number | undefined } | undefined {
  const text = typed.trim()
  if (text === '') return { stock: undefined }
  if (!/^\d{1,5}$/.test(text)) return undefined
  const stock = Number(text)
  return stock >= 1 && stock <= MOST ? { stock } : undefined
}

export const SHARE_DAYS = [7, 30, 90, 365] as const
export type ShareDays = (typeof SHARE_DAYS)[number]

const DAY_MS = 86_400_000

/** ISO 8601 time. */
export const shareEnd = (now: number, days: ShareDays): string => new Date(now + days * DAY_MS).toISOString()
