import { isArticleNumber } from './article-number.ts'
import { isSameNumber, squeeze } from './squeeze.ts'

export type Reference = { readonly referenceNo: string }

/** The whole number counts, never a part of it; separators and case do not. */
export function matchesCrossReference(term: string, references: readonly Reference[]): boolean {
  return references.some(({ referenceNo }) => isSameNumber(term, referenceNo))
}

/** Numeric, without a dot and no article number (spec 5). */
export function isNumericReference(term: string): boolean {
  return /^\d+$/.test(squeeze(term)) && !isArticleNumber(term)
}

/** One that a result refers to, or that has the form of one (spec 5). */
export function isReferenceNumber(term: string, references: readonly Reference[] = []): boolean {
  return matchesCrossReference(term, references) || isNumericReference(term)
}
