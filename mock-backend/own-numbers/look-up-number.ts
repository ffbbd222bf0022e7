import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { NumberHit } from '../search-engine/catalogue-query.ts'
import { withLeadingZeros } from '../search-engine/lost-zeros.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'
import { isUsable, type OwnNumbersOf, type StoredOwnNumber } from './own-number-book.ts'

export type NumberSources = { readonly catalogue: Catalogue; readonly ownNumbers: OwnNumbersOf }

type OwnPart = { readonly decided: StoredOwnNumber; readonly product: CatalogueProduct }
/** A part that the company has assigned to the number, or the results in the catalogue. */
export type NumberLookup = { readonly own?: OwnPart | undefined; readonly hits: readonly NumberHit[] }

/**
 * Looks up the parts of a number for quick order, lists and customers' systems; a search ranks the same parts
 * first. The company's own number has priority, then a number of the catalogue in any spelling, then both
 * without leading zeros. A part's current number has priority over replaced numbers.
 */
export function lookUpNumber({ catalogue, ownNumbers }: NumberSources, number: string): NumberLookup {
  const exact = catalogue.findNumber(number)
  const shortened = exact.length > 0 ? [] : withLeadingZeros(number)
  const [own] = [number, ...shortened].flatMap((each) => decidedPart(catalogue, ownNumbers, each) ?? [])
  if (own) return { own, hits: [] }
  const hits =
    exact.length > 0 ? exact : (withVendor(catalogue, number) ?? catalogue.findWithLostZeros(number))
  const current = hits.filter(({ kind }) => kind !== 'replaced')
  return { hits: current.length > 0 ? current : hits }
}

/** All parts to which a number may refer. */
export const candidateParts = (
  { catalogue }: Pick<NumberSources, 'catalogue'>,
  { own, hits }: NumberLookup,
): readonly CatalogueProduct[] => (own ? [own.product] : hits.map(({ index }) => catalogue.product(index)))

/** Parts for a number in the format of a cart line: vendor id, dash, article number (NW-3.70481). */
function withVendor(catalogue: Catalogue, number: string): readonly NumberHit[] | undefined {
  const product = catalogue.findBySku(number)
  return product && [{ index: product.index, kind: 'article', number: product.sku }]
}

/** Replaces a company's own number by the article number of its part, for a search; other terms are unchanged. */
export function catalogueTerm(sources: NumberSources, term: string): string {
  if (sources.ownNumbers.size === 0 || sources.catalogue.findNumber(term).length > 0) return term
  return lookUpNumber(sources, term).own?.product.sku ?? term
}

/**
 * The part that a company has assigned to a number; undefined if it was removed from the catalogue, or if the
 * catalogue now has other parts with this number.
 */
function decidedPart(catalogue: Catalogue, numbers: OwnNumbersOf, typedText: string): OwnPart | undefined {
  const decided = numbers.get(normalizePartNumber(typedText))
  const product = decided && catalogue.findBySku(decided.sku)
  if (!product || !isUsable(product)) return undefined
  const intendedNumberHits = catalogue.findNumber(typedText)
  const isCandidate = intendedNumberHits.some(({ index }) => catalogue.product(index).sku === product.sku)
  return intendedNumberHits.length === 0 || isCandidate ? { decided, product } : undefined
}
