import type { LineOutcome } from '#domain/cart/cart.ts'
import { batchesOf } from '#domain/shared/batches.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { AddLinesToCart } from '../cart/add-lines-to-cart.ts'
import { LINES_PER_CALL, type CartItem } from '../cart/cart-api.port.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.store.ts'
import { type SavedCartsRejection, SavedCarts } from '../saved-carts/saved-carts.port.ts'
import type { FavouritesApiRejection } from '../favourites/favourites-rejection.ts'
import { Favourites } from '../favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '../favourites/load-favourite-marks.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { SessionStore } from '../session/session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Target for the lines of an order grid. A target without an id is created together with its first lines. */
export type LineTarget =
  | { readonly kind: 'cart' }
  | { readonly kind: 'named-cart' | 'notice-list'; readonly name: string; readonly id?: string | undefined }

export type ListedTarget = Exclude<LineTarget, { kind: 'cart' }>

type PlaceRejection = 'name-in-use' | 'too-many' | 'gone'
export type AddRejection = Rejection<'not-allowed' | 'no-cart' | PlaceRejection>

/**
 * `outcomes` contains one outcome per item, in the order of the items; after a failed batch, the outcomes of the later
 * items are missing.
 */
type PutOutcome = { readonly target: LineTarget; readonly outcomes: readonly LineOutcome[] }

type Put = Result<PutOutcome, AddRejection>

/** Adds lines to the active cart, to a saved cart, or to a parts list. */
export class AddLinesToTarget extends dependsOn({
  session: SessionStore,
  idempotencyKeys: IdempotencyKeys,
  addLines: AddLinesToCart,
  carts: SavedCarts,
  favourites: Favourites,
  loadMarks: LoadFavouriteMarks,
}) {
  async run(target: LineTarget, items: readonly CartItem[]): Promise<Put> {
    if (target.kind !== 'cart') return this.#sendBatches(target, items)
    const added = await this.deps.addLines.run(items)
    return added.ok ? ok({ target, outcomes: added.value }) : added
  }

  /**
   * Sends batches of a thousand lines. If the target is new, the first batch creates the cart or list for the next
   * batches.
   */
  async #sendBatches(target: ListedTarget, items: readonly CartItem[]): Promise<Put> {
    if (target.kind === 'named-cart' && !this.deps.session.canAddToCart) return fail({ kind: 'not-allowed' })
    let place = target
    const outcomes: LineOutcome[] = []
    for (const batch of batchesOf(items, LINES_PER_CALL)) {
      const put = await this.#sendBatch(place, batch)
      if (!put.ok && outcomes.length === 0) return put
      if (!put.ok) break
      place = { ...place, id: put.value.id }
      outcomes.push(...put.value.outcomes)
    }
    if (target.kind === 'notice-list') await this.deps.loadMarks.run()
    return ok({ target: place, outcomes })
  }

  async #sendBatch(place: ListedTarget, items: readonly CartItem[]): Promise<Result<Placed, AddRejection>> {
    const { idempotencyKeys } = this.deps
    const call = { place, items }
    const isRetry = idempotencyKeys.isRetry(call)
    const key = idempotencyKeys.keyFor(call)
    const put = await (place.kind === 'named-cart'
      ? this.#intoCart(place, items, key)
      : this.#intoList(place, items, key, isRetry))
    if (!put.ok && put.error.kind === 'unreachable') idempotencyKeys.remember(call, key)
    return put
  }

  async #intoCart(
    { id, name }: ListedTarget,
    items: readonly CartItem[],
    key: string,
  ): Promise<Result<Placed, AddRejection>> {
    const target = id === undefined ? { name } : { cartId: id }
    return resultOf(async () => {
      const put = await this.deps.carts.put(target, items, key)
      if (!put.ok) return fail({ kind: PLACE_REJECTION[put.error.kind] })
      return ok({ id: put.value.cartId, outcomes: put.value.outcomes })
    })
  }

  async #intoList(
    { id, name }: ListedTarget,
    items: readonly CartItem[],
    key: string,
    isRetry: boolean,
  ): Promise<Result<Placed, AddRejection>> {
    const { favourites } = this.deps
    return resultOf(async () => {
      const knownId = id ?? (isRetry ? await this.#begunList(name) : undefined)
      const list = knownId === undefined ? await favourites.create(name) : ok({ id: knownId })
      if (!list.ok) return fail({ kind: PLACE_REJECTION[list.error.kind] })
      const parsedLines = items.map(({ sku, quantity }) => ({ sku, quantity, note: '' }))
      const added = await favourites.add(list.value.id, parsedLines, key)
      if (!added.ok) return fail({ kind: PLACE_REJECTION[added.error.kind] })
      return ok({ id: list.value.id, outcomes: added.value })
    })
  }

  /** Id of a parts list with this name, which a call whose response was lost may have created. */
  async #begunList(name: string): Promise<string | undefined> {
    const lists = await this.deps.favourites.lists()
    return lists.find((list) => list.name === name)?.id
  }
}

type Placed = { readonly id: string; readonly outcomes: readonly LineOutcome[] }

const PLACE_REJECTION: Readonly<
  Record<(SavedCartsRejection | FavouritesApiRejection)['kind'], PlaceRejection>
> = {
  'name-in-use': 'name-in-use',
  'name-taken': 'name-in-use',
  'too-many': 'too-many',
  'unknown-contact': 'gone',
  unknown: 'gone',
  gone: 'gone',
}
