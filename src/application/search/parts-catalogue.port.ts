import type { Product, ProductSummary } from '#domain/products/product.ts'
import type { ResultsUrl } from './results-url.ts'
import type { NamedVehicles, VehicleSummary } from '#domain/vehicles/vehicle.ts'
import type { AlternativeTerm, InterpretedTerm } from '#domain/search/interpreted-terms.ts'
import { token } from '../kernel/token.ts'

export type CategoryHit = { readonly id: string; readonly name: string; readonly count: number }

export type SearchResult = {
  readonly products: readonly ProductSummary[]
  readonly categories: readonly CategoryHit[]
  readonly total: number
  /** The API's interpretation of the words of the term, in their order. */
  readonly understood?: readonly InterpretedTerm[] | undefined
  /** Alternative search terms, such as corrections. */
  readonly suggestions?: readonly AlternativeTerm[] | undefined
  /** Vehicles in the term, if it contains no part. */
  readonly named?: NamedVehicles | undefined
  /** Vehicle by which the results are filtered; absent without this filter or for an unknown slug. */
  readonly vehicle?: VehicleSummary | undefined
}

export type FacetName = 'divisions' | 'categories' | 'brands' | 'makers' | 'stock'

/** `count` ignores the other selected values of the same facet. */
export type FacetValue = { readonly id: string; readonly name: string; readonly count: number }

/** Values to choose from, including the selected ones. */
export type Facet = { readonly name: FacetName; readonly values: readonly FacetValue[] }

/** An attribute of many of the found parts, with its values or the range of its measure. */
export type AttributeFacet =
  | {
      readonly kind: 'values'
      readonly id: string
      readonly name: string
      readonly values: readonly FacetValue[]
    }
  | {
      readonly kind: 'range'
      readonly id: string
      readonly name: string
      /** UN/ECE Recommendation 20 code. */
      readonly unit?: string | undefined
      readonly min: number
      readonly max: number
      /** Number of parts with this attribute. */
      readonly count: number
    }

/** Results with facets; the facets are empty if they were not requested. */
export type ListedResult = SearchResult & {
  readonly facets: readonly Facet[]
  readonly attributes: readonly AttributeFacet[]
}

/**
 * Filters of the results. Values of the same field are combined with OR, different fields with AND. Unknown values are
 * ignored.
 */
export type ResultsQuery = Omit<ResultsUrl, 'size' | 'view' | 'page'> & {
  readonly withFacets: boolean
  readonly start: number
  readonly length: number
}

/** The parts of the catalogue, in the current language and country. */
export interface PartsCatalogue {
  /** Resolves to `undefined` for an unknown slug. */
  findBySlug(slug: string): Promise<Product | undefined>
  /** Loads several products in one call, in the order of the slugs; unknown ones are omitted. */
  compare(slugs: readonly string[]): Promise<readonly Product[]>
  search(term: string, signal?: AbortSignal): Promise<SearchResult>
  list(query: ResultsQuery): Promise<ListedResult>
}

export const PartsCatalogue = token<PartsCatalogue>('PartsCatalogue')
