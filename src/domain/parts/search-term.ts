import { isArticleNumber, isArticleNumberOf } from '#domain/parts/article-number.ts'
import { isNumericReference, matchesCrossReference, type Reference } from '#domain/parts/reference-number.ts'
import { cutText } from '#domain/shared/text.ts'

export const LIVE_SEARCH_PAUSE_MS = 300
export const MAX_SEARCH_TERM_LENGTH = 200

const LIVE_SEARCH_ABOVE = 2
const DROP_DOWN_ABOVE = 3

export type SearchTermKind = 'article-number' | 'reference-number' | 'part-name'

export type NumberedProduct = { readonly sku: string; readonly crossReferences: readonly Reference[] }

/**
 * A cross reference goes before the article pattern: the maker's number 81.50803-0039 has the form of an article
 * number, and only a result can tell.
 */
export function classifySearchTerm(term: string, products: readonly NumberedProduct[]): SearchTermKind {
  const first = products[0]
  if (first && isArticleNumberOf(term, first.sku)) return 'article-number'
  if (products.some((product) => matchesCrossReference(term, product.crossReferences)))
    return 'reference-number'
  if (isArticleNumber(term)) return 'article-number'
  return isNumericReference(term) ? 'reference-number' : 'part-name'
}

/** `placeKnown`: both country and language are known (spec 5). */
export function liveSearchRuns(term: string, placeKnown: boolean): boolean {
  return placeKnown && term.trim().length > LIVE_SEARCH_ABOVE
}

/** A term of three characters is searched without being shown (spec 9). */
export function dropDownOpens(term: string): boolean {
  return term.trim().length > DROP_DOWN_ABOVE
}

export function cutSearchTerm(text: string): string {
  return cutText(text, MAX_SEARCH_TERM_LENGTH)
}
