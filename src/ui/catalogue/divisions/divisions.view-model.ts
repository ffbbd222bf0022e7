import { makeAutoObservable } from 'mobx'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { Category, Division } from '#domain/catalogue/content.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export class DivisionsViewModel {
  static readonly keys = { content: ContentStore }
  readonly #deps

  constructor(deps: DepsOf<typeof DivisionsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get divisions(): readonly Division[] {
    return this.#deps.content.layoutData?.content.divisions ?? []
  }

  /** The main groups that have parts of a division. */
  groupsOf({ categoryIds }: Division): readonly Category[] {
    const categories = this.#deps.content.layoutData?.content.categories ?? []
    return categories.filter(({ id, parentId }) => parentId === undefined && categoryIds.includes(id))
  }
}
