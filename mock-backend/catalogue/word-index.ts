import SearchableMap from 'minisearch/SearchableMap'
import { languages, type Language } from './language.ts'
import type { PartPhrase } from './part-words.ts'
import { folded, searchWordsOf, withoutDigraphs, type SearchWord } from './search-words.ts'
import { stemOf } from './stems.ts'

/** How surely a word of a search is a word of a phrase, from 0 to 1; 0 if it is not. */
export const CERTAINTY = { exact: 1, stem: 0.95, inside: 0.8, beginning: 0.6, rough: 0.4 } as const

export interface IndexedPhrase extends PartPhrase {
  readonly words: readonly string[]
}

/** Certainties by phrase. */
export type WordMatches = ReadonlyMap<IndexedPhrase, number>

/** Finds phrases by one word. */
export interface WordIndex {
  /** Phrases with the word, its inflections, a compound that ends with it, or a longer word. */
  find(word: SearchWord): WordMatches
  /** As `find`; typing errors are tolerated in a word that is not found. */
  findRoughly(word: SearchWord): WordMatches
  /** Whether a phrase has exactly this word. */
  knows(word: string): boolean
  /** Two known words, written as one: airfilter. */
  split(word: SearchWord): readonly [SearchWord, SearchWord] | undefined
}

const shortestBeginning = 3
const shortestInside = 5
const shortestPiece = 3
/** Words with digits allow no typing errors. */
const shortestSwapped = 4
const shortestRough = 5

/** Languages that write compounds as one word: Scheibe finds Bremsscheibe. */
const compounding: readonly Language[] = ['de', 'nl']

type Postings = Map<string, IndexedPhrase[]>

const NOTHING: WordMatches = new Map()

export function createWordIndex(phrases: readonly PartPhrase[]): WordIndex {
  const exact = new SearchableMap<IndexedPhrase[]>()
  const stems: Postings = new Map()
  const endings: Postings = new Map()
  for (const phrase of phrases) {
    const searchWords = searchWordsOf(phrase.text)
    const indexed = { ...phrase, words: searchWords.map(({ word }) => word) }
    for (const searchWord of searchWords) {
      const { word } = searchWord
      const known = exact.get(word)
      if (known === undefined) exact.set(word, [indexed])
      else known.push(indexed)
      for (const stem of stemsOf(searchWord, phrase.language)) add(stems, stem, indexed)
      if (compounding.includes(phrase.language))
        for (const ending of endingsOf(word)) add(endings, ending, indexed)
    }
  }
  const insides = insidesOf(endings, exact)

  const collect = (word: SearchWord): Map<IndexedPhrase, number> => {
    const found = new Map<IndexedPhrase, number>()
    const note = (indexed: readonly IndexedPhrase[] | undefined, certainty: number): void => {
      for (const phrase of indexed ?? []) {
        if ((found.get(phrase) ?? 0) < certainty) found.set(phrase, certainty)
      }
    }
    for (const spelling of new Set([word.word, withoutDigraphs(word.word)]))
      note(exact.get(spelling), CERTAINTY.exact)
    for (const stem of queryStemsOf(word)) {
      note(stems.get(stem), CERTAINTY.stem)
      note(insides.get(stem.slice(stem.indexOf(' ') + 1)), CERTAINTY.inside)
    }
    note(insides.get(word.word), CERTAINTY.inside)
    if (word.word.length >= shortestBeginning) {
      for (const [longer, indexed] of exact.atPrefix(word.word)) {
        note(indexed, CERTAINTY.beginning * (0.8 + 0.2 * (word.word.length / longer.length)))
      }
    }
    return found
  }

  return {
    find: collect,
    findRoughly: (word) => {
      const found = collect(word)
      if (found.size > 0 || word.word.length < shortestSwapped || /\d/.test(word.word)) return found
      const swapped = swappedIn(word.word, exact)
      if (swapped !== undefined)
        return new Map(exact.get(swapped)?.map((phrase) => [phrase, CERTAINTY.rough]))
      const errors = allowedErrors(word.word)
      if (errors === 0) return NOTHING
      let nearest = errors
      const near = [...exact.fuzzyGet(word.word, errors)].filter(([known]) => known[0] === word.word[0])
      for (const [, [, distance]] of near) nearest = Math.min(nearest, distance)
      for (const [, [indexed, distance]] of near) {
        if (distance === nearest)
          for (const phrase of indexed) found.set(phrase, CERTAINTY.rough - 0.05 * distance)
      }
      return found.size > 0 ? found : NOTHING
    },
    knows: (word) => exact.has(word),
    split: ({ word }) => {
      if (exact.has(word) || /\d/.test(word)) return undefined
      for (let place = shortestPiece; place <= word.length - shortestPiece; place += 1) {
        const [first, second] = [word.slice(0, place), word.slice(place)]
        if (exact.has(first) && exact.has(second)) return [asSearchWord(first), asSearchWord(second)]
      }
      return undefined
    },
  }
}

const asSearchWord = (word: string): SearchWord => ({ word, spelt: word })

/** Stems are compared within a language. Words without their accents have other stems than words with them. */
const stemsOf = ({ word, spelt }: SearchWord, language: Language): ReadonlySet<string> =>
  new Set([`${language} ${folded(stemOf(spelt, language))}`, `${language} ${stemOf(word, language)}`])

const queryStemsOf = (word: SearchWord): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => [...stemsOf(word, language)]))

function add(postings: Postings, key: string, phrase: IndexedPhrase): void {
  const known = postings.get(key)
  if (known === undefined) postings.set(key, [phrase])
  else if (known.at(-1) !== phrase) known.push(phrase)
}

/** The endings of a compound that are long enough to be words. */
const endingsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - shortestInside) }, (_, place) => word.slice(place + 1))

/** The endings that are words: known by themselves, or the end of different compounds. */
function insidesOf(endings: Postings, exact: SearchableMap<IndexedPhrase[]>): Postings {
  const insides: Postings = new Map()
  for (const [ending, phrases] of endings) {
    const types = new Set(phrases.map(({ partType }) => partType))
    const before = new Set(
      phrases.flatMap(({ words }) =>
        words.flatMap((word) => (word.endsWith(ending) ? [word.at(-ending.length - 1)] : [])),
      ),
    )
    if (!exact.has(ending) && (types.size < 2 || before.size < 2)) continue
    for (const phrase of phrases) {
      for (const key of new Set([ending, stemOf(ending, phrase.language)])) add(insides, key, phrase)
    }
  }
  return insides
}

const allowedErrors = ({ length }: string): number => (length < shortestRough ? 0 : length < 8 ? 1 : 2)

/** Corrects two swapped neighbouring letters: dsic for disc. */
function swappedIn(word: string, known: SearchableMap<IndexedPhrase[]>): string | undefined {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => {
    const [first = '', second = ''] = word.slice(place, place + 2)
    return word.slice(0, place) + second + first + word.slice(place + 2)
  }).find((candidate) => known.has(candidate))
}
