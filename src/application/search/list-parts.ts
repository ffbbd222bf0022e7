import type { SessionStore } from '../session/session.store.ts'
import type { ListedResult, PartsCatalogue } from '../products/parts-catalogue.port.ts'
import { EVERYTHING, sortsFor, type ResultsUrl, type ResultSort } from './results-url.ts'

/** A page of results. `page` is within the existing pages, `sort` is allowed for this visitor. */
export type ListedParts = {
  readonly result: ListedResult
  readonly page: number
  readonly pageCount: number
  readonly sort: ResultSort
}

export class ListParts {
  readonly #catalogue: PartsCatalogue
  readonly #session: SessionStore

  constructor(catalogue: PartsCatalogue, session: SessionStore) {
    this.#catalogue = catalogue
    this.#session = session
  }

  /** Falls back to the last page if the page does not exist. */
  async run(url: ResultsUrl): Promise<ListedParts> {
    const query = { ...url, sort: this.#sortOf(url) }
    const listed = await this.#pageOf(query)
    return listed.page <= listed.pageCount ? listed : this.#pageOf({ ...query, page: listed.pageCount })
  }

  /** The API checks the rights itself. */
  #sortOf({ sort }: ResultsUrl): ResultSort {
    const { isLoggedIn, snapshot } = this.#session
    const sorts = sortsFor({ isLoggedIn, pricesAreVisible: isLoggedIn && !snapshot.pricesHidden })
    return sorts.includes(sort) ? sort : EVERYTHING.sort
  }

  async #pageOf({ page, size, view: _, ...query }: ResultsUrl): Promise<ListedParts> {
    const start = (page - 1) * size
    const result = await this.#catalogue.list({ ...query, start, length: size, withFacets: true })
    return { result, page, pageCount: Math.max(Math.ceil(result.total / size), 1), sort: query.sort }
  }
}
