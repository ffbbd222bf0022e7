import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { ArticleRef } from '../products/article.dto.ts'
import { FavouriteFilter, FavouriteListId } from './favourite-filter.dto.ts'
import { optionalIdempotencyHeaders } from '../idempotency.ts'
import { AddedLine, LineQuantity } from '../quick-order/line-status.dto.ts'
import { FilterText, listResponse, listBody } from '../data-table/list.dto.ts'
import { Problem, errorResponses } from '../errors/problem.ts'
import { Availability } from '../products/product.dto.ts'
import { caller, Price } from '../shared.dto.ts'

export const LISTS_MAX = 50
export const LIST_ITEMS_MAX = 1000
const LIST_NAME_MAX = 60
const NOTE_MAX = 200

const ListName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIST_NAME_MAX))
/** `vendorId-sku`, as in the cart. */
const Sku = z.string().check(z.minLength(1), z.maxLength(60))
const Skus = z.array(Sku).check(z.minLength(1), z.maxLength(LIST_ITEMS_MAX))

const FavouriteList = z.object({
  listId: z.string(),
  name: z.string(),
  count: z.int(),
  /** Number of items that have changed since the last visit. */
  changed: z.int(),
  shareId: z.optional(z.string()),
  /** ISO 8601 time. */
  sharedUntil: z.optional(z.string()),
})

/** `min` and `max` are the owner's minimum and maximum stock. */
const wanted = {
  quantity: LineQuantity,
  note: z.string().check(z.maxLength(NOTE_MAX)),
  min: z.optional(LineQuantity),
  max: z.optional(LineQuantity),
}
const item = { sku: Sku, ...wanted }
const minIsBelowMax = z.refine<{ min?: number | undefined; max?: number | undefined }>(
  ({ min, max }) => min === undefined || max === undefined || min <= max,
  'min above max',
)
const Item = z.object(item).check(minIsBelowMax)

/** `seen` is the item as the customer has loaded it; without it, changes of another session are overwritten. */
const ChangedItem = z.object({ ...item, seen: z.optional(z.object(wanted)) }).check(minIsBelowMax)

/** 409001: another session has changed items, and no change was applied; `items` are their current values. */
export const StaleItems = z.extend(Problem, { items: z.array(z.object(item)) })

/** A change since the last visit; price changes are omitted if the user may not see prices. */
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PRICE'), before: Price, after: Price }),
  z.object({ kind: z.literal('AVAILABILITY'), before: Availability, after: Availability }),
  z.object({ kind: z.literal('REPLACED'), by: ArticleRef }),
])

const noted = { ...item, article: ArticleRef, gtin: z.string() }

/** Price and stock of a part; each is absent if the user may not see it. */
const seen = { price: z.optional(Price), availability: z.optional(Availability) }

const FavouriteItem = z.object({
  ...noted,
  ...seen,
  addedAt: z.string(),
  changes: z.array(Change),
  replacedBy: z.optional(ArticleRef),
  discontinued: z.boolean(),
  /** True if the customer is notified when the part is in stock again. */
  isWatched: z.optional(z.boolean()),
})

const Lists = z.object({ lists: z.array(FavouriteList) })
const Lines = z.object({ lines: z.array(AddedLine) })

const inList = { ...caller, listId: FavouriteListId }
const listed = z.object({ ...inList, skus: Skus })
const transfer = z.object({ ...inList, toListId: FavouriteListId, skus: Skus })
const itemsOfList = z.object({
  ...inList,
  items: z.array(Item).check(z.minLength(1), z.maxLength(LIST_ITEMS_MAX)),
})

export const favouritesContract = contract({
  list: query('/api/favourites/list', z.object(caller), Lists),
  marks: query(
    '/api/favourites/marks',
    z.object(caller),
    z.object({
      lists: z.array(FavouriteList),
      marks: z.array(z.object({ sku: z.string(), listIds: z.array(z.string()) })),
    }),
  ),
  get: query(
    '/api/favourites/get',
    z.extend(listBody(FavouriteFilter), { listId: FavouriteListId, term: z.optional(FilterText) }),
    z.object({
      list: FavouriteList,
      /** Start of the period whose changes are listed; absent on the first visit. */
      lastVisit: z.optional(z.string()),
      priceVisible: z.boolean(),
      ...listResponse(FavouriteItem),
    }),
  ),
  create: command(
    '/api/favourites/create',
    z.object({ ...caller, name: ListName }),
    z.object({ list: FavouriteList }),
  ),
  rename: command(
    '/api/favourites/rename',
    z.object({ ...inList, name: ListName }),
    z.object({ list: FavouriteList }),
  ),
  delete: command('/api/favourites/delete', z.object(inList), Lists),
  addItems: {
    ...command('/api/favourites/items/add', itemsOfList, Lines),
    headers: optionalIdempotencyHeaders,
  },
  updateItems: {
    method: 'POST',
    path: '/api/favourites/items/update',
    body: z.object({
      ...inList,
      items: z.array(ChangedItem).check(z.minLength(1), z.maxLength(LIST_ITEMS_MAX)),
    }),
    responses: { ...errorResponses, 200: Lines, 409: StaleItems },
  },
  moveItems: command('/api/favourites/items/move', transfer, Lines),
  copyItems: command('/api/favourites/items/copy', transfer, Lines),
  deleteItems: command('/api/favourites/items/delete', listed, Lines),
  share: command(
    '/api/favourites/share',
    z.object({ ...inList, expiresAt: z.iso.datetime() }),
    z.object({ shareId: z.string(), url: z.string(), expiresAt: z.string() }),
  ),
  unshare: command('/api/favourites/unshare', z.object(inList), z.object({ list: FavouriteList })),
  shared: query(
    '/api/favourites/shared/get',
    z.object({ ...caller, shareId: z.string().check(z.maxLength(200)) }),
    z.object({
      name: z.string(),
      company: z.string(),
      expiresAt: z.string(),
      items: z.array(z.object({ ...noted, ...seen })),
    }),
  ),
})
