import { vehicleMakers } from './vehicles.ts'
import { wordsOf } from './search-words.ts'

/** Words of makers' names that have another meaning in a search. */
const ambiguousWords = new Set(['bus', 'trucks'])

const makersByWord = Map.groupBy(
  vehicleMakers.flatMap(({ id, name }) => wordsOf(name).map((word) => ({ id, word }))),
  ({ word }) => word,
)

/** The vehicle makers whose names contain the word. */
export function makersWith(word: string): readonly string[] {
  return ambiguousWords.has(word) ? [] : (makersByWord.get(word) ?? []).map(({ id }) => id)
}

export interface MakerNumber {
  readonly makerIds: readonly string[]
  readonly number: string
}

/** Splits a term like "MAN 81.50803-0039" into the maker and its number. */
export function readMakerNumber(term: string): MakerNumber | undefined {
  const words = term.trim().split(/\s+/)
  const start = words.findIndex((word) => wordsOf(word).flatMap(makersWith).length === 0)
  if (start <= 0) return undefined
  const makerIds = words.slice(0, start).flatMap((word) => wordsOf(word).flatMap(makersWith))
  return { makerIds, number: words.slice(start).join(' ') }
}
