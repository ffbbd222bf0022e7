import { createEditDistanceIndex } from './edit-distance.ts'
import { vehicleMakers } from '../catalogue/vehicles.ts'
import { wordsOf } from './search-words.ts'

/** Words of makers' names that have another meaning in a search. */
const ambiguousWords = new Set(['bus', 'trucks'])

/** Trade names of a maker, in any alphabet. */
const aliases: Readonly<Record<string, string>> = {
  MB: 'mb daimler мерседес бенц merc',
  MAN: 'ман',
  VO: 'вольво',
  SC: 'скания сканиа',
  DAF: 'даф',
  IV: 'ивеко',
  RT: 'rvi рено',
  VW: 'vw фольксваген',
  FO: 'форд',
  FI: 'фиат',
  SCH: 'шмитц шмиц',
  KRO: 'кроне',
  KOE: 'koegel кегель когель',
  SET: 'сетра',
  SOL: 'солярис',
  WIE: 'вильтон виелтон',
}

const makersByWord = Map.groupBy(
  vehicleMakers.flatMap(({ id, name }) =>
    wordsOf(`${name} ${aliases[id] ?? ''}`).map((word) => ({ id, word })),
  ),
  ({ word }) => word,
)

/** Corrects a misspelled word to a word of a maker's name. */
export const closestMaker = createEditDistanceIndex(
  [...makersByWord.keys()].filter((word) => !ambiguousWords.has(word)),
)

/** The vehicle makers whose names contain the word. */
export function makersWith(word: string): readonly string[] {
  return ambiguousWords.has(word) ? [] : (makersByWord.get(word) ?? []).map(({ id }) => id)
}
