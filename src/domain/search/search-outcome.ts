import { cutSearchTerm } from './search-term.ts'
import { isSameNumber } from './squeeze.ts'

export type SearchOutcome =
  | { readonly kind: 'stay' }
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'results'; readonly term: string }

/** Target of a submitted search (spec 4). `products` must be the results of this very term, not of an earlier one. */
export function searchTarget(
  term: string,
  products: readonly { readonly sku: string; readonly slug: string }[],
): SearchOutcome {
  const cutTerm = cutSearchTerm(term.trim())
  if (cutTerm === '') return { kind: 'stay' }

  const first = products[0]
  if (first && (products.length === 1 || isSameNumber(cutTerm, first.sku))) {
    return { kind: 'product', slug: first.slug }
  }
  return { kind: 'results', term: cutTerm }
}
