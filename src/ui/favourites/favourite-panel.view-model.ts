import { makeAutoObservable } from 'mobx'
import type { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import type { FavouritesRejection } from '#application/favourites/favourites-rejection.ts'
import type { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import type { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { Task } from '#application/kernel/task.ts'
import { freeName, listNameOf } from '#domain/favourites/favourites.ts'

type Said = { readonly messageId: string; readonly list: string; readonly isError: boolean }

/** Puts one part into lists and takes it out again. */
export class FavouritePanelViewModel {
  sku = ''
  quantity = 1
  newName = ''
  readonly task = new Task()
  said: Said | undefined = undefined
  readonly #marks: FavouriteMarksStore
  readonly #loadMarks: LoadFavouriteMarks
  readonly #change: ChangeFavourites

  constructor(marks: FavouriteMarksStore, loadMarks: LoadFavouriteMarks, change: ChangeFavourites) {
    this.#marks = marks
    this.#loadMarks = loadMarks
    this.#change = change
    makeAutoObservable(this)
  }

  /** `name` is offered to who has no list yet. */
  async open(sku: string, quantity: number, name: string): Promise<void> {
    this.sku = sku
    this.quantity = quantity
    await this.#marks.once(() => this.#loadMarks.run())
    this.offerName(name)
  }

  /** False where the lists could not be asked for. */
  get isKnown(): boolean {
    return this.#marks.marks !== undefined
  }

  get lists() {
    const isIn = new Set(this.#marks.listsOf(this.sku))
    return this.#marks.lists.map(({ id, name, count }) => ({ id, name, count, isIn: isIn.has(id) }))
  }

  typeName(name: string): void {
    this.newName = name
    if (this.said?.isError) this.said = undefined
  }

  async toggle(listId: string): Promise<void> {
    const list = this.lists.find(({ id }) => id === listId)
    if (!list) return
    const { sku, quantity } = this
    await this.carryOut(list.name, list.isIn ? 'notice.removed' : 'notice.added', (favourites) =>
      list.isIn
        ? favourites.remove(listId, [sku])
        : favourites.add(listId, [{ sku, quantity, note: '' }]).then(() => undefined),
    )
  }

  /** A new list that begins with this part. */
  async create(): Promise<void> {
    const name = listNameOf(this.newName)
    if (name === undefined) return this.say('notice.nameMissing', '', true)
    const { sku, quantity } = this
    const isDone = await this.carryOut(name, 'notice.added', async (favourites) => {
      const { id } = await favourites.create(name)
      await favourites.add(id, [{ sku, quantity, note: '' }])
    })
    if (isDone) this.typeName('')
  }

  private async carryOut(
    list: string,
    messageId: string,
    change: Parameters<ChangeFavourites['run']>[0],
  ): Promise<boolean> {
    if (!this.task.isRunning) this.said = undefined
    const outcome = await this.task.run(
      () => this.#change.run(change),
      (done) => {
        if (done.ok) this.say(messageId, list, false)
        else this.say(REFUSED[done.error.kind] ?? 'notice.refused', list, true)
      },
    )
    return outcome?.ok ?? false
  }

  private offerName(name: string): void {
    if (this.isKnown && this.lists.length === 0) this.newName = freeName(name, [])
  }

  private say(messageId: string, list: string, isError: boolean): void {
    this.said = { messageId, list, isError }
  }
}

export const REFUSED: Partial<Record<FavouritesRejection['kind'], string>> = {
  'name-taken': 'notice.nameTaken',
  'too-many': 'notice.tooMany',
  'logged-out': 'notice.loggedOut',
}
