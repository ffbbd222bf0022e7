import { makeAutoObservable } from 'mobx'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { groupCategories, type CategoryGroup } from '#domain/catalogue/content.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export class CategoriesViewModel {
  static readonly keys = { content: ContentStore }
  readonly #deps

  constructor(deps: DepsOf<typeof CategoriesViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get groups(): readonly CategoryGroup[] {
    return groupCategories(this.#deps.content.layoutData?.content.categories ?? [])
  }
}
