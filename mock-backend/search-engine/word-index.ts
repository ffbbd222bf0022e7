import { headNounOf } from './head-words.ts'
import { languages, type Language } from '../catalogue/language.ts'
import { noiseWordCountAt } from './noise-words.ts'
import type { NotSold, PartPhrase } from './part-words.ts'
import { normalizedLetters, searchWordsOf, withoutDigraphs, type SearchWord } from './search-words.ts'
import { isFormOf, isFormOfEnd, isOtherGender, stemOf } from './stems.ts'
import { createFuzzyMatcher } from './fuzzy-match.ts'
import { createWordList } from './word-list.ts'

/** Certainty from 0 to 1 that a word of a search text means a word of a phrase, by kind of match. */
export const CERTAINTY = { exact: 1, stem: 0.95, inside: 0.8, beginning: 0.6, rough: 0.4 } as const

export interface IndexedPhrase extends PartPhrase {
  readonly words: readonly string[]
  readonly head: string | undefined
  /** True if the words are the parts of one compound. */
  readonly isApart?: true | undefined
}

/** Certainty by phrase. */
export type WordMatches = ReadonlyMap<IndexedPhrase, number>

export interface RoughMatches {
  readonly matches: WordMatches
  /** Known words to which the search word was corrected. */
  readonly corrections?: readonly Pick<SearchWord, 'word' | 'spelt'>[] | undefined
}

/** Finds phrases by one word. */
export interface WordIndex {
  /**
   * Phrases with the word, an inflection, a compound that ends with it, or a word that begins with it; the
   * latter in another language only from six letters on.
   */
  find(word: SearchWord, language: Language): WordMatches
  /** Phrases of the language with a word that begins with this text of any length; without groups. */
  findBegun(word: SearchWord, language: Language): WordMatches
  /** Like `find`, but corrects an unknown word. A short word is corrected only if it is among other words. */
  findRoughly(word: SearchWord, language: Language, isAmongOthers: boolean): RoughMatches
  /** The longest known word at the start or end of an unknown compound. */
  knownPart(word: SearchWord): string | undefined
  /** True if a phrase has exactly this word. */
  knows(word: string): boolean
  /** True if a phrase of this language has exactly this word. */
  knowsIn(word: string, language: Language): boolean
  /** True if the words, joined by a space, name something that is not sold. */
  isNotSold(words: string): boolean
  /** Thing outside the assortment with this name or a similar one; undefined without one. */
  notSold(words: string): NotSold | undefined
  /** Splits a word that joins two words of a phrase: airfilter. Undefined if it does not. */
  split(word: SearchWord): readonly [SearchWord, SearchWord] | undefined
  /** True for a known compound of German or Dutch, which says more than a simple word. */
  isCompound(word: SearchWord): boolean
  /** Splits of a compound of which only the end is a known word: Anhänger-bremsscheibe. The longest end is first. */
  apart(word: SearchWord): readonly (readonly [SearchWord, SearchWord])[]
}

const shortestBeginning = 3
const shortestInside = 5
const shortestPiece = 3
/** Minimum number of letters for a correction to the name of a thing outside the assortment. */
const shortestNotSold = 6
/** Minimum number of letters of a prefix in another language: fog does not mean foglia. */
const shortestForeign = 6

const beginningOf = ({ word }: SearchWord, longer: string): number =>
  CERTAINTY.beginning * (0.8 + 0.2 * (word.length / longer.length))

/**
 * Minimum number of letters for one typing error in a word of another language: "garden" does not mean
 * "garde-boue".
 */
const shortestForeignError = 8

/** Minimum number of letters for two typing errors in a word of another language: a resistor is not a registro. */
const shortestForeignTwice = 10

/**
 * The word with doubled letters reduced to one: a missing double letter is the most frequent typing error
 * (Kuplung).
 */
const undoubled = (word: string): string =>
  [...word].filter((letter, index) => letter !== word[index - 1]).join('')

/**
 * Minimum number of compounds with the same first word (Kraftstoff) for that word to find them. With fewer, the
 * first word is misleading: a dashboard is not a switch.
 */
const COMPOUNDS_MIN = 3

/** Ends of compounds that mean only a quantity: Keilriemen-satz. */
const sets = new Set(['satz', 'set', 'kit', 'paar'])

/** Languages that write compounds as one word, so that Scheibe finds Bremsscheibe. */
const compounding: readonly Language[] = ['de', 'nl']

type Postings = Map<string, IndexedPhrase[]>

const isOfCompounds = (phrases: readonly IndexedPhrase[] = []): boolean =>
  phrases.some(({ language }) => compounding.includes(language))

const NOTHING: RoughMatches = { matches: new Map() }

export function createWordIndex(
  phrases: readonly PartPhrase[],
  notSold: ReadonlyMap<string, NotSold> = new Map(),
): WordIndex {
  const knownPostings: Postings = new Map()
  const spellings = new Map<string, string>()
  const stems: Postings = new Map()
  const endings: Postings = new Map()
  // caches: groups and broad words have the same phrase for many part types
  const readTexts = new Map<string, readonly SearchWord[]>()
  const readStems = new Map<string, ReadonlySet<string>>()
  const read = (text: string) => remembered(readTexts, text, () => searchWordsOf(text))
  for (const phrase of phrases) {
    const searchWords = read(phrase.text)
    const words = searchWords.map(({ word }) => word)
    const [name = ''] = phrase.text.split(',')
    const head = headNounOf(
      read(name).map(({ word }) => word),
      phrase.language,
    )
    const indexed = { ...phrase, words, head }
    for (const { word, spelt } of searchWords) {
      if (!spellings.has(word)) spellings.set(word, spelt)
      add(knownPostings, word, indexed)
      const ownStems = remembered(readStems, `${phrase.language} ${word} ${spelt}`, () =>
        stemsOf({ word, spelt }, phrase.language),
      )
      for (const stem of ownStems) add(stems, stem, indexed)
      if (compounding.includes(phrase.language))
        for (const ending of endingsOf(word)) add(endings, ending, indexed)
    }
  }
  const list = createWordList(knownPostings.keys())
  const errorsAlone = createFuzzyMatcher(list, false)
  const errorsAmongOthers = createFuzzyMatcher(list, true)
  const notSoldList = createWordList([...notSold.keys()].filter((words) => !words.includes(' ')))
  const insides = insidesOf(endings, knownPostings)
  const pieces = piecesOf(endings, insides)
  const speltWord = (word: string) => ({ word, spelt: spellings.get(word) ?? word })

  const collect = (word: SearchWord, language: Language): Map<IndexedPhrase, number> => {
    const certaintyByPhrase = new Map<IndexedPhrase, number>()
    const note = (indexed: readonly IndexedPhrase[] | undefined, certainty: number): void => {
      for (const phrase of indexed ?? []) {
        if ((certaintyByPhrase.get(phrase) ?? 0) < certainty) certaintyByPhrase.set(phrase, certainty)
      }
    }
    for (const spelling of new Set([word.word, withoutDigraphs(word.word)]))
      note(knownPostings.get(spelling), CERTAINTY.exact)
    if (notSold.has(word.word)) return certaintyByPhrase
    // codes with digits are not stemmed
    for (const stem of /\d/.test(word.word) ? [] : queryStemsOf(word, language)) {
      note(
        stems.get(stem)?.filter((phrase) => isFormOfOne(word.word, phrase)),
        CERTAINTY.stem,
      )
      for (const ends of [insides, pieces])
        note(
          ends
            .get(stem)
            ?.filter(({ words, language }) => words.some((each) => isFormOfEnd(word.word, each, language))),
          CERTAINTY.inside,
        )
    }
    for (const key of [word.word, withoutDigraphs(word.word)]) {
      note(insides.get(key), CERTAINTY.inside)
      note(pieces.get(key), CERTAINTY.inside)
    }
    if (word.word.length >= shortestBeginning) {
      const isForeignToo = word.word.length >= shortestForeign
      const longerWords = [...list.beginningWith(word.word)].map((longer) => ({
        longer,
        phrases: (knownPostings.get(longer) ?? []).filter(
          (phrase) => isForeignToo || phrase.language === language,
        ),
        isCompound: insides.has(longer.slice(word.word.length)),
      }))
      const ofCompounds = longerWords.filter(({ isCompound }) => isCompound).flatMap(({ phrases }) => phrases)
      const isOneThing = new Set(ofCompounds.map(({ partType }) => partType)).size < COMPOUNDS_MIN
      for (const { longer, phrases, isCompound } of longerWords)
        if (!isCompound || !isOneThing) note(phrases, beginningOf(word, longer))
    }
    return certaintyByPhrase
  }

  const collectBegun = (word: SearchWord, language: Language): WordMatches => {
    const certaintyByPhrase = new Map<IndexedPhrase, number>()
    for (const longer of list.beginningWith(word.word)) {
      const certainty = beginningOf(word, longer)
      for (const phrase of knownPostings.get(longer) ?? [])
        if (phrase.language === language && phrase.kind !== 'group' && phrase.kind !== 'broad')
          certaintyByPhrase.set(phrase, Math.max(certainty, certaintyByPhrase.get(phrase) ?? 0))
    }
    return certaintyByPhrase
  }

  return {
    find: collect,
    findBegun: collectBegun,
    findRoughly: (word, language, isAmongOthers) => {
      const certaintyByPhrase = collect(word, language)
      // a match only in another language does not count: the word may still be a typing error
      const isFound =
        knownPostings.has(word.word) ||
        [...certaintyByPhrase.keys()].some((phrase) => phrase.language === language)
      if (isFound) return { matches: certaintyByPhrase }
      // words with digits are not corrected
      if (/\d/.test(word.word) || notSold.has(word.word)) return NOTHING
      const isMeant = ({ language: phraseLanguage }: IndexedPhrase) =>
        phraseLanguage === language || word.word.length >= shortestForeignError
      const maxForeignErrors = word.word.length < shortestForeignTwice ? 1 : 2
      const errors = isAmongOthers ? errorsAmongOthers : errorsAlone
      const nearSpellings =
        certaintyByPhrase.size > 0
          ? errors.near(word.word)
          : errors.nearest(word.word, stemOf(word.word, language))
      const near = nearSpellings
        // an added first letter makes another word: a maleta is not an aleta
        .filter((each) => word.word[0] === word.word[1] || word.word.slice(1) !== each.word)
        .map((each) => ({
          ...each,
          phrases: (knownPostings.get(each.word) ?? []).filter(
            (phrase) => !isOtherNoun(word.word, each.word, phrase),
          ),
        }))
        .filter(({ phrases, distance }) =>
          phrases.some(
            (phrase) => phrase.language === language || (isMeant(phrase) && distance <= maxForeignErrors),
          ),
        )
      const nearOfLanguage = near.filter(({ phrases }) =>
        phrases.some((phrase) => phrase.language === language),
      )
      const likely = nearOfLanguage.length > 0 ? nearOfLanguage : near
      const nearest = Math.min(...likely.map(({ distance }) => distance))
      const equallyNear = likely.filter(({ distance }) => distance === nearest)
      const doubled = equallyNear.filter((each) => undoubled(each.word) === undoubled(word.word))
      const meant = doubled.length > 0 ? doubled : equallyNear
      if (certaintyByPhrase.size > 0 && nearOfLanguage.length === 0) return { matches: certaintyByPhrase }
      // a thing outside the assortment is more similar: shackels are shackles, not shockers
      if (nearest > 1 && nearest < Infinity && notSoldList.near(word.word, nearest - 1).length > 0)
        return NOTHING
      const certainty = CERTAINTY.rough - 0.05 * nearest
      for (const near of meant) {
        for (const phrase of near.phrases) if (isMeant(phrase)) certaintyByPhrase.set(phrase, certainty)
        // adds phrases with another inflection of the corrected word: snesors is corrected to sensors and
        // finds NOx sensor
        for (const phrase of [...stemsOf(speltWord(near.word), language)].flatMap(
          (stem) => stems.get(stem) ?? [],
        ))
          if (!certaintyByPhrase.has(phrase)) certaintyByPhrase.set(phrase, certainty - 0.01)
      }
      return { matches: certaintyByPhrase, corrections: meant.map((each) => speltWord(each.word)) }
    },
    knownPart: ({ word }) => {
      const lengths = Array.from(
        { length: Math.max(0, word.length - shortestInside) },
        (_, less) => word.length - 1 - less,
      )
      const parts = lengths.flatMap((length) => [word.slice(0, length), word.slice(-length)])
      const part = parts.find((each) => knownPostings.has(each))
      return part === undefined ? undefined : speltWord(part).spelt
    },
    isNotSold: (words) => notSold.has(words),
    notSold: (words) => {
      const [near] = words.length < shortestNotSold ? [] : notSoldList.near(words, 1)
      return notSold.get(words) ?? notSold.get(near?.word ?? '')
    },
    knows: (word) => knownPostings.has(word),
    knowsIn: (word, language) =>
      knownPostings.get(word)?.some((phrase) => phrase.language === language) ?? false,
    isCompound: ({ word }) =>
      isOfCompounds(knownPostings.get(word)) &&
      Array.from({ length: Math.max(0, word.length - shortestInside - shortestPiece + 1) }, (_, index) =>
        word.slice(index + shortestPiece),
      ).some((ending) => insides.has(ending)),
    split: (searchWord) => {
      const { word } = searchWord
      if (knownPostings.has(word) || /\d/.test(word)) return undefined
      for (let index = shortestPiece; index <= word.length - shortestPiece; index += 1) {
        const [first, second] = [word.slice(0, index), word.slice(index)]
        if (knownPostings.get(first)?.some(({ words }) => words.includes(second)))
          return cutAt(searchWord, index)
      }
      return undefined
    },
    apart: (searchWord) => {
      const { word } = searchWord
      if (knownPostings.has(word) || /\d/.test(word) || notSold.has(word)) return []
      return Array.from({ length: Math.max(0, word.length - 2 * shortestPiece + 1) }, (_, index) => {
        const second = word.slice(index + shortestPiece)
        // only the end must be a known word, because it is the head noun: a Steck-achse is an axle, not a plug
        const isWord =
          second.length >= shortestInside &&
          isOfCompounds(knownPostings.get(second)) &&
          noiseWordCountAt([second], 0) === 0
        return isWord || sets.has(second) ? [cutAt(searchWord, index + shortestPiece)] : []
      }).flat()
    },
  }
}

/** True if a noun differs in gender. Adjectives have both genders, so only the head of a phrase is compared. */
const isOtherNoun = (typedText: string, word: string, { words, head, language }: IndexedPhrase): boolean =>
  (words.length === 1 || word === head) && isOtherGender(typedText, word, language)

const isFormOfOne = (typedText: string, phrase: IndexedPhrase): boolean =>
  phrase.words.some(
    (word) => isFormOf(typedText, word, phrase.language) && !isOtherNoun(typedText, word, phrase),
  )

/** Caches the look-ups of one search: each word is looked up once for all interpretations and suggestions. */
export function withLookupCache(index: WordIndex): WordIndex {
  const exactly = new Map<string, WordMatches>()
  const roughly = new Map<string, RoughMatches>()
  const apart = new Map<string, ReturnType<WordIndex['apart']>>()
  const keyOf = ({ word, spelt }: SearchWord) => `${word} ${spelt}`
  return {
    ...index,
    find: (word, language) =>
      remembered(exactly, `${language} ${keyOf(word)}`, () => index.find(word, language)),
    findRoughly: (word, language, isAmongOthers) =>
      remembered(roughly, `${language} ${isAmongOthers} ${keyOf(word)}`, () =>
        index.findRoughly(word, language, isAmongOthers),
      ),
    apart: (word) => remembered(apart, `${word.start} ${keyOf(word)}`, () => index.apart(word)),
  }
}

function remembered<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const before = cache.get(key)
  if (before !== undefined) return before
  const value = make()
  cache.set(key, value)
  return value
}

/** Splits a word in two. Both parts have offsets in the text, unless normalisation has changed the length. */
function cutAt({ word, spelt, start, end }: SearchWord, index: number): readonly [SearchWord, SearchWord] {
  const isSameLength = word.length === end - start
  const [first, second] = [word.slice(0, index), word.slice(index)]
  return [
    {
      word: first,
      spelt: isSameLength ? spelt.slice(0, index) : first,
      start,
      end: isSameLength ? start + index : end,
    },
    {
      word: second,
      spelt: isSameLength ? spelt.slice(index) : second,
      start: isSameLength ? start + index : start,
      end,
    },
  ]
}

/** Stems of a word. They are compared within one language; a word typed without accents is stemmed without accents. */
const stemsOf = (
  { word, spelt }: Pick<SearchWord, 'word' | 'spelt'>,
  language: Language,
): ReadonlySet<string> =>
  new Set([
    `${language} ${normalizedLetters(stemOf(spelt, language))}`,
    `${language} ${stemOf(word, language)}`,
  ])

/**
 * Stems of a word of a search. A short word is stemmed only in the language of the site: its stem in another language
 * could be that of an unrelated word.
 */
const queryStemsOf = (word: SearchWord, language: Language): ReadonlySet<string> =>
  new Set(
    (word.word.length < shortestInside ? [language] : languages).flatMap((each) => [...stemsOf(word, each)]),
  )

function add(postings: Postings, key: string, phrase: IndexedPhrase): void {
  const knownPhrases = postings.get(key)
  if (knownPhrases === undefined) postings.set(key, [phrase])
  else if (knownPhrases.at(-1) !== phrase) knownPhrases.push(phrase)
}

/** Ends of a compound that are long enough to be words. */
const endingsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - shortestInside) }, (_, index) => word.slice(index + 1))

/** Endings of adjectives are not words: automa-tisch does not contain Tisch (table). */
const ADJECTIVE = /isch(?:e[nrs]?)?$/

/** Minimum length of an unknown end that counts as a word: "-scher" in Wischer does not count. */
const END_LENGTH_MIN = 6

/** The ends of compounds that are words: known as separate words, or the end of several compounds. */
function insidesOf(endings: Postings, knownPostings: Postings): Postings {
  const insides: Postings = new Map()
  for (const [ending, phrases] of endings) {
    const mayBeWord = ending.length >= END_LENGTH_MIN && phrases.length > 1 && !ADJECTIVE.test(ending)
    if (!knownPostings.has(ending) && !mayBeWord) continue
    const types = new Set(phrases.map(({ partType }) => partType))
    const before = new Set(
      phrases.flatMap(({ words }) =>
        words.flatMap((word) => (word.endsWith(ending) ? [word.at(-ending.length - 1)] : [])),
      ),
    )
    if (!knownPostings.has(ending) && (types.size < 2 || before.size < 2)) continue
    const stems = new Map<string, string>()
    for (const phrase of phrases) {
      const { language } = phrase
      const stem = remembered(stems, language, () => stemOf(ending, language))
      for (const key of [ending, `${language} ${stem}`]) add(insides, key, phrase)
    }
  }
  return insides
}

/** Compounds by their parts, so that "Filter Öl" finds Ölfilter. */
function piecesOf(endings: Postings, insides: Postings): Postings {
  const pieces: Postings = new Map()
  for (const [ending, phrases] of endings) {
    if (!insides.has(ending)) continue
    const stems = new Map<string, string>()
    for (const phrase of phrases) {
      const { language } = phrase
      const compound = phrase.words.find((word) => word.length > ending.length && word.endsWith(ending))
      if (compound === undefined) continue
      const beginning = compound.slice(0, -ending.length)
      const words = phrase.words.flatMap((word) => (word === compound ? [beginning, ending] : [word]))
      const apart: IndexedPhrase = { ...phrase, words, isApart: true }
      const others = words.filter((word) => word !== beginning && word !== ending)
      for (const key of new Set([
        beginning,
        beginning.replace(/s$/, ''),
        // Bremse also finds Bremsscheibe
        `${beginning}e`,
        ending,
        `${language} ${remembered(stems, language, () => stemOf(ending, language))}`,
        ...others,
      ]))
        add(pieces, key, apart)
    }
  }
  return pieces
}
