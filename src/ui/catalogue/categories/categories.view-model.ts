import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import { groupCategories } from '#domain/catalogue/content.ts'
import type { GroupFacts } from '../group-facts.view-model.ts'

export class CategoriesViewModel {
  readonly #content: ContentStore

  constructor(content: ContentStore) {
    this.#content = content
    makeAutoObservable(this)
  }

  get groups(): readonly GroupFacts[] {
    return groupCategories(this.#content.frame?.content.categories ?? [])
  }
}
