import type { CatalogueProduct, DivisionId } from './catalogue-product.ts'
import type { Listing, NumberHit, Page, ProductFilter, SearchOptions, SearchResult } from './catalogue-query.ts'
import type { LocalizedText } from './language.ts'

export interface CatalogueOptions {
  readonly seed: number
  /** Number of products, up to 200,000. */
  readonly size: number
}

export interface Division {
  readonly id: DivisionId
  readonly sortOrder: number
  readonly names: LocalizedText
}

export interface MainCategory {
  readonly id: string
  readonly names: LocalizedText
  readonly subCategories: readonly SubCategory[]
}

export interface SubCategory {
  readonly id: string
  readonly parentId: string
  readonly names: LocalizedText
}

/** A made-up assortment: the same seed gives the same products, whatever the size. */
export interface Catalogue extends CatalogueOptions {
  readonly divisions: readonly Division[]
  readonly categories: readonly MainCategory[]
  /** Throws a RangeError outside of 0 .. size - 1. */
  product(index: number): CatalogueProduct
  /** Takes any spelling: 4.61984, 461984, 4-61984, NW-4.61984, sa2c0025. */
  findBySku(text: string): CatalogueProduct | undefined
  findBySlug(slug: string): CatalogueProduct | undefined
  countIn(place: { readonly divisionId?: DivisionId; readonly categoryId?: string }): number
  /** In the order of the catalogue. */
  list(filter: ProductFilter & Page): Listing
  /** Products that answer exactly this number, in any spelling; each product once, article numbers first. */
  findNumber(number: string): readonly NumberHit[]
  /** An empty term lists what the filter leaves. */
  search(term: string, options: SearchOptions): SearchResult
}
