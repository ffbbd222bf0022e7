import { attempt } from '../kernel/attempt.ts'
import { PartsCatalogue, type SearchResult } from '../search/parts-catalogue.port.ts'
import { UNFILTERED } from '../search/results-url.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Number of products in the carousel of the home page. */
const PROMOTIONS_SHOWN = 12

export class ListPromotions extends dependsOn({ catalogue: PartsCatalogue }) {
  /** `undefined` on failure: the home page is shown without promotions. */
  async run(): Promise<SearchResult | undefined> {
    const { page: _, size: __, view: ___, ...everything } = UNFILTERED
    const listed = await attempt(() =>
      this.deps.catalogue.list({
        ...everything,
        news: true,
        start: 0,
        length: PROMOTIONS_SHOWN,
        withFacets: false,
      }),
    )
    if (!listed.ok && listed.error.kind === 'session-ended') throw listed.error
    return listed.ok ? listed.value : undefined
  }
}
