import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import { EVERYTHING, resultsQuery } from '#application/search/results-url.ts'
import { groupCategories, type Division, type CategoryGroup } from '#domain/catalogue/content.ts'

/** One division with the product groups that have parts of it. */
export class DivisionViewModel {
  divisionId = ''
  readonly #content: ContentStore

  constructor(content: ContentStore) {
    this.#content = content
    makeAutoObservable(this)
  }

  show(divisionId: string): void {
    this.divisionId = divisionId
  }

  get division(): Division | undefined {
    return this.#content.frame?.content.divisions.find(({ id }) => id === this.divisionId)
  }

  get groups(): readonly CategoryGroup[] {
    const ids = new Set(this.division?.categoryIds)
    const categories = this.#content.frame?.content.categories ?? []
    return groupCategories(categories.filter(({ id }) => ids.has(id)))
  }

  /** What leads to all parts of the division. */
  get resultsQuery(): string {
    return resultsQuery({ ...EVERYTHING, divisions: [this.divisionId] })
  }
}
