import { makeAutoObservable } from 'mobx'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import type { FavouritesRejection } from '#application/favourites/favourites-rejection.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { Task } from '#application/kernel/task.ts'
import { freeName, listNameOf } from '#domain/favourites/favourites.ts'
import type { Result } from '#domain/shared/result.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

type PanelMessage = { readonly messageId: string; readonly list: string; readonly isError: boolean }

/** Adds one part to lists and removes it. */
export class FavouritePanelViewModel {
  static readonly keys = {
    marks: FavouriteMarksStore,
    loadMarks: LoadFavouriteMarks,
    editItems: EditFavouriteItems,
  }
  sku = ''
  quantity = 1
  newName = ''
  readonly task = new Task()
  message: PanelMessage | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof FavouritePanelViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Opens the panel. `name` is the name of the new list that is offered to a user without lists. */
  async open(sku: string, quantity: number, name: string): Promise<void> {
    this.sku = sku
    this.quantity = quantity
    await this.#deps.marks.once(() => this.#deps.loadMarks.run())
    this.offerName(name)
  }

  /** False if the lists could not be loaded. */
  get isKnown(): boolean {
    return this.#deps.marks.marks !== undefined
  }

  get lists() {
    const isIn = new Set(this.#deps.marks.listsOf(this.sku))
    return this.#deps.marks.lists.map(({ id, name, count }) => ({ id, name, count, isIn: isIn.has(id) }))
  }

  typeName(name: string): void {
    this.newName = name
    if (this.message?.isError) this.message = undefined
  }

  async toggle(listId: string): Promise<void> {
    const list = this.lists.find(({ id }) => id === listId)
    if (!list) return
    const { sku, quantity } = this
    if (list.isIn) {
      await this.carryOut(list.name, 'notice.removed', () => this.#deps.editItems.remove(listId, [sku]))
    } else {
      const inputs = [{ sku, quantity, note: '' }]
      await this.carryOut(list.name, 'notice.added', () => this.#deps.editItems.add(listId, inputs))
    }
  }

  /** Creates a list with this part. */
  async create(): Promise<void> {
    const name = listNameOf(this.newName)
    if (name === undefined) return this.showMessage('notice.nameMissing', '', true)
    const { sku, quantity } = this
    const isDone = await this.carryOut(name, 'notice.added', () =>
      this.#deps.editItems.addToNewList(name, [{ sku, quantity, note: '' }]),
    )
    if (isDone) this.typeName('')
  }

  private async carryOut(
    list: string,
    messageId: string,
    change: () => Promise<Result<unknown, FavouritesRejection>>,
  ): Promise<boolean> {
    if (!this.task.isRunning) this.message = undefined
    const outcome = await this.task.run(change, (result) => {
      if (result.ok) this.showMessage(messageId, list, false)
      else this.showMessage(REJECTION_TEXTS[result.error.kind] ?? 'notice.refused', list, true)
    })
    return outcome?.ok ?? false
  }

  private offerName(name: string): void {
    if (this.isKnown && this.lists.length === 0) this.newName = freeName(name, [])
  }

  private showMessage(messageId: string, list: string, isError: boolean): void {
    this.message = { messageId, list, isError }
  }
}

export const REJECTION_TEXTS: Partial<Record<FavouritesRejection['kind'], string>> = {
  'name-taken': 'notice.nameTaken',
  'too-many': 'notice.tooMany',
  'logged-out': 'notice.loggedOut',
}
