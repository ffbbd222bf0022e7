import type { ProductSummary } from '../products/product.ts'
import type { VehicleMaker, VehicleSummary } from '../vehicles/vehicle.ts'
import type { MistakenLetter, Vin } from '../vehicles/vin.ts'
import { withNumber } from './search-outcome.ts'
import type { InterpretedTerm } from './interpreted-terms.ts'

export type NamedPart = Pick<ProductSummary, 'sku' | 'slug' | 'name'>

/** A number in a search term. */
export type ReadNumber = {
  readonly number: string
  /** Absent without a quantity in the term. */
  readonly pieces?: number | undefined
  /** Parts with this number; empty if the catalogue does not contain it. */
  readonly parts: readonly NamedPart[]
  /** True if a letter was read as a digit, such as O as 0. */
  readonly isCorrected: boolean
}

export type OrderedNumber = { readonly number: string; readonly pieces: number }

/** An alternative interpretation of a term; `key` is absent if it opens no page. */
export type QuerySuggestion =
  | {
      readonly kind: 'vehicle'
      readonly key: string
      readonly vin: Vin
      readonly maker: string | undefined
      /** Letters of the typed VIN that were read as digits. */
      readonly letters: readonly MistakenLetter[]
    }
  | { readonly kind: 'model'; readonly key: string; readonly vehicle: VehicleSummary }
  | { readonly kind: 'maker'; readonly key: string; readonly maker: VehicleMaker }
  | { readonly kind: 'number'; readonly key: string | undefined; readonly read: ReadNumber }
  | { readonly kind: 'quick-order'; readonly key: string; readonly lines: readonly OrderedNumber[] }

/** Interpretations of a term beyond the results of the search. */
export type QueryInterpretation = {
  readonly offers: readonly QuerySuggestion[]
  readonly numbers: readonly ReadNumber[]
}

export const NO_INTERPRETATION: QueryInterpretation = { offers: [], numbers: [] }

type Visitor = {
  readonly offersVinSearch: boolean
  readonly offersMakers: boolean
  readonly mayQuickOrder: boolean
}

export const suggestionsForVisitor = (
  visitor: Visitor,
  { offers }: QueryInterpretation,
): readonly QuerySuggestion[] =>
  offers.filter(
    ({ kind }) =>
      kind === 'number' ||
      (kind === 'quick-order'
        ? visitor.mayQuickOrder
        : visitor.offersVinSearch && (kind !== 'maker' || visitor.offersMakers)),
  )

/** Omits unknown words if the term has another interpretation, such as a VIN. */
export const interpretedTermsToShow = (
  understood: readonly InterpretedTerm[],
  isReadOtherwise: boolean,
): readonly InterpretedTerm[] =>
  isReadOtherwise ? understood.filter(({ as }) => as !== 'left-out') : understood

/** Quantity that the term contains for a part. */
export const termQuantityFor = ({ numbers }: QueryInterpretation, sku: string): number | undefined =>
  numbers.find(({ parts }) => parts.some((part) => part.sku === sku))?.pieces

const DIGITS_MIN = 5

/** True if the term may have another interpretation: false for words, and for a number with an exact match. */
export const mayHaveInterpretation = (
  term: string,
  products: readonly Pick<ProductSummary, 'sku' | 'foundVia'>[],
): boolean => term.replace(/\P{Nd}/gu, '').length >= DIGITS_MIN && withNumber(products, term).length === 0
