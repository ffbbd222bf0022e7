import { isSameNumber, stripSeparators } from '../shared/normalize-part-number.ts'

export type Reference = { readonly referenceNo: string }

/** Compares whole numbers, ignoring separators and case. */
export function matchesCrossReference(term: string, references: readonly Reference[]): boolean {
  return references.some(({ referenceNo }) => isSameNumber(term, referenceNo))
}

/** True for digits only: an article number has a dot or letters (spec 5). */
export function isNumericReference(term: string): boolean {
  return /^\d+$/.test(stripSeparators(term))
}

/** True if a result has the number as cross reference, or if the format matches (spec 5). */
export function isReferenceNumber(term: string, references: readonly Reference[] = []): boolean {
  return matchesCrossReference(term, references) || isNumericReference(term)
}
