import type { LineOutcome } from '#domain/cart/cart.ts'
import type {
  FavouriteItem,
  FavouriteList,
  SharedList,
  FavouriteItemInput,
} from '#domain/favourites/favourites.ts'
import type { NotificationKind } from '#domain/products/product.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'
import type { FavouritesResult } from './favourites-rejection.ts'

/** A page of the items of a parts list, and the list itself. */
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
  /** Conflict: another session has changed the item to `current`, and nothing was applied. */
  | { readonly kind: 'changed-elsewhere'; readonly current: FavouriteItemInput }

/** Parts lists of the customer on the API. All calls reject with `ApiFailure`. */
export interface Favourites {
  lists(): Promise<readonly FavouriteList[]>
  marks(): Promise<FavouriteMarks>
  /** Supports the filter flags `onlyAvailable` and `onlyChanged`. */
  open(listId: string, query: ListQuery): Promise<OpenedFavourites>
  create(name: string): FavouritesResult<FavouriteList>
  rename(listId: string, name: string): FavouritesResult<FavouriteList>
  delete(listId: string): FavouritesResult<void>
  /** `key` is the idempotency key: a retry does not add twice. */
  add(
    listId: string,
    inputs: readonly FavouriteItemInput[],
    key?: string,
  ): FavouritesResult<readonly LineOutcome[]>
  /** `seenItem` is the item as displayed before the change, to detect conflicts. */
  update(
    listId: string,
    input: FavouriteItemInput,
    seenItem: FavouriteItemInput,
  ): FavouritesResult<UpdatedItem>
  move(listId: string, toListId: string, skus: readonly string[]): FavouritesResult<readonly LineOutcome[]>
  copy(listId: string, toListId: string, skus: readonly string[]): FavouritesResult<readonly LineOutcome[]>
  remove(listId: string, skus: readonly string[]): FavouritesResult<void>
  share(listId: string, expiresAt: string): FavouritesResult<void>
  unshare(listId: string): FavouritesResult<void>
  /** Needs no login. */
  shared(shareId: string): Promise<Result<SharedList, { readonly kind: 'gone' | 'unknown' }>>
  /** Subscribes to a notification of a part, or ends the subscription. */
  notify(sku: string, on: NotificationKind, isSubscribed: boolean): FavouritesResult<void>
}

export const Favourites = token<Favourites>('Favourites')
