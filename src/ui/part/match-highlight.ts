import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'

export type MatchHighlight = { readonly before: string; readonly match: string; readonly after: string }

/**
 * The first part of a number that matches the term, ignoring separators and case: `8150803` in `81.50803-0039`
 * is `81.50803`. `undefined` without a match.
 */
export function matchHighlight(text: string, term: string): MatchHighlight | undefined {
  const normalizedTerm = normalizePartNumber(term)
  if (normalizedTerm === '') return undefined

  const characters = [...text]
  /** Index in the printed text of each character that is not a separator. */
  const indexes = characters.flatMap((character, index) =>
    [...normalizePartNumber(character)].map(() => index),
  )
  const bare = characters.flatMap((character) => [...normalizePartNumber(character)])
  const length = [...normalizedTerm].length
  const start = bare.findIndex((_, index) => bare.slice(index, index + length).join('') === normalizedTerm)
  if (start < 0) return undefined

  const first = indexes[start]!
  const behind = indexes[start + length - 1]! + 1
  return {
    before: characters.slice(0, first).join(''),
    match: characters.slice(first, behind).join(''),
    after: characters.slice(behind).join(''),
  }
}
