import { ContentStore } from '#application/catalogue/content.store.ts'
import type { GroupCount } from '#application/catalogue/count-groups.ts'
import { UNFILTERED, resultsQuery } from '#application/search/results-url.ts'
import {
  groupCategories,
  withPartCounts,
  type Division,
  type CategoryGroup,
} from '#domain/catalogue/content.ts'
import { showsData } from '../../kernel/shows-data.ts'

type Shown = {
  readonly id: string
  /**
   * Number of the division's parts per group. Absent if the API does not count them, because totals of all divisions
   * would mislead.
   */
  readonly counts?: readonly GroupCount[] | undefined
}

const nothing = (): Shown => ({ id: '' })

/** One division with the product groups that contain its parts. */
export class DivisionViewModel extends showsData({ content: ContentStore }, nothing) {
  get division(): Division | undefined {
    return this.deps.content.layoutData?.content.divisions.find(({ id }) => id === this.shown.id)
  }

  get groups(): readonly CategoryGroup[] {
    const ids = new Set(this.division?.categoryIds)
    const categories = this.deps.content.layoutData?.content.categories ?? []
    const groups = groupCategories(categories.filter(({ id }) => ids.has(id)))
    if (this.shown.counts === undefined) return groups
    const counts = new Map(this.shown.counts.map(({ id, count }) => [id, count]))
    return withPartCounts(groups, (id) => counts.get(id) ?? 0)
  }

  /** Query of the results with all parts of the division. */
  get resultsQuery(): string {
    return resultsQuery({ ...UNFILTERED, divisions: [this.shown.id] })
  }
}
