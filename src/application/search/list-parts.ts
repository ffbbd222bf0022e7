import { SessionStore } from '../session/session.store.ts'
import { type ListedResult, PartsCatalogue } from './parts-catalogue.port.ts'
import {
  NO_INTERPRETATION,
  termQuantityFor,
  type QueryInterpretation,
} from '#domain/search/query-interpretation.ts'
import { pageCountOf } from '#domain/shared/batches.ts'
import { withNumber } from '#domain/search/search-outcome.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import {
  UNFILTERED,
  isAttributeSort,
  isNarrowed,
  sortsFor,
  type ResultsUrl,
  type ResultSort,
} from './results-url.ts'
import { interpretationOf, QueryInterpreter } from './query-interpreter.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** A page of results. `page` is within the existing pages, `sort` is allowed for this visitor. */
export type ListedParts = {
  readonly result: ListedResult
  readonly page: number
  readonly pageCount: number
  readonly sort: ResultSort
  readonly reading: QueryInterpretation
}

/** A word of at least four letters; a term without one may consist of numbers and quantities only. */
const WORD = /\p{L}{4}/u

/** A number in the search term; `pieces` is the quantity next to it. */
export type NumberInTerm = {
  readonly parts: readonly ProductSummary[]
  readonly pieces?: number | undefined
}

export class ListParts extends dependsOn({
  catalogue: PartsCatalogue,
  session: SessionStore,
  reader: QueryInterpreter,
}) {
  /** Falls back to the last page if the page does not exist. */
  async run(url: ResultsUrl): Promise<ListedParts> {
    const query = { ...url, sort: this.#sortOf(url) }
    const requestedPage = await this.#pageOf(query)
    const listed =
      requestedPage.page <= requestedPage.pageCount
        ? requestedPage
        : await this.#pageOf({ ...query, page: requestedPage.pageCount })
    return { ...listed, reading: await this.#interpretationOf(url.term, listed.result) }
  }

  /**
   * Returns the parts with the number in the term, if the vehicle or the filters exclude them from the results;
   * otherwise undefined.
   */
  async hiddenBy(url: ResultsUrl, { result }: ListedParts): Promise<NumberInTerm | undefined> {
    const { term } = url
    if (term === undefined || !isNarrowed(url) || !/\d/.test(term)) return undefined
    if (withNumber(result.products, term).length > 0) return undefined
    const everywhere = { ...UNFILTERED, term, start: 0, length: UNFILTERED.size, withFacets: false }
    const unfilteredResult = await this.deps.catalogue.list(everywhere)
    const parts = withNumber(unfilteredResult.products, term)
    if (parts.length > 0) return { parts }
    const [only] =
      result.total === 0 && unfilteredResult.total === 1 && !WORD.test(term) ? unfilteredResult.products : []
    if (!only) return undefined
    const reading = await this.#interpretationOf(term, unfilteredResult)
    return { parts: [only], pieces: termQuantityFor(reading, only.sku) }
  }

  async #interpretationOf(term: string | undefined, result: ListedResult): Promise<QueryInterpretation> {
    return term === undefined ? NO_INTERPRETATION : interpretationOf(this.deps.reader, term, result)
  }

  /** Sort order of the query, if this visitor may use it; orders by attribute are checked by the API. */
  #sortOf({ sort }: ResultsUrl): ResultSort {
    if (isAttributeSort(sort)) return sort
    const { isLoggedIn, snapshot } = this.deps.session
    const sorts = sortsFor({ isLoggedIn, pricesAreVisible: isLoggedIn && !snapshot.pricesHidden })
    return sorts.includes(sort) ? sort : UNFILTERED.sort
  }

  async #pageOf({ page, size, view: _, ...query }: ResultsUrl): Promise<Omit<ListedParts, 'reading'>> {
    const start = (page - 1) * size
    const result = await this.deps.catalogue.list({ ...query, start, length: size, withFacets: true })
    return { result, page, pageCount: pageCountOf(result.total, size), sort: query.sort }
  }
}
