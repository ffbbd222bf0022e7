import type { LineOutcome } from '#domain/cart/cart.ts'
import { freeName, type FavouriteItemInput } from '#domain/favourites/favourites.ts'
import type { NotificationKind } from '#domain/products/product.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { changeFavourites } from './change-favourites.ts'
import type { FavouritesResult, FavouritesRejection } from './favourites-rejection.ts'
import { Favourites, type UpdatedItem } from './favourites.port.ts'
import { LoadFavouriteMarks } from './load-favourite-marks.ts'
import { dependsOn } from '../kernel/depends-on.ts'

type Changed<Value> = Promise<Result<Value, FavouritesRejection>>
type Inputs = readonly FavouriteItemInput[]

export class EditFavouriteItems extends dependsOn({ favourites: Favourites, loadMarks: LoadFavouriteMarks }) {
  add(listId: string, inputs: Inputs): Changed<readonly LineOutcome[]> {
    return this.#change(() => this.deps.favourites.add(listId, inputs))
  }

  /** Creates a list with its first items; returns its id. */
  addToNewList(name: string, inputs: Inputs): Changed<string> {
    return this.#change(() => this.#fillNew(name, inputs))
  }

  /** Creates a list called `name` if the user has no list; returns the id of the list. */
  addToFirstList(name: string, inputs: Inputs): Changed<string> {
    return this.#change(async () => {
      const [first] = await this.deps.favourites.lists()
      return first ? this.#fill(first.id, inputs) : this.#fillNew(name, inputs)
    })
  }

  /**
   * Adds to the list; if it does not exist, creates one with an unused name that starts with `name`. Returns the id of
   * the list.
   */
  addToListOrNew(listId: string, name: string, inputs: Inputs): Changed<string> {
    return this.#change(async () => {
      const lists = await this.deps.favourites.lists()
      const isKnown = lists.some(({ id }) => id === listId)
      return isKnown ? this.#fill(listId, inputs) : this.#fillNew(freeName(name, lists), inputs)
    })
  }

  update(listId: string, input: FavouriteItemInput, seenItem: FavouriteItemInput): Changed<UpdatedItem> {
    return this.#change(() => this.deps.favourites.update(listId, input, seenItem))
  }

  move(listId: string, toListId: string, skus: readonly string[]): Changed<readonly LineOutcome[]> {
    return this.#change(() => this.deps.favourites.move(listId, toListId, skus))
  }

  copy(listId: string, toListId: string, skus: readonly string[]): Changed<readonly LineOutcome[]> {
    return this.#change(() => this.deps.favourites.copy(listId, toListId, skus))
  }

  remove(listId: string, skus: readonly string[]): Changed<void> {
    return this.#change(() => this.deps.favourites.remove(listId, skus))
  }

  notify(sku: string, on: NotificationKind, isSubscribed: boolean): Changed<void> {
    return this.#change(() => this.deps.favourites.notify(sku, on, isSubscribed))
  }

  async #fillNew(name: string, inputs: Inputs): FavouritesResult<string> {
    const created = await this.deps.favourites.create(name)
    return created.ok ? this.#fill(created.value.id, inputs) : created
  }

  async #fill(listId: string, inputs: Inputs): FavouritesResult<string> {
    const added = inputs.length > 0 ? await this.deps.favourites.add(listId, inputs) : ok([])
    return added.ok ? ok(listId) : added
  }

  #change<Value>(change: () => FavouritesResult<Value>): Changed<Value> {
    return changeFavourites(this.deps.loadMarks, change)
  }
}
