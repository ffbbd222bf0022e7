import type { Product, ProductSummary } from '#domain/products/product.ts'
import type { AttributeChoice } from '../search/attribute-choices.ts'
import type { ResultSort } from '../search/results-url.ts'
import type { VehicleSummary } from '#domain/vehicles/vehicle.ts'
import { token } from '../kernel/token.ts'

export type CategoryHit = { readonly id: string; readonly name: string; readonly count: number }

export type SearchResult = {
  readonly products: readonly ProductSummary[]
  readonly categories: readonly CategoryHit[]
  readonly total: number
  /** The vehicle that the parts fit, where one was asked for and exists. */
  readonly vehicle?: VehicleSummary | undefined
}

export type FacetName = 'divisions' | 'categories' | 'brands' | 'makers'

/** `count` is how many there are with this value, whatever other values of the facet are chosen. */
export type FacetValue = { readonly id: string; readonly name: string; readonly count: number }

/** Its values are the ones that can be chosen, those that are chosen among them. */
export type Facet = { readonly name: FacetName; readonly values: readonly FacetValue[] }

/** An attribute that many of the found parts have: its words and numbers of pieces, or the range of its measures. */
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
      /** UN/ECE Recommendation 20. */
      readonly unit?: string | undefined
      readonly min: number
      readonly max: number
      /** How many have the attribute. */
      readonly count: number
    }

/** The facets are empty where they were not asked for. */
export type ListedResult = SearchResult & {
  readonly facets: readonly Facet[]
  readonly attributes: readonly AttributeFacet[]
}

/** Values of one field widen each other, fields narrow each other; what is unknown sets no condition. */
export type ResultsQuery = {
  readonly term?: string | undefined
  readonly divisions: readonly string[]
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  readonly makers: readonly string[]
  /** A part that has not got the attribute does not meet its choice. */
  readonly attributes: readonly AttributeChoice[]
  readonly news: boolean
  readonly sort: ResultSort
  readonly withFacets: boolean
  /** Slug of a vehicle. */
  readonly vehicle?: string | undefined
  readonly start: number
  readonly length: number
}

/** Where parts are looked up. Every call speaks the language and country of the present place. */
export interface PartsCatalogue {
  /** Resolves to `undefined` when no product carries the slug. */
  findBySlug(slug: string): Promise<Product | undefined>
  /** In the order of the slugs; what is not there is left out. */
  compare(slugs: readonly string[]): Promise<readonly Product[]>
  search(term: string, signal?: AbortSignal): Promise<SearchResult>
  list(query: ResultsQuery): Promise<ListedResult>
}

export const PartsCatalogue = token<PartsCatalogue>('PartsCatalogue')
