import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'

export type MatchHighlight = { readonly before: string; readonly match: string; readonly after: string }

/**
 * The first piece of a number that is the term, whatever separators and case the two are written with:
 * `8150803` in `81.50803-0039` is `81.50803`. `undefined` when it is not in there.
 */
export function matchHighlight(text: string, term: string): MatchHighlight | undefined {
  const wanted = normalizePartNumber(term)
  if (wanted === '') return undefined

  const characters = [...text]
  /** For each bare character the place of the printed one that it came from. */
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
