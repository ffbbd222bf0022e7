import { cutSearchTerm } from '#domain/search/search-term.ts'
import type { PartsCatalogue, SearchResult } from '../products/parts-catalogue.port.ts'

const NOTHING_FOUND: SearchResult = { products: [], categories: [], total: 0 }

/** Live search: a newer search aborts the older one (spec 4). */
export class SearchParts {
  readonly #catalogue: PartsCatalogue
  #running: AbortController | undefined

  constructor(catalogue: PartsCatalogue) {
    this.#catalogue = catalogue
  }

  /** Resolves to `undefined` if a newer search or `abort` has cancelled this one. */
  async run(text: string): Promise<SearchResult | undefined> {
    const term = cutSearchTerm(text)
    this.abort()
    if (term === '') return NOTHING_FOUND

    const running = new AbortController()
    this.#running = running
    try {
      const result = await this.#catalogue.search(term, running.signal)
      return running.signal.aborted ? undefined : result
    } catch (error) {
      if (running.signal.aborted) return undefined
      throw error
    }
  }

  abort(): void {
    this.#running?.abort()
    this.#running = undefined
  }
}
