import type { PartsCatalogue, SearchResult } from './parts-catalogue.port.ts'
import type { ResultsAddress } from './results-address.ts'

export const RESULTS_PER_PAGE = 25

/** A page of results. `page` is one that exists. */
export type ListedParts = {
  readonly result: SearchResult
  readonly page: number
  readonly pageCount: number
}

export class ListParts {
  readonly #catalogue: PartsCatalogue

  constructor(catalogue: PartsCatalogue) {
    this.#catalogue = catalogue
  }

  /** A page beyond the last gives way to the last. */
  async run(address: ResultsAddress): Promise<ListedParts> {
    const listed = await this.#pageOf(address)
    return listed.page <= listed.pageCount ? listed : this.#pageOf({ ...address, page: listed.pageCount })
  }

  async #pageOf({ page, ...wanted }: ResultsAddress): Promise<ListedParts> {
    const start = (page - 1) * RESULTS_PER_PAGE
    const result = await this.#catalogue.list({ ...wanted, start, length: RESULTS_PER_PAGE })
    return { result, page, pageCount: Math.max(Math.ceil(result.total / RESULTS_PER_PAGE), 1) }
  }
}
