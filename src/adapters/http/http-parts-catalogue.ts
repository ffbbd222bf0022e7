import type { PartsCatalogue, ResultsQuery, SearchResult } from '#application/parts/parts-catalogue.port.ts'
import type { Product } from '#domain/parts/product.ts'
import type { AnswerCache } from './answer-cache.ts'
import { toProduct, toSummary } from './product-mapping.ts'
import type { ShopApi } from './shop-api.ts'

const PRODUCT_STALE_MS = 60_000
const SEARCH_STALE_MS = 30_000

export class HttpPartsCatalogue implements PartsCatalogue {
  readonly #api: ShopApi
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#cache = cache
  }

  async findBySlug(slug: string): Promise<Product | undefined> {
    const { caller, calls, via } = this.#api
    const found = await this.#cache.read(this.#key('product', slug), PRODUCT_STALE_MS, async (signal) => {
      const { body } = await calls.product.product.mutate({
        via,
        body: { ...caller, slug },
        fetchOptions: { signal },
      })
      return body.product ? toProduct(body.product) : null
    })
    return found ?? undefined
  }

  /** Not kept: what is typed changes with every key, and an older answer must be aborted. */
  async search(term: string, signal?: AbortSignal): Promise<SearchResult> {
    const { caller, calls, via } = this.#api
    const { body } = await calls.search.partSearch.mutate({
      via,
      body: { ...caller, searchTerm: term },
      fetchOptions: { signal: signal ?? null },
    })
    return {
      products: body.products.map(toSummary),
      categories: body.categories,
      total: body.pagination.total,
    }
  }

  list(query: ResultsQuery): Promise<SearchResult> {
    const { caller, calls, via } = this.#api
    const { term, divisions, categories, news, start, length } = query
    return this.#cache.read(this.#key('results', query), SEARCH_STALE_MS, async (signal) => {
      const { body } = await calls.search.filteredSearch.mutate({
        via,
        body: {
          ...caller,
          term,
          start,
          length,
          filter: { divisions: condition(divisions), categories: condition(categories), news },
        },
        fetchOptions: { signal },
      })
      return {
        products: body.items.map(toSummary),
        categories: body.categories,
        total: body.pagination.total,
      }
    })
  }

  #key(...parts: readonly unknown[]): readonly unknown[] {
    const { languageID, countryID } = this.#api.caller
    return [...parts, languageID, countryID]
  }
}

/** An empty list is no condition: it stays away, so that no API takes it for one that nothing meets. */
const condition = (ids: readonly string[]) => (ids.length > 0 ? [...ids] : undefined)
