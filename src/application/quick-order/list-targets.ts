import { allows } from '#domain/saved-carts/saved-cart.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { CapabilitiesStore } from '../shared/capabilities.store.ts'
import type { Favourites } from '../favourites/favourites.port.ts'
import type { SavedCarts } from '../saved-carts/saved-carts.port.ts'
import type { SessionStore } from '../session/session.store.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'

type Target = { readonly id: string; readonly name: string; readonly lines: number }
export type Targets = { readonly carts: readonly Target[]; readonly lists: readonly Target[] }

/** Lists the saved carts and parts lists to which lines can be added. */
export class ListTargets {
  readonly #session: SessionStore
  readonly #capabilities: CapabilitiesStore
  readonly #carts: SavedCarts
  readonly #favourites: Favourites

  constructor(
    session: SessionStore,
    capabilities: CapabilitiesStore,
    carts: SavedCarts,
    favourites: Favourites,
  ) {
    this.#capabilities = capabilities
    this.#session = session
    this.#carts = carts
    this.#favourites = favourites
  }

  run(): Promise<Result<Targets, Rejection>> {
    return resultOf(async () => {
      const [carts, lists] = await Promise.all([
        this.#session.canAddToCart && this.#capabilities.offers('savedCarts') ? this.#carts.list() : [],
        this.#capabilities.offers('favourites') ? this.#favourites.lists() : [],
      ])
      return ok({
        carts: carts
          .filter((cart) => !cart.isActive && allows(cart, 'edit'))
          .map(({ cartId, name, lines }) => ({ id: cartId, name, lines })),
        lists: lists.map(({ id, name, count }) => ({ id, name, lines: count })),
      })
    })
  }
}
