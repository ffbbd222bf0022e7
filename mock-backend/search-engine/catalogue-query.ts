import type { DivisionId, VendorId } from '../catalogue/catalogue-product.ts'
import type { Language } from '../catalogue/language.ts'

/** Values of one field are combined by OR, fields by AND; an empty field has no effect. */
export interface ProductFilter {
  readonly divisions?: readonly DivisionId[] | undefined
  /** Main groups include their sub groups. */
  readonly categories?: readonly string[] | undefined
  /** Ids of part types. */
  readonly partTypes?: readonly string[] | undefined
  /** True for promoted parts only. */
  readonly news?: boolean | undefined
  /** True if a part is in a current promotion; absent if all promotions are current. */
  readonly isPromoted?: ((index: number) => boolean) | undefined
  readonly inStock?: boolean | undefined
  readonly vendors?: readonly VendorId[] | undefined
  /** Vehicle makers, by the maker of the main OE number. */
  readonly makers?: readonly string[] | undefined
  /** Parts that fit one of these vehicles. */
  readonly vehicleSlugs?: readonly string[] | undefined
  /** Conditions on attributes; a part without the attribute does not match. */
  readonly attributes?: readonly AttributeCondition[] | undefined
}

/** Matches one of the values, or a measure from `min` to `max`, both included. */
export interface AttributeCondition {
  readonly id: string
  readonly values?: readonly string[] | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export interface Page {
  readonly offset: number
  readonly limit: number
  /** True to count the attributes of the found products. */
  readonly countsAttributes?: boolean | undefined
}

export interface SearchOptions extends ProductFilter, Page {
  /** Language whose names rank first; names of all languages are found. */
  readonly language: Language
}

export type NumberKind = 'article' | 'replaced' | 'oe' | 'competitor' | 'gtin'

/** A product and the number by which it was found. */
export interface NumberHit {
  readonly index: number
  readonly kind: NumberKind
  /** The number as printed. */
  readonly number: string
  /** Manufacturer of the part with this reference number. */
  readonly makerName?: string | undefined
}

export interface SearchHit {
  readonly index: number
  /** Number by which the product was found; undefined if it was found by name. */
  readonly via?: Omit<NumberHit, 'index'> | undefined
}

export interface FacetCount<Id extends string = string> {
  readonly id: Id
  readonly count: number
}

/** Product counts by value, descending; values without products are omitted. */
export interface Facets {
  /** Counts by the most specific product group of a product, not by its main group. */
  readonly categories: readonly FacetCount[]
  readonly partTypes: readonly FacetCount[]
  readonly divisions: readonly FacetCount<DivisionId>[]
  readonly vendors: readonly FacetCount<VendorId>[]
  readonly makers: readonly FacetCount[]
}

/** Number of products with the attribute, with counts by value or with the range of the measure. */
export interface AttributeCount {
  readonly id: string
  readonly count: number
  readonly values?: readonly FacetCount[] | undefined
  /** UN/ECE recommendation 20. */
  readonly unit?: string | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
}

interface Counted extends Facets {
  /** Attributes by descending number of products; empty unless requested. */
  readonly attributes: readonly AttributeCount[]
}

export interface Listing extends Counted {
  readonly total: number
  readonly indexes: readonly number[]
}

export interface SearchResult extends Counted {
  readonly total: number
  /** Interpreted words, in the order of the search text. */
  readonly understood: readonly WordInterpretation[]
  /** Empty unless the search found no product. */
  readonly suggestions: readonly Suggestion[]
  /** Slugs of vehicles in a search text that names no part: TGX 18.440. Empty if the text matches many vehicles. */
  readonly namedVehicles: readonly string[]
  /**
   * Ids of vehicle makers in a search text that names no part, but a maker, many of its vehicles, or an
   * unlisted vehicle.
   */
  readonly namedMakers: readonly string[]
  readonly hits: readonly SearchHit[]
}

export type InterpretationKind =
  | 'NUMBER'
  | 'PART_TYPE'
  | 'MAKER'
  | 'VEHICLE'
  | 'DIVISION'
  | 'ATTRIBUTE'
  | 'CORRECTED'
  | 'LEFT_OUT'
  | 'NOT_SOLD'
  | 'BRAND'

/** Interpretation of one or more words of a search text. */
export interface WordInterpretation {
  /** Text as typed. */
  readonly text: string
  readonly as: InterpretationKind
  /** Meaning in the caller's language; empty if the words were ignored. */
  readonly value: string
}

/** A term to search instead. */
export interface Suggestion {
  readonly term: string
  readonly total: number
}
