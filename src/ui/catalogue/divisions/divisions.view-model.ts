import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import type { Category, Division } from '#domain/catalogue/content.ts'

export class DivisionsViewModel {
  readonly #content: ContentStore

  constructor(content: ContentStore) {
    this.#content = content
    makeAutoObservable(this)
  }

  get divisions(): readonly Division[] {
    return this.#content.frame?.content.divisions ?? []
  }

  /** The main groups that have parts of a division. */
  groupsOf({ categoryIds }: Division): readonly Category[] {
    const categories = this.#content.frame?.content.categories ?? []
    return categories.filter(({ id, parentId }) => parentId === undefined && categoryIds.includes(id))
  }
}
