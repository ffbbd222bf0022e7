import { makeAutoObservable, observableRef } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { AddPartsToFavourites, type OrderedParts } from '#application/orders/add-parts-to-favourites.ts'
import type { ListedTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

type PartsListMessage =
  | { readonly kind: 'added'; readonly name: string; readonly id: string; readonly lines: number }
  | { readonly kind: 'refused' }

/** Adds ordered parts to a parts list. */
export class AddToPartsListViewModel {
  static readonly keys = { addParts: AddPartsToFavourites }
  /** Orders whose parts are being added; absent while no dialog is open. */
  wanted: readonly OrderedParts[] | undefined = undefined
  readonly task = new Task()
  message: PartsListMessage | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof AddToPartsListViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { wanted: observableRef, message: observableRef })
  }

  begin(orderedParts: readonly OrderedParts[]): void {
    this.wanted = orderedParts
    this.message = undefined
  }

  close(): void {
    this.wanted = undefined
  }

  async add(target: ListedTarget): Promise<void> {
    const { wanted } = this
    if (!wanted) return
    await this.task.run(
      () => this.#deps.addParts.run(wanted, target),
      (added) => {
        this.message = added.ok
          ? { kind: 'added', name: target.name, id: added.value.listId, lines: added.value.lines }
          : { kind: 'refused' }
      },
    )
  }
}
