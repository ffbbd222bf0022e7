import type {
  Favourites,
  FavouriteMarks,
  OpenedFavourites,
  UpdatedItem,
} from '#application/favourites/favourites.port.ts'
import type {
  FavouritesResult,
  FavouritesApiRejection,
} from '#application/favourites/favourites-rejection.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import { favouritesContract, StaleItems } from '#contracts/favourites/favourites.contract.ts'
import { notificationsContract } from '#contracts/favourites/notifications.contract.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import {
  itemInputOf,
  type FavouriteList,
  type SharedList,
  type FavouriteItemInput,
} from '#domain/favourites/favourites.ts'
import type { NotificationKind } from '#domain/products/product.ts'
import type { Result } from '#domain/shared/result.ts'
import { toLineOutcome } from '../cart/cart-mapping.ts'
import { toFavouriteItem, toList, toNotedItem } from './favourites-mapping.ts'
import { flagsOf, listBodyOf } from '../data-table/list-mapping.ts'
import type { ApiProblem } from '../api-problem.ts'
import { rejecting, UNKNOWN_CODE, type RejectionsByCode } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const GONE = { [UNKNOWN_CODE]: { kind: 'unknown' }, 410_001: { kind: 'gone' } } as const
const REJECTIONS: RejectionsByCode<FavouritesApiRejection> = {
  ...GONE,
  409_004: { kind: 'name-taken' },
  413_001: { kind: 'too-many' },
}
const STALE = { 409_001: ({ body }: ApiProblem) => StaleItems.safeParse(body).data?.items[0] }

export class HttpFavourites extends HttpAdapter implements Favourites {
  readonly #favourites = this.api.client(favouritesContract)
  readonly #notifications = this.api.client(notificationsContract)

  async lists(): Promise<readonly FavouriteList[]> {
    const { body } = await this.#favourites.list.query()
    return body.lists.map(toList)
  }

  async marks(): Promise<FavouriteMarks> {
    const { body } = await this.#favourites.marks.query()
    return {
      lists: body.lists.map(toList),
      listIds: new Map(body.marks.map(({ sku, listIds }) => [sku, listIds])),
    }
  }

  async open(listId: string, query: ListQuery): Promise<OpenedFavourites> {
    const filter = flagsOf(query.filters, ['onlyAvailable', 'onlyChanged'])
    const { body } = await this.#favourites.get.query({ body: { listId, ...listBodyOf(query), filter } })
    const ifShown = this.api.prices(body.priceVisible)
    return {
      list: toList(body.list),
      lastVisit: body.lastVisit,
      items: body.items.map((item) => toFavouriteItem(item, ifShown)),
      total: body.pagination.total,
    }
  }

  create(name: string): FavouritesResult<FavouriteList> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#favourites.create.mutate({ body: { name } })
      return toList(body.list)
    })
  }

  rename(listId: string, name: string): FavouritesResult<FavouriteList> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#favourites.rename.mutate({ body: { listId, name } })
      return toList(body.list)
    })
  }

  delete(listId: string): FavouritesResult<void> {
    return rejecting(REJECTIONS, async () => {
      await this.#favourites.delete.mutate({ body: { listId } })
    })
  }

  add(
    listId: string,
    inputs: readonly FavouriteItemInput[],
    key?: string,
  ): FavouritesResult<readonly LineOutcome[]> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#favourites.addItems.mutate({
        body: { listId, items: inputs.map(toSent) },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      })
      return body.lines.map(toLineOutcome)
    })
  }

  update(
    listId: string,
    input: FavouriteItemInput,
    seenItem: FavouriteItemInput,
  ): FavouritesResult<UpdatedItem> {
    const { sku: _, ...asSeen } = toSent(seenItem)
    const items = [{ ...toSent(input), seen: asSeen }]
    return rejecting(REJECTIONS, async (): Promise<UpdatedItem> => {
      const updated = await rejecting(STALE, () =>
        this.#favourites.updateItems.mutate({ body: { listId, items } }),
      )
      if (updated.ok) return { kind: 'updated' }
      return { kind: 'changed-elsewhere', current: updated.error ?? seenItem }
    })
  }

  move(listId: string, toListId: string, skus: readonly string[]): FavouritesResult<readonly LineOutcome[]> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#favourites.moveItems.mutate({
        body: { listId, toListId, skus: [...skus] },
      })
      return body.lines.map(toLineOutcome)
    })
  }

  copy(listId: string, toListId: string, skus: readonly string[]): FavouritesResult<readonly LineOutcome[]> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#favourites.copyItems.mutate({
        body: { listId, toListId, skus: [...skus] },
      })
      return body.lines.map(toLineOutcome)
    })
  }

  remove(listId: string, skus: readonly string[]): FavouritesResult<void> {
    return rejecting(REJECTIONS, async () => {
      await this.#favourites.deleteItems.mutate({ body: { listId, skus: [...skus] } })
    })
  }

  share(listId: string, expiresAt: string): FavouritesResult<void> {
    return rejecting(REJECTIONS, async () => {
      await this.#favourites.share.mutate({ body: { listId, expiresAt } })
    })
  }

  unshare(listId: string): FavouritesResult<void> {
    return rejecting(REJECTIONS, async () => {
      await this.#favourites.unshare.mutate({ body: { listId } })
    })
  }

  shared(shareId: string): Promise<Result<SharedList, (typeof GONE)[keyof typeof GONE]>> {
    return rejecting(GONE, async () => {
      const { body } = await this.#favourites.shared.query({ body: { shareId } })
      const { name, company, expiresAt, items } = body
      const toItem = (item: (typeof items)[number]) => toNotedItem(item, this.api.prices())
      return { name, company, expiresAt, items: items.map(toItem) }
    })
  }

  notify(sku: string, on: NotificationKind, isSubscribed: boolean): FavouritesResult<void> {
    return rejecting(REJECTIONS, async () => {
      await this.#notifications.subscribe.mutate({
        body: { sku, on: CODES[on], ...(!isSubscribed && { end: true }) },
      })
    })
  }
}

const CODES = { stock: 'STOCK', price: 'PRICE', replaced: 'REPLACED' } as const

/** Request fields of an item; excludes all other fields, because callers may pass whole items. */
function toSent(item: FavouriteItemInput) {
  const { sku, quantity, note, min, max } = itemInputOf(item)
  return { sku, quantity, note, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
