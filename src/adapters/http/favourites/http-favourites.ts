import type { Favourites, FavouriteMarks, OpenedFavourites } from '#application/favourites/favourites.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import { favouritesContract } from '#contracts/favourites/favourites.contract.ts'
import { notificationsContract } from '#contracts/favourites/notifications.contract.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import {
  itemInputOf,
  type FavouriteList,
  type SharedList,
  type FavouriteItemInput,
} from '#domain/favourites/favourites.ts'
import { toLineOutcome } from '../cart/cart-mapping.ts'
import { clientOf } from '../contract-client.ts'
import { toFavouriteItem, toList, toNotedItem } from './favourites-mapping.ts'
import { flagsOf, listBodyOf } from '../data-table/list-mapping.ts'
import type { ShopApi } from '../shop-api.ts'

const calls = clientOf(favouritesContract)
const notifications = clientOf(notificationsContract)

export class HttpFavourites implements Favourites {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async lists(): Promise<readonly FavouriteList[]> {
    const { body } = await calls.list.mutate(this.#sent({}))
    return body.lists.map(toList)
  }

  async marks(): Promise<FavouriteMarks> {
    const { body } = await calls.marks.mutate(this.#sent({}))
    return {
      lists: body.lists.map(toList),
      listIds: new Map(body.marks.map(({ sku, listIds }) => [sku, listIds])),
    }
  }

  async open(listId: string, query: ListQuery): Promise<OpenedFavourites> {
    const filter = flagsOf(query.filters, ['onlyAvailable', 'onlyChanged'])
    const { body } = await calls.get.mutate(this.#sent({ listId, ...listBodyOf(query), filter }))
    const withPrice = this.#api.pricesAreWanted && body.priceVisible
    return {
      list: toList(body.list),
      lastVisit: body.lastVisit,
      items: body.items.map((item) => toFavouriteItem(item, withPrice)),
      total: body.pagination.total,
    }
  }

  async create(name: string): Promise<FavouriteList> {
    const { body } = await calls.create.mutate(this.#sent({ name }))
    return toList(body.list)
  }

  async rename(listId: string, name: string): Promise<FavouriteList> {
    const { body } = await calls.rename.mutate(this.#sent({ listId, name }))
    return toList(body.list)
  }

  async delete(listId: string): Promise<void> {
    await calls.delete.mutate(this.#sent({ listId }))
  }

  async add(
    listId: string,
    inputs: readonly FavouriteItemInput[],
    key?: string,
  ): Promise<readonly LineOutcome[]> {
    const { body } = await calls.addItems.mutate({
      ...this.#sent({ listId, items: inputs.map(toSent) }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    return body.lines.map(toLineOutcome)
  }

  async update(listId: string, inputs: readonly FavouriteItemInput[]): Promise<readonly LineOutcome[]> {
    const { body } = await calls.updateItems.mutate(this.#sent({ listId, items: inputs.map(toSent) }))
    return body.lines.map(toLineOutcome)
  }

  async move(listId: string, toListId: string, skus: readonly string[]): Promise<readonly LineOutcome[]> {
    const { body } = await calls.moveItems.mutate(this.#sent({ listId, toListId, skus: [...skus] }))
    return body.lines.map(toLineOutcome)
  }

  async copy(listId: string, toListId: string, skus: readonly string[]): Promise<readonly LineOutcome[]> {
    const { body } = await calls.copyItems.mutate(this.#sent({ listId, toListId, skus: [...skus] }))
    return body.lines.map(toLineOutcome)
  }

  async remove(listId: string, skus: readonly string[]): Promise<void> {
    await calls.deleteItems.mutate(this.#sent({ listId, skus: [...skus] }))
  }

  async share(listId: string, expiresAt: string): Promise<void> {
    await calls.share.mutate(this.#sent({ listId, expiresAt }))
  }

  async unshare(listId: string): Promise<void> {
    await calls.unshare.mutate(this.#sent({ listId }))
  }

  async shared(shareId: string): Promise<SharedList> {
    const { body } = await calls.shared.mutate(this.#sent({ shareId }))
    const { name, company, expiresAt, items } = body
    const toItem = (item: (typeof items)[number]) => toNotedItem(item, this.#api.pricesAreWanted)
    return { name, company, expiresAt, items: items.map(toItem) }
  }

  async tellWhenInStock(sku: string): Promise<void> {
    const { via, caller } = this.#api
    await notifications.subscribe.mutate({ via, body: { ...caller, sku, on: 'STOCK' } })
  }

  #sent<Body extends object>(body: Body) {
    const { via, caller } = this.#api
    return { via, body: { ...caller, ...body } }
  }
}

/** Nothing but the input: whole items of a page are handed in, too. */
function toSent(given: FavouriteItemInput) {
  const { sku, quantity, note, min, max } = itemInputOf(given)
  return { sku, quantity, note, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
