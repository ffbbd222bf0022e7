import { grantsRight } from '#domain/saved-carts/saved-cart.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { Favourites } from '../favourites/favourites.port.ts'
import { SavedCarts } from '../saved-carts/saved-carts.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { dependsOn } from '../kernel/depends-on.ts'

type Target = { readonly id: string; readonly name: string; readonly lines: number }
export type Targets = { readonly carts: readonly Target[]; readonly lists: readonly Target[] }

/** Lists the saved carts and parts lists to which lines can be added. */
export class ListTargets extends dependsOn({
  session: SessionStore,
  capabilities: CapabilitiesStore,
  carts: SavedCarts,
  favourites: Favourites,
}) {
  run(): Promise<Result<Targets, Rejection>> {
    return resultOf(async () => {
      const [carts, lists] = await Promise.all([
        this.deps.session.canAddToCart && this.deps.capabilities.offers('savedCarts')
          ? this.deps.carts.list()
          : [],
        this.deps.capabilities.offers('favourites') ? this.deps.favourites.lists() : [],
      ])
      return ok({
        carts: carts
          .filter((cart) => !cart.isActive && grantsRight(cart, 'edit'))
          .map(({ cartId, name, lines }) => ({ id: cartId, name, lines })),
        lists: lists.map(({ id, name, count }) => ({ id, name, lines: count })),
      })
    })
  }
}
