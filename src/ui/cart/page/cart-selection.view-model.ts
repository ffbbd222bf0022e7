import { makeAutoObservable, observable } from 'mobx'
import type { CartLineId } from '#domain/cart/cart.ts'

/** Selection of lines (spec 5): single, all or none. */
export class CartSelection {
  readonly #lineIds: () => readonly CartLineId[]
  readonly #marked = observable.set<CartLineId>()

  constructor(lineIds: () => readonly CartLineId[]) {
    this.#lineIds = lineIds
    makeAutoObservable(this)
  }

  /** Selected ids in the order of the cart, without removed lines. */
  get ids(): readonly CartLineId[] {
    return this.#marked.size === 0 ? [] : this.#lineIds().filter((id) => this.#marked.has(id))
  }

  get count(): number {
    return this.ids.length
  }

  get areAll(): boolean {
    return this.count > 0 && this.count === this.#lineIds().length
  }

  get areSome(): boolean {
    return this.count > 0 && !this.areAll
  }

  has(id: CartLineId): boolean {
    return this.#marked.has(id)
  }

  select(id: CartLineId, isMarked: boolean): void {
    if (isMarked) this.#marked.add(id)
    else this.#marked.delete(id)
  }

  selectAll(areMarked: boolean): void {
    this.#marked.replace(areMarked ? this.#lineIds() : [])
  }
}
