import type { LineOutcome } from '#domain/cart/cart.ts'
import type {
  FavouriteItem,
  FavouriteList,
  SharedList,
  FavouriteItemInput,
} from '#domain/favourites/favourites.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

/** A page of list items with the list itself. */
export type OpenedFavourites = Listing<FavouriteItem> & {
  readonly list: FavouriteList
  /** ISO 8601 time; absent on the first visit. */
  readonly lastVisit?: string | undefined
}

/** Ids of lists by part (`vendorId-sku`). */
export type FavouriteMarks = {
  readonly lists: readonly FavouriteList[]
  readonly listIds: ReadonlyMap<string, readonly string[]>
}

export type UpdatedItem =
  | { readonly kind: 'updated' }
  /** Conflict: the item is `current` now, and nothing was applied. */
  | { readonly kind: 'changed-elsewhere'; readonly current: FavouriteItemInput }

/** Parts lists of the customer on the API. All calls reject with `ApiFailure`. */
export interface Favourites {
  lists(): Promise<readonly FavouriteList[]>
  marks(): Promise<FavouriteMarks>
  /** Supports the filter flags `onlyAvailable` and `onlyChanged`. */
  open(listId: string, query: ListQuery): Promise<OpenedFavourites>
  create(name: string): Promise<FavouriteList>
  rename(listId: string, name: string): Promise<FavouriteList>
  delete(listId: string): Promise<void>
  /** `key` is the idempotency key: a retry does not add twice. */
  add(listId: string, inputs: readonly FavouriteItemInput[], key?: string): Promise<readonly LineOutcome[]>
  /** `seen` is the item as the customer saw it. */
  update(listId: string, input: FavouriteItemInput, seen: FavouriteItemInput): Promise<UpdatedItem>
  move(listId: string, toListId: string, skus: readonly string[]): Promise<readonly LineOutcome[]>
  copy(listId: string, toListId: string, skus: readonly string[]): Promise<readonly LineOutcome[]>
  remove(listId: string, skus: readonly string[]): Promise<void>
  share(listId: string, expiresAt: string): Promise<void>
  unshare(listId: string): Promise<void>
  /** Needs no login. */
  shared(shareId: string): Promise<SharedList>
  /** Subscribes to a notification when the part is in stock again. */
  notifyWhenInStock(sku: string): Promise<void>
}

export const Favourites = token<Favourites>('Favourites')
