import { attempt } from '../kernel/attempt.ts'
import { PartsCatalogue } from '../search/parts-catalogue.port.ts'
import { UNFILTERED } from '../search/results-url.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type GroupCount = { readonly id: string; readonly count: number }

/** Counts the parts of a division in each of its groups. */
export class CountGroups extends dependsOn({ catalogue: PartsCatalogue }) {
  /**
   * `undefined` on failure, or if the API does not count parts per group: the page then shows the groups without
   * counts.
   */
  async run(divisionId: string): Promise<readonly GroupCount[] | undefined> {
    const { page: _, size: __, view: ___, ...everything } = UNFILTERED
    const query = { ...everything, divisions: [divisionId], start: 0, length: 1, withFacets: true }
    const listed = await attempt(() => this.deps.catalogue.list(query))
    if (!listed.ok && listed.error.kind === 'session-ended') throw listed.error
    if (!listed.ok) return undefined
    const groups = listed.value.facets.find(({ name }) => name === 'categories')
    return groups?.values.map(({ id, count }) => ({ id, count }))
  }
}
