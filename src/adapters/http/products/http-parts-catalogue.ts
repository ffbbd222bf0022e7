import type {
  AttributeFacet as AttributeFacetDto,
  WordInterpretation as UnderstoodDto,
} from '#contracts/search/search.contract.ts'
import type {
  AttributeFacet,
  Facet,
  ListedResult,
  PartsCatalogue,
  ResultsQuery,
  SearchResult,
} from '#application/search/parts-catalogue.port.ts'
import {
  isAttributeSort,
  sortedAttribute,
  type NamedSort,
  type ResultSort,
} from '#application/search/results-url.ts'
import type { Product } from '#domain/products/product.ts'
import type { VehicleMaker } from '#domain/vehicles/vehicle.ts'
import type { AlternativeTerm, InterpretedTerm } from '#domain/search/interpreted-terms.ts'
import { kebab } from '../codes.ts'
import { toProduct, toCompleteProduct, toSummary } from './product-mapping.ts'
import { productContract } from '#contracts/products/product.contract.ts'
import { searchContract } from '#contracts/search/search.contract.ts'
import { toVehicleSummary } from '../vehicles/vehicle-mapping.ts'
import { HttpAdapter } from '../http-adapter.ts'

const PRODUCT_STALE_MS = 60_000
const SEARCH_STALE_MS = 30_000

export class HttpPartsCatalogue extends HttpAdapter implements PartsCatalogue {
  readonly #product = this.api.client(productContract)
  readonly #search = this.api.client(searchContract)

  async findBySlug(slug: string): Promise<Product | undefined> {
    const product = await this.#product.product.fetchQuery({
      body: { slug },
      staleTime: PRODUCT_STALE_MS,
      select: ({ product }) => (product ? toCompleteProduct(product, this.api) : null),
    })
    return product ?? undefined
  }

  compare(slugs: readonly string[]): Promise<readonly Product[]> {
    return this.#product.compare.fetchQuery({
      body: { slugs: [...slugs] },
      staleTime: PRODUCT_STALE_MS,
      select: ({ products }) => products.map((product) => toProduct(product, this.api)),
    })
  }

  /**
   * Live search; not cached, because the term changes with every key press, and a newer search aborts the older one.
   */
  async search(term: string, signal?: AbortSignal): Promise<SearchResult> {
    const { body } = await this.#search.partSearch.query({
      body: { searchTerm: term },
      fetchOptions: { signal: signal ?? null },
    })
    return {
      products: body.products.map(toSummary(this.api)),
      categories: body.categories,
      total: body.pagination.total,
      ...toReading(body),
    }
  }

  list(query: ResultsQuery): Promise<ListedResult> {
    const { term, start, length, sort, withFacets } = query
    return this.#search.filteredSearch.fetchQuery({
      body: { term, start, length, ...sortFields(sort), filter: filterOf(query), facets: withFacets },
      staleTime: SEARCH_STALE_MS,
      select: ({ items, categories, pagination, facets = [], attributes = [], vehicle, ...reading }) => ({
        products: items.map(toSummary(this.api)),
        categories,
        total: pagination.total,
        ...toReading(reading),
        facets: facets.flatMap(toFacet),
        attributes: attributes.map(toAttributeFacet),
        vehicle: vehicle ? toVehicleSummary(vehicle) : undefined,
      }),
    })
  }
}

const SORT_FIELDS = {
  relevance: {},
  number: { sort_by: 'sku' },
  name: { sort_by: 'name' },
  price: { sort_by: 'price' },
  'price-desc': { sort_by: 'price', desc: 1 },
  stock: { sort_by: 'stock', desc: 1 },
} as const satisfies Readonly<Record<NamedSort, object>>

function sortFields(sort: ResultSort) {
  if (!isAttributeSort(sort)) return SORT_FIELDS[sort]
  const { id, isDescending } = sortedAttribute(sort)
  return { sort_by: `attribute.${id}`, ...(isDescending && { desc: 1 as const }) }
}

function filterOf({ divisions, categories, brands, makers, stock, attributes, news, vehicle }: ResultsQuery) {
  return {
    ...(attributes.length > 0 && {
      attributes: attributes.map(({ id, values, min, max }) => ({ id, values: condition(values), min, max })),
    }),
    divisions: condition(divisions),
    categories: condition(categories),
    brands: condition(brands),
    makers: condition(makers),
    stock: condition(stock),
    news,
    vehicle,
  }
}

const FACETS: Readonly<Record<string, Facet['name'] | undefined>> = {
  divisions: 'divisions',
  categories: 'categories',
  brands: 'brands',
  makers: 'makers',
  stock: 'stock',
}

/** Ignores unknown facets. */
function toFacet({ name: wireName, values }: Pick<Facet, 'values'> & { readonly name: string }): Facet[] {
  const name = FACETS[wireName]
  return name === undefined ? [] : [{ name, values }]
}

type ReadingDto = {
  readonly understood?: readonly UnderstoodDto[] | undefined
  readonly suggestions?: readonly AlternativeTerm[] | undefined
  readonly namedVehicles?: readonly Parameters<typeof toVehicleSummary>[0][] | undefined
  readonly namedMakers?: readonly VehicleMaker[] | undefined
}

const toReading = ({ understood, suggestions, namedVehicles, namedMakers }: ReadingDto) => ({
  understood: understood?.map(({ text, as, value }): InterpretedTerm => ({ text, as: kebab(as), value })),
  suggestions,
  named:
    namedVehicles || namedMakers
      ? { vehicles: (namedVehicles ?? []).map(toVehicleSummary), makers: namedMakers ?? [] }
      : undefined,
})

const toAttributeFacet = (facet: AttributeFacetDto): AttributeFacet =>
  facet.kind === 'VALUES' ? { ...facet, kind: 'values' } : { ...facet, kind: 'range' }

/** The ids of a filter; an empty list is omitted, because an API might treat it as matching nothing. */
const condition = (ids: readonly string[]) => (ids.length > 0 ? [...ids] : undefined)
