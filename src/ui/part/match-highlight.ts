import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'

export type MatchHighlight = { readonly before: string; readonly match: string; readonly after: string }

/**
 * The first part of a number that matches the term, ignoring separators and case: `8150803` in `81.50803-0039`
 * is `81.50803`. `undefined` without a match.
 */
export function matchHighlight(text: string, term: string): MatchHighlight | undefined {
  const wanted = normalizePartNumber(term)
  if (wanted === '') return undefined

  const characters = [...text]
  /** Index in the printed text of each character that is not a separator. */
  const places = characters.flatMap((character, place) =>
    [...normalizePartNumber(character)].map(() => place),
  )
  const bare = characters.flatMap((character) => [...normalizePartNumber(character)])
  const length = [...wanted].length
  const start = bare.findIndex((_, at) => bare.slice(at, at + length).join('') === wanted)
  if (start < 0) return undefined

  const first = places[start]!
  const behind = places[start + length - 1]! + 1
  return {
    before: characters.slice(0, first).join(''),
    match: characters.slice(first, behind).join(''),
    after: characters.slice(behind).join(''),
  }
}
