import type {
  Favourites,
  FavouriteMarks,
  OpenedFavourites,
  UpdatedItem,
} from '#application/favourites/favourites.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { ApiFailure } from '#application/kernel/api-failure.ts'
import { favouritesContract, StaleItems } from '#contracts/favourites/favourites.contract.ts'
import { notificationsContract } from '#contracts/favourites/notifications.contract.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import {
  itemInputOf,
  type FavouriteList,
  type SharedList,
  type FavouriteItemInput,
} from '#domain/favourites/favourites.ts'
import { toLineOutcome } from '../cart/cart-mapping.ts'
import { toFavouriteItem, toList, toNotedItem } from './favourites-mapping.ts'
import { flagsOf, listBodyOf } from '../data-table/list-mapping.ts'
import type { Client } from '../contract-client.ts'
import { rejecting } from '../refusals.ts'
import type { ShopApi } from '../shop-api.ts'

const STALE = { 409_001: ({ answer }: ApiFailure) => StaleItems.safeParse(answer).data?.items[0] }

export class HttpFavourites implements Favourites {
  readonly #api: ShopApi
  readonly #favourites: Client<typeof favouritesContract>
  readonly #notifications: Client<typeof notificationsContract>

  constructor(api: ShopApi) {
    this.#api = api
    this.#favourites = api.client(favouritesContract)
    this.#notifications = api.client(notificationsContract)
  }

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
    const withPrice = this.#api.pricesAreWanted && body.priceVisible
    return {
      list: toList(body.list),
      lastVisit: body.lastVisit,
      items: body.items.map((item) => toFavouriteItem(item, withPrice)),
      total: body.pagination.total,
    }
  }

  async create(name: string): Promise<FavouriteList> {
    const { body } = await this.#favourites.create.mutate({ body: { name } })
    return toList(body.list)
  }

  async rename(listId: string, name: string): Promise<FavouriteList> {
    const { body } = await this.#favourites.rename.mutate({ body: { listId, name } })
    return toList(body.list)
  }

  async delete(listId: string): Promise<void> {
    await this.#favourites.delete.mutate({ body: { listId } })
  }

  async add(
    listId: string,
    inputs: readonly FavouriteItemInput[],
    key?: string,
  ): Promise<readonly LineOutcome[]> {
    const { body } = await this.#favourites.addItems.mutate({
      body: { listId, items: inputs.map(toSent) },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    return body.lines.map(toLineOutcome)
  }

  async update(listId: string, input: FavouriteItemInput, seen: FavouriteItemInput): Promise<UpdatedItem> {
    const { sku: _, ...asSeen } = toSent(seen)
    const updated = await rejecting(STALE, () =>
      this.#favourites.updateItems.mutate({ body: { listId, items: [{ ...toSent(input), seen: asSeen }] } }),
    )
    if (updated.ok) return { kind: 'updated' }
    return { kind: 'changed-elsewhere', current: updated.error ?? seen }
  }

  async move(listId: string, toListId: string, skus: readonly string[]): Promise<readonly LineOutcome[]> {
    const { body } = await this.#favourites.moveItems.mutate({ body: { listId, toListId, skus: [...skus] } })
    return body.lines.map(toLineOutcome)
  }

  async copy(listId: string, toListId: string, skus: readonly string[]): Promise<readonly LineOutcome[]> {
    const { body } = await this.#favourites.copyItems.mutate({ body: { listId, toListId, skus: [...skus] } })
    return body.lines.map(toLineOutcome)
  }

  async remove(listId: string, skus: readonly string[]): Promise<void> {
    await this.#favourites.deleteItems.mutate({ body: { listId, skus: [...skus] } })
  }

  async share(listId: string, expiresAt: string): Promise<void> {
    await this.#favourites.share.mutate({ body: { listId, expiresAt } })
  }

  async unshare(listId: string): Promise<void> {
    await this.#favourites.unshare.mutate({ body: { listId } })
  }

  async shared(shareId: string): Promise<SharedList> {
    const { body } = await this.#favourites.shared.query({ body: { shareId } })
    const { name, company, expiresAt, items } = body
    const toItem = (item: (typeof items)[number]) => toNotedItem(item, this.#api.pricesAreWanted)
    return { name, company, expiresAt, items: items.map(toItem) }
  }

  async notifyWhenInStock(sku: string): Promise<void> {
    await this.#notifications.subscribe.mutate({ body: { sku, on: 'STOCK' } })
  }
}

/** Only the input fields, because callers may pass whole items. */
function toSent(given: FavouriteItemInput) {
  const { sku, quantity, note, min, max } = itemInputOf(given)
  return { sku, quantity, note, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
