import { makeAutoObservable, observableRef } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import type { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import type { ListedTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { allows, CART_NAME_MAX_LENGTH } from '#domain/saved-carts/saved-cart.ts'
import { listNameOf } from '#domain/favourites/favourites.ts'

type Place = { readonly id: string; readonly name: string; readonly lines: number }
type Places = { readonly carts: readonly Place[]; readonly lists: readonly Place[] }

/** Where else than into the cart the lines of a table can go. */
export class OtherTargetsViewModel {
  readonly nameMaxLength = CART_NAME_MAX_LENGTH
  places: Places | undefined = undefined
  isUnreachable = false
  name = ''
  nameIsMissing = false
  readonly #session: SessionStore
  readonly #carts: SavedCarts
  readonly #favourites: Favourites

  constructor(session: SessionStore, carts: SavedCarts, favourites: Favourites) {
    this.#session = session
    this.#carts = carts
    this.#favourites = favourites
    makeAutoObservable(this, { places: observableRef })
  }

  get mayFillCarts(): boolean {
    return this.#session.canAddToCart
  }

  /** Anew each time it is opened: others keep carts and lists, too. */
  async load(): Promise<void> {
    const loaded = await attempt(() =>
      Promise.all([this.mayFillCarts ? this.#carts.list() : [], this.#favourites.lists()]),
    )
    if (!loaded.ok) return this.show(undefined)
    const [carts, lists] = loaded.value
    this.show({
      carts: carts
        .filter((cart) => !cart.isActive && allows(cart, 'edit'))
        .map(({ cartId, name, lines }) => ({ id: cartId, name, lines })),
      lists: lists.map(({ id, name, count }) => ({ id, name, lines: count })),
    })
  }

  typeName(name: string): void {
    this.name = name
    this.nameIsMissing = false
  }

  /** Absent, and said so, as long as it has no name. */
  created(kind: 'named-cart' | 'notice-list'): ListedTarget | undefined {
    const name = listNameOf(this.name)
    this.nameIsMissing = name === undefined
    return name === undefined ? undefined : { kind, name }
  }

  private show(places: Places | undefined): void {
    this.places = places
    this.isUnreachable = places === undefined
  }
}
