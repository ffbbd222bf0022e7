import type { Product, ProductSummary } from '#domain/parts/product.ts'

export type CategoryHit = { readonly id: string; readonly name: string; readonly count: number }

export type SearchResult = {
  readonly products: readonly ProductSummary[]
  readonly categories: readonly CategoryHit[]
  readonly total: number
}

export type ResultsQuery = {
  readonly term?: string | undefined
  readonly divisions: readonly string[]
  readonly categories: readonly string[]
  readonly news: boolean
  readonly start: number
  readonly length: number
}

/** Where parts are looked up. Every call speaks the language and country of the present place. */
export interface PartsCatalogue {
  /** Resolves to `undefined` when no product carries the slug. */
  findBySlug(slug: string): Promise<Product | undefined>
  search(term: string, signal?: AbortSignal): Promise<SearchResult>
  list(query: ResultsQuery): Promise<SearchResult>
}

export const PartsCatalogue = Symbol('PartsCatalogue')
