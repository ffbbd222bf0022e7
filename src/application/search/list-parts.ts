import type { SessionStore } from '../session/session.store.ts'
import type { ListedResult, PartsCatalogue } from '../products/parts-catalogue.port.ts'
import type { ResultsUrl, ResultSort } from './results-url.ts'

/** A page of results. `page` is one that exists, `sort` one that this visitor may ask for. */
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

  /** A page beyond the last gives way to the last. */
  async run(address: ResultsUrl): Promise<ListedParts> {
    const wanted = { ...address, sort: this.#sortOf(address) }
    const listed = await this.#pageOf(wanted)
    return listed.page <= listed.pageCount ? listed : this.#pageOf({ ...wanted, page: listed.pageCount })
  }

  /** Who hides prices shall not read them from an order; whether one may see them at all is up to the API. */
  #sortOf({ sort }: ResultsUrl): ResultSort {
    const { isLoggedIn, snapshot } = this.#session
    return sort === 'price' && (!isLoggedIn || snapshot.pricesHidden) ? 'relevance' : sort
  }

  async #pageOf({ page, size, view: _, ...wanted }: ResultsUrl): Promise<ListedParts> {
    const start = (page - 1) * size
    const result = await this.#catalogue.list({ ...wanted, start, length: size, withFacets: true })
    return { result, page, pageCount: Math.max(Math.ceil(result.total / size), 1), sort: wanted.sort }
  }
}
