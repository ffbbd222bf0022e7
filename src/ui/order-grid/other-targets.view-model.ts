import { makeAutoObservable, observableRef } from 'mobx'
import type { ListedTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ListTargets, type Targets } from '#application/quick-order/list-targets.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { CART_NAME_LENGTH_MAX } from '#domain/saved-carts/saved-cart.ts'
import { listNameOf } from '#domain/favourites/favourites.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Targets other than the cart for the rows of a table: saved carts and parts lists. */
export class OtherTargetsViewModel {
  static readonly keys = { session: SessionStore, capabilities: CapabilitiesStore, listTargets: ListTargets }
  readonly nameMaxLength = CART_NAME_LENGTH_MAX
  places: Targets | undefined = undefined
  isUnreachable = false
  name = ''
  nameIsMissing = false
  readonly #deps

  constructor(deps: DepsOf<typeof OtherTargetsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { places: observableRef })
  }

  get mayFillCarts(): boolean {
    return this.#deps.session.canAddToCart && this.#deps.capabilities.offers('savedCarts')
  }

  get hasLists(): boolean {
    return this.#deps.capabilities.offers('favourites')
  }

  /** Loads the targets, each time that the menu is opened: colleagues change carts and lists too. */
  async load(): Promise<void> {
    const targets = await this.#deps.listTargets.run()
    this.show(targets.ok ? targets.value : undefined)
  }

  typeName(name: string): void {
    this.name = name
    this.nameIsMissing = false
  }

  /** Target with the typed name. Undefined without a name, which the field reports as an error. */
  created(kind: 'named-cart' | 'notice-list'): ListedTarget | undefined {
    const name = listNameOf(this.name)
    this.nameIsMissing = name === undefined
    return name === undefined ? undefined : { kind, name }
  }

  private show(places: Targets | undefined): void {
    this.places = places
    this.isUnreachable = places === undefined
  }
}
