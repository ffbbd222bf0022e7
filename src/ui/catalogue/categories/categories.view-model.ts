import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import { groupCategories, type CategoryGroup } from '#domain/catalogue/content.ts'

export class CategoriesViewModel {
  readonly #content: ContentStore

  constructor(content: ContentStore) {
    this.#content = content
    makeAutoObservable(this)
  }

  get groups(): readonly CategoryGroup[] {
    return groupCategories(this.#content.frame?.content.categories ?? [])
  }
}
