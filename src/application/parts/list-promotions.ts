import { ApiFailure } from '../shared/api-failure.ts'
import type { PartsCatalogue, SearchResult } from './parts-catalogue.port.ts'

/** As many as the home page shows. */
const PROMOTIONS_SHOWN = 4

export class ListPromotions {
  readonly #catalogue: PartsCatalogue

  constructor(catalogue: PartsCatalogue) {
    this.#catalogue = catalogue
  }

  /** `undefined` when they cannot be had: the home page stands without them. */
  async run(): Promise<SearchResult | undefined> {
    try {
      return await this.#catalogue.list({
        divisions: [],
        categories: [],
        news: true,
        start: 0,
        length: PROMOTIONS_SHOWN,
      })
    } catch (error) {
      if (error instanceof ApiFailure && error.kind !== 'session-ended') return undefined
      throw error
    }
  }
}
