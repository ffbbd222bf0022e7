import { isArticleNumberOf } from '../shared/article-number.ts'
import type { FoundVia } from '../products/product.ts'
import { isSameNumber } from '../shared/normalize-part-number.ts'
import { replacedNumberOfMatch } from './replaced-number.ts'
import { truncateSearchTerm } from './search-term.ts'
import type { InterpretedTerm } from './interpreted-terms.ts'

export type SearchOutcome =
  | { readonly kind: 'stay' }
  /** `replaces`: the searched number, which is no longer sold. */
  | { readonly kind: 'product'; readonly slug: string; readonly replaces?: string | undefined }
  | { readonly kind: 'results'; readonly term: string }

type FoundProduct = {
  readonly sku: string
  readonly slug: string
  readonly foundVia?: FoundVia | undefined
}

/** The parts whose article number, or the number by which they were found, is exactly the term. */
export const withNumber = <Product extends Pick<FoundProduct, 'sku' | 'foundVia'>>(
  products: readonly Product[],
  term: string,
): readonly Product[] =>
  products.filter(
    ({ sku, foundVia }) => isSameNumber(term, sku) || isSameNumber(term, foundVia?.number ?? ''),
  )

/** The words that the search has ignored; undefined if it has used all. */
export function ignoredWordsIn(understood: readonly InterpretedTerm[] = []): readonly string[] | undefined {
  const leftOut = understood.flatMap(({ as, text }) => (as === 'left-out' || as === 'brand' ? [text] : []))
  return leftOut.length === 0 ? undefined : leftOut
}

/** Typed word and its correction; undefined if nothing was corrected. */
export const correctionOf = (understood: readonly InterpretedTerm[] = []) =>
  understood.find(({ as }) => as === 'corrected')

/** Target of a submitted search (spec 4). `products` must be the results of this very term, not of an earlier one. */
export function searchTarget(term: string, products: readonly FoundProduct[]): SearchOutcome {
  const cutTerm = truncateSearchTerm(term.trim())
  if (cutTerm === '') return { kind: 'stay' }

  const first = products[0]
  if (first && (products.length === 1 || isArticleNumberOf(cutTerm, first.sku))) {
    return { kind: 'product', slug: first.slug, replaces: replacedNumberOfMatch(first) }
  }
  return { kind: 'results', term: cutTerm }
}
