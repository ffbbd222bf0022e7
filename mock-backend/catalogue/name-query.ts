import type { Language } from './language.ts'
import { rankNames, WHOLE_WORDS, type RankedNames } from './name-ranking.ts'
import { partTypes } from './part-types.ts'
import { readConcepts, type Concepts, type ReadWords } from './query-concepts.ts'
import { searchWordsOf, type SearchWord } from './search-words.ts'
import type { ValueIndex } from './value-index.ts'
import type { WordIndex, WordMatches } from './word-index.ts'

/** A reading of a search text. */
export interface NameQuery {
  /** Indexes of part types, best first. */
  readonly partTypes: readonly number[]
  /** So many of the first part types are listed in turns. */
  readonly broad: number
  readonly concepts: Concepts
}

export interface NameVocabulary {
  readonly words: WordIndex
  readonly values: ValueIndex
}

const noConcepts: Concepts = { makers: [], divisions: [], positions: [], values: [], measures: [] }
const everything: RankedNames = { partTypes: partTypes.map((_, place) => place), broad: 0, level: 0 }

/**
 * The readings of a text, the best first: the words as names, then some of them as vehicles, makers, positions and
 * measures, then with typing errors, and last without words that are unknown. Whoever searches takes the first that finds
 * something.
 */
export function* readingsOf(
  term: string,
  language: Language,
  { words: index, values }: NameVocabulary,
): Generator<NameQuery> {
  const words = searchWordsOf(term)
  // Only digits are a part number, even if an attribute has such a value.
  if (!words.some(({ word }) => /\p{L}/u.test(word))) return
  const find = remembered((word) => index.find(word))
  const findRoughly = remembered((word) => index.findRoughly(word))

  const named = best(spellings(words, index).map((some) => rankNames(some, language, find)))
  if (named !== undefined && named.level >= WHOLE_WORDS) yield { ...named, concepts: noConcepts }

  const readings = conceptReadings(words, (...how) => readConcepts(words, values, ...how), index)
  for (const search of [find, findRoughly]) {
    for (const { names, concepts, isAny } of readings) {
      const found =
        names.length === 0 && isAny
          ? hasCondition(concepts) && everything
          : best(spellings(names, index).map((some) => rankNames(some, language, search)))
      if (found === undefined || found === false) continue
      yield { ...found, concepts }
      if (found !== everything) yield* relaxed(found, concepts)
    }
  }
  for (const { names, concepts } of readings) {
    const known = names.filter((word) => findRoughly(word).size > 0)
    if (known.length === 0 || known.length === names.length) continue
    const found = best(spellings(known, index).map((some) => rankNames(some, language, find)))
    if (found?.level === 4 && found.broad === 0) yield { ...found, concepts }
  }
}

/** Words that may be both are read as names, all but one as names, and as concepts. */
function conceptReadings(
  words: readonly SearchWord[],
  read: (isName: (word: string) => boolean, shortest?: 'beginnings') => ReadWords,
  index: WordIndex,
): readonly ReadWords[] {
  const known = new Set(words.flatMap(({ word }) => (index.knows(word) ? [word] : [])))
  return [
    read((word) => known.has(word)),
    ...[...known].map((concept) => read((word) => word !== concept && known.has(word))),
    read(() => false),
    read((word) => known.has(word), 'beginnings'),
    read(() => false, 'beginnings'),
  ]
}

/** Without the conditions that leave nothing: first what is said of the vehicle, then the measures. */
function* relaxed(found: RankedNames, concepts: Concepts): Generator<NameQuery> {
  const { vehicleSlugs, divisions, measures, values } = concepts
  const ofAnyVehicle = { ...concepts, vehicleSlugs: undefined, divisions: [] }
  if (vehicleSlugs !== undefined || divisions.length > 0) yield { ...found, concepts: ofAnyVehicle }
  if (measures.length > 0 || values.length > 0)
    yield { ...found, concepts: { ...ofAnyVehicle, measures: [], values: [] } }
}

/** A word is looked up once, in however many readings it is. */
function remembered(find: (word: SearchWord) => WordMatches): (word: SearchWord) => WordMatches {
  const known = new Map<string, WordMatches>()
  return (word) => {
    const matches = known.get(word.word) ?? find(word)
    known.set(word.word, matches)
    return matches
  }
}

const hasCondition = ({ vehicleSlugs, ...lists }: Concepts): boolean =>
  vehicleSlugs !== undefined || Object.values(lists).some(({ length }) => length > 0)

function best(found: readonly (RankedNames | undefined)[]): RankedNames | undefined {
  return found.reduce((one, other) => ((other?.level ?? -1) > (one?.level ?? -1) ? other : one), undefined)
}

/** The words as they are, two of them joined (mud guard), and words in two (airfilter). */
function spellings(words: readonly SearchWord[], index: WordIndex): readonly (readonly SearchWord[])[] {
  const joined = words.slice(1).flatMap((second, place) => {
    const first = words[place]
    if (first === undefined || !index.knows(first.word + second.word)) return []
    const one = { word: first.word + second.word, spelt: first.spelt + second.spelt }
    return [[...words.slice(0, place), one, ...words.slice(place + 2)]]
  })
  const apart = words.map((word) => index.split(word))
  const split = apart.some((pieces) => pieces !== undefined)
    ? [words.flatMap((word, place) => apart[place] ?? [word])]
    : []
  return words.length === 0 ? [] : [words, ...joined, ...split]
}
