import { ApiFailure } from '../shared/api-failure.ts'
import type { PartsCatalogue, SearchResult } from './parts-catalogue.port.ts'
import { EVERYTHING } from '../search/results-url.ts'

/** Number of products in the carousel of the home page. */
const PROMOTIONS_SHOWN = 12

export class ListPromotions {
  readonly #catalogue: PartsCatalogue

  constructor(catalogue: PartsCatalogue) {
    this.#catalogue = catalogue
  }

  /** `undefined` on failure: the home page is shown without promotions. */
  async run(): Promise<SearchResult | undefined> {
    try {
      const { page: _, size: __, view: ___, ...everything } = EVERYTHING
      return await this.#catalogue.list({
        ...everything,
        news: true,
        start: 0,
        length: PROMOTIONS_SHOWN,
        withFacets: false,
      })
    } catch (error) {
      if (error instanceof ApiFailure && error.kind !== 'session-ended') return undefined
      throw error
    }
  }
}
