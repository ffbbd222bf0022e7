import type { AttributeFacet as AttributeFacetDto } from '#contracts/search/search.contract.ts'
import type {
  AttributeFacet,
  Facet,
  ListedResult,
  PartsCatalogue,
  ResultsQuery,
  SearchResult,
} from '#application/products/parts-catalogue.port.ts'
import type { ResultSort } from '#application/search/results-url.ts'
import type { Product } from '#domain/products/product.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { toProduct, toProductPage, toSummary } from './product-mapping.ts'
import { productContract } from '#contracts/products/product.contract.ts'
import { searchContract } from '#contracts/search/search.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'
import { toVehicleSummary } from '../vehicles/vehicle-mapping.ts'

const PRODUCT_STALE_MS = 60_000
const SEARCH_STALE_MS = 30_000

export class HttpPartsCatalogue implements PartsCatalogue {
  readonly #api: ShopApi
  readonly #product: Client<typeof productContract>
  readonly #search: Client<typeof searchContract>
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#product = api.client(productContract)
    this.#search = api.client(searchContract)
    this.#cache = cache
  }

  async findBySlug(slug: string): Promise<Product | undefined> {
    const found = await this.#cache.read(this.#key('product', slug), PRODUCT_STALE_MS, async (signal) => {
      const { body } = await this.#product.product.query({
        body: { slug },
        fetchOptions: { signal },
      })
      return body.product ? toProductPage(body.product, this.#api.pricesAreWanted) : null
    })
    return found ?? undefined
  }

  compare(slugs: readonly string[]): Promise<readonly Product[]> {
    return this.#cache.read(this.#key('compared', slugs), PRODUCT_STALE_MS, async (signal) => {
      const { body } = await this.#product.compare.query({
        body: { slugs: [...slugs] },
        fetchOptions: { signal },
      })
      return body.products.map((product) => toProduct(product, this.#api.pricesAreWanted))
    })
  }

  /** Not kept: what is typed changes with every key, and an older answer must be aborted. */
  async search(term: string, signal?: AbortSignal): Promise<SearchResult> {
    const { body } = await this.#search.partSearch.query({
      body: { searchTerm: term },
      fetchOptions: { signal: signal ?? null },
    })
    return {
      products: body.products.map(toSummary(this.#api.pricesAreWanted)),
      categories: body.categories,
      total: body.pagination.total,
    }
  }

  list(query: ResultsQuery): Promise<ListedResult> {
    const { term, start, length, withFacets } = query
    return this.#cache.read(this.#key('results', query), SEARCH_STALE_MS, async (signal) => {
      const { body } = await this.#search.filteredSearch.query({
        body: {
          term,
          start,
          length,
          sort_by: SORT_FIELD[query.sort],
          filter: filterOf(query),
          facets: withFacets,
        },
        fetchOptions: { signal },
      })
      return {
        products: body.items.map(toSummary(this.#api.pricesAreWanted)),
        categories: body.categories,
        total: body.pagination.total,
        facets: (body.facets ?? []).flatMap(toFacet),
        attributes: (body.attributes ?? []).map(toAttributeFacet),
        vehicle: body.vehicle ? toVehicleSummary(body.vehicle) : undefined,
      }
    })
  }

  #key(...parts: readonly unknown[]): readonly unknown[] {
    const { pricesAreWanted, caller } = this.#api
    return [...parts, caller.languageID, caller.countryID, pricesAreWanted]
  }
}

const SORT_FIELD: Readonly<Record<ResultSort, string | undefined>> = {
  relevance: undefined,
  number: 'sku',
  name: 'name',
  price: 'price',
}

function filterOf({ divisions, categories, brands, makers, attributes, news, vehicle }: ResultsQuery) {
  return {
    ...(attributes.length > 0 && {
      attributes: attributes.map(({ id, values, min, max }) => ({ id, values: condition(values), min, max })),
    }),
    divisions: condition(divisions),
    categories: condition(categories),
    brands: condition(brands),
    makers: condition(makers),
    news,
    vehicle,
  }
}

const FACETS: Readonly<Record<string, Facet['name'] | undefined>> = {
  divisions: 'divisions',
  categories: 'categories',
  brands: 'brands',
  makers: 'makers',
}

/** A facet that nobody can choose here is left out. */
function toFacet({ name: wireName, values }: Pick<Facet, 'values'> & { readonly name: string }): Facet[] {
  const name = FACETS[wireName]
  return name === undefined ? [] : [{ name, values }]
}

const toAttributeFacet = (facet: AttributeFacetDto): AttributeFacet =>
  facet.kind === 'VALUES' ? { ...facet, kind: 'values' } : { ...facet, kind: 'range' }

/** An empty list is no condition: it stays away, so that no API takes it for one that nothing meets. */
const condition = (ids: readonly string[]) => (ids.length > 0 ? [...ids] : undefined)
