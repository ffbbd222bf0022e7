import { makeAutoObservable, observableRef } from 'mobx'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { GroupCount } from '#application/catalogue/count-groups.ts'
import { UNFILTERED, resultsQuery } from '#application/search/results-url.ts'
import {
  groupCategories,
  withPartCounts,
  type Division,
  type CategoryGroup,
} from '#domain/catalogue/content.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** One division with the product groups that contain its parts. */
export class DivisionViewModel {
  static readonly keys = { content: ContentStore }
  divisionId = ''
  /**
   * Number of the division's parts per group. Absent if the API does not count them, because totals of all divisions
   * would mislead.
   */
  counts: readonly GroupCount[] | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof DivisionViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { counts: observableRef })
  }

  show(divisionId: string, counts?: readonly GroupCount[]): void {
    this.divisionId = divisionId
    this.counts = counts
  }

  get division(): Division | undefined {
    return this.#deps.content.layoutData?.content.divisions.find(({ id }) => id === this.divisionId)
  }

  get groups(): readonly CategoryGroup[] {
    const ids = new Set(this.division?.categoryIds)
    const categories = this.#deps.content.layoutData?.content.categories ?? []
    const groups = groupCategories(categories.filter(({ id }) => ids.has(id)))
    if (this.counts === undefined) return groups
    const counts = new Map(this.counts.map(({ id, count }) => [id, count]))
    return withPartCounts(groups, (id) => counts.get(id) ?? 0)
  }

  /** Query of the results with all parts of the division. */
  get resultsQuery(): string {
    return resultsQuery({ ...UNFILTERED, divisions: [this.divisionId] })
  }
}
