import type { WordInterpretation } from './catalogue-query.ts'
import { canHaveValues } from './attribute-selection.ts'
import { headNounOf } from './head-words.ts'
import type { Language } from '../catalogue/language.ts'
import { rankNames, ROUGH_WHOLE_NAME, WHOLE_NAME, WHOLE_WORDS, type RankedNames } from './name-ranking.ts'
import { partTypes } from '../catalogue/part-types.ts'
import {
  conceptsOf,
  hasCondition,
  readConcepts,
  type Concepts,
  type ConceptWords,
  type ParsedConcepts,
} from './query-concepts.ts'
import { makersWith, closestMaker } from './maker-words.ts'
import { canHaveMeasure } from './measure-selection.ts'
import { closestPositionWord, positionsOf } from './position-words.ts'
import { notSoldIn } from './not-sold.ts'
import { keyboardVariantsOf } from './keyboard-variants.ts'
import { normalizedLetters, isStopWordIn, searchWordsOf, wordsOf, type SearchWord } from './search-words.ts'
import { interpretedWordsIn, type InterpretedWords } from './interpreted-words.ts'
import type { ValueIndex } from './value-index.ts'
import { closestVehicle, vehiclesAt } from './vehicle-words.ts'
import { CERTAINTY, type RoughMatches, type WordIndex, type WordMatches } from './word-index.ts'

/** An interpretation of a search text as names of parts and conditions. */
export interface NameQuery {
  /** Indexes of part types, best first. */
  readonly partTypes: readonly number[]
  /** Number of part types at the start of `partTypes` with equal rank: their products are listed in turns. */
  readonly broad: number
  readonly concepts: Concepts
  /** True if the text contains only vehicles, makers, positions and dimensions. */
  readonly namesNoPart: boolean
  /** Interpretation of each part of the text; computed on demand. */
  readonly understood: () => readonly WordInterpretation[]
}

export interface NameVocabulary {
  readonly words: WordIndex
  readonly values: ValueIndex
}

/** Maximum number of words of which known ones may be ignored: longer texts have too many combinations. */
const maxNames = 4
/** Maximum number of words of a search for names of parts. */
const maxWords = 8
/** Minimum number of letters of a word that may name the part if other words are ignored. */
const shortestName = 4

const everything: RankedNames = { partTypes: partTypes.map((_, index) => index), broad: 0, level: 0 }

interface TypedText {
  readonly term: string
  readonly words: readonly SearchWord[]
  /** Typed spellings of the corrected words among `words`. */
  readonly corrections?: readonly InterpretedWords[] | undefined
}

interface Read {
  readonly found: RankedNames
  readonly names: readonly SearchWord[]
  readonly read: readonly ConceptWords[]
  readonly other?: readonly InterpretedWords[]
}

/**
 * Interpretations of a text, the best first. In this order: all words are names; some are vehicles, makers,
 * positions or measures; with typing errors; with split compounds; without unknown words; only with some of the
 * words; typed with another keyboard layout. The search uses the first interpretation with results.
 */
export const interpretationsOf = (
  term: string,
  language: Language,
  vocabulary: NameVocabulary,
): Generator<NameQuery> => readings({ term, words: searchWordsOf(term) }, language, vocabulary, false)

/** Like `interpretationsOf`, but only interpretations in which every word is known. */
export const exactInterpretationsOf = (
  term: string,
  language: Language,
  vocabulary: NameVocabulary,
): Generator<NameQuery> => readings({ term, words: searchWordsOf(term) }, language, vocabulary, true)

function* readings(
  text: TypedText,
  language: Language,
  vocabulary: NameVocabulary,
  isPlain: boolean,
): Generator<NameQuery> {
  const reader = new NameReader(text, language, vocabulary)
  if (!reader.mayNamePart) return
  yield* reader.withBegunWord()
  yield* reader.asNames()
  if (!isPlain) yield* reader.withoutAdditions()
  yield* reader.withConcepts('known')
  if (isPlain) return
  yield* reader.withConcepts('rough')
  yield* reader.withoutUnknown()
  yield* reader.withoutModifiers()
  yield* reader.withoutBeginnings()
  yield* reader.bySomeWords()
  yield* reader.retyped()
}

type Search = 'known' | 'rough'

/** Interprets one text, with some words ignored or corrected. */
class NameReader {
  readonly #term: string
  readonly #corrections: readonly InterpretedWords[]
  readonly #language: Language
  readonly #vocabulary: NameVocabulary
  readonly #index: WordIndex
  readonly #begun: SearchWord | undefined
  readonly #words: readonly SearchWord[]
  #read: readonly ParsedConcepts[] | undefined

  constructor({ term, words, corrections = [] }: TypedText, language: Language, vocabulary: NameVocabulary) {
    this.#term = term
    this.#corrections = corrections
    this.#language = language
    this.#vocabulary = vocabulary
    this.#index = vocabulary.words
    const begunWord = begunIn(term, words, language, vocabulary.words)
    this.#begun = begunWord
    this.#words = begunWord === undefined ? words : words.filter(({ start }) => start < begunWord.start)
  }

  /**
   * True if the words may name a part. Text that consists of digits is a part number, even if an attribute has
   * this value.
   */
  get mayNamePart(): boolean {
    return (
      this.#words.some(({ word }) => /\p{L}/u.test(word)) &&
      !this.#index.isNotSold(this.#words.map(({ word }) => word).join(' '))
    )
  }

  *withBegunWord(): Generator<NameQuery> {
    const begunWord = this.#begun
    if (begunWord === undefined) return
    const search = (word: SearchWord) =>
      word === begunWord ? this.#index.findBegun(word, this.#language) : this.#find(word)
    for (const { names, read } of this.#conceptReadings([...this.#words, begunWord])) {
      if (names.length < 2 || names.at(-1) !== begunWord) continue
      const rankedNames = rankNames(names, this.#language, search, 'one phrase')
      if (rankedNames !== undefined) yield this.#queryOf({ found: rankedNames, names, read })
    }
  }

  *asNames(): Generator<NameQuery> {
    const rankedNames = this.#ranked(this.#words)
    if (rankedNames !== undefined && (rankedNames.level >= WHOLE_WORDS || isGroup(rankedNames, this.#words)))
      yield this.#queryOf({ found: rankedNames, names: this.#words, read: [] })
  }

  *withoutAdditions(): Generator<NameQuery> {
    const additions = additionsIn(this.#term, this.#words)
    for (const { names, read } of additions.length > 0 ? this.#readWords : []) {
      const main = names.filter((word) => !additions.includes(word))
      const rankedNames = main.length < names.length ? this.#ranked(main) : undefined
      if (rankedNames === undefined || !isOneName(rankedNames)) continue
      if ((this.#ranked(names)?.level ?? 0) >= WHOLE_NAME) continue
      const other = names.filter((word) => additions.includes(word))
      yield* this.#queriesOf({ found: rankedNames, names: main, read, other: oneByOne(other) })
    }
  }

  *withConcepts(search: Search): Generator<NameQuery> {
    const reads = this.#readWords.flatMap((each) => this.#readWith(each, search) ?? [])
    // interpretations whose words are all in one name come first: air bag, rear suspension
    const isWhole = search === 'known' ? isOneName : isRoughName
    const whole = reads.filter(({ found }) => found !== everything && isWhole(found))
    // interpretations with a broad word come next, before words of different names: the rear suspension
    const broad = reads.filter(
      ({ found, read }) => found.level >= WHOLE_NAME && found.broad > 0 && !read.some(isMeasure),
    )
    const others = reads.filter((one) => !whole.includes(one) && !broad.includes(one))
    for (const some of [whole, broad, others]) {
      for (const each of some) {
        if (search === 'rough') yield* this.#asIfTypedRight(each)
        yield this.#queryOf(each)
      }
      const sure = some.filter(({ found }) => found !== everything && isSure(found))
      for (const each of sure) yield* [...relaxed(each)].map((less) => this.#queryOf(less))
    }
  }

  #readWith({ names, concepts, read }: ParsedConcepts, search: Search): Read | undefined {
    // a known word is probably not a misspelling of another one: a bearing puller is not a pulley
    const isOther = ({ concepts: some, words }: ConceptWords): boolean =>
      some.values !== undefined && words.some(({ word }) => this.#index.knowsIn(word, this.#language))
    if (search === 'rough' && read.some(isOther)) return undefined
    if (names.length === 0 && read.length > 0)
      return hasCondition(concepts) && !read.every(({ isBegun }) => isBegun)
        ? { found: everything, names, read }
        : undefined
    const rankedNames = this.#ranked(names, search)
    return rankedNames && { found: rankedNames, names, read }
  }

  *withoutUnknown(): Generator<NameQuery> {
    const apart = this.#wordsApart()
    const isOther = apart.some((word) => !this.#words.includes(word))
    for (const each of isOther ? this.#conceptReadings(apart) : this.#readWords) {
      const { names, read } = each
      if (isOther && names.length === 0 && hasCondition(conceptsOf(read)))
        yield this.#queryOf({ found: everything, names, read })
      yield* this.#withNearWords(each)
      yield* this.#withKnownWords(each)
    }
  }

  /** The words, with unknown ones corrected to positions, makers or vehicles, or split in two. */
  #wordsApart(): readonly SearchWord[] {
    const isKnown = (word: SearchWord) =>
      this.#find(word).size > 0 ||
      readConcepts([word], this.#vocabulary.values, () => false, this.#language, 'beginnings').read.length > 0
    const correctedWords = this.#words.map((each) => {
      const word = isKnown(each)
        ? undefined
        : (closestPositionWord(each.word) ?? closestMaker(each.word) ?? closestVehicle(each.word))
      return word === undefined ? each : { ...each, word, spelt: word }
    })
    return correctedWords.flatMap(
      (word) => this.#index.apart(word).find(([first]) => isKnown(first)) ?? [word],
    )
  }

  *#withNearWords({ names, read }: ParsedConcepts): Generator<NameQuery> {
    const knownWords = names.filter((word) => this.#find(word).size > 0)
    const nearly = names.filter((word) => this.#findRoughly(word).matches.size > 0)
    // if other words are ignored, a single corrected word is weak evidence: teto solar does not mean colar
    if (knownWords.length === 0 || nearly.length <= knownWords.length || nearly.length >= names.length) return
    const rankedNames = this.#ranked(nearly, 'rough')
    const leftOut = names.filter((word) => !knownWords.includes(word) && !nearly.includes(word))
    if (rankedNames !== undefined && isRoughName(rankedNames) && !this.#hasNotSold(leftOut))
      yield* this.#queriesOf({ found: rankedNames, names: nearly, read, other: oneByOne(leftOut) })
  }

  *#withKnownWords({ names, read }: ParsedConcepts): Generator<NameQuery> {
    const knownWords = names.filter((word) => this.#find(word).size > 0)
    const unknown = names.filter((word) => !knownWords.includes(word))
    if (knownWords.length === 0 || this.#hasNotSold(unknown)) return
    const rankedNames = this.#ranked(knownWords)
    if (rankedNames === undefined || (unknown.length > 0 && !isOneName(rankedNames))) return
    if (this.#mayMeanOther(unknown, knownWords, read, rankedNames)) return
    yield* this.#queriesOf({ found: rankedNames, names: knownWords, read, other: oneByOne(unknown) })
  }

  *withoutModifiers(): Generator<NameQuery> {
    for (const { names, read } of this.#readWords) {
      const leftOut = modifiersIn(names, this.#language, (wordSubset) => this.#isName(wordSubset))
      if (leftOut === undefined || this.#hasNotSold(leftOut)) continue
      const rest = names.filter((word) => !leftOut.includes(word))
      const rankedNames = this.#ranked(rest)
      if (rankedNames !== undefined && !this.#mayMeanOther(leftOut, rest, read, rankedNames))
        yield* this.#queriesOf({
          found: rankedNames,
          names: rest,
          read,
          other: [{ words: leftOut, as: 'LEFT_OUT' }],
        })
    }
  }

  /**
   * Interpretations in which only the end of an unknown compound counts, because it is the head:
   * Motor-öldruckschalter. Excludes ends that are broad words: a Wischer-motor is not an engine.
   */
  *withoutBeginnings(): Generator<NameQuery> {
    for (const word of this.#words) {
      // the end must be a compound: before a simple word, the beginning determines the meaning (a Kabel-trommel
      // is not a brake drum)
      const cut = this.#index
        .apart(word)
        .find(([, end]) => this.#index.isCompound(end) && this.#isName([end]))
      if (cut === undefined) continue
      const [beginning, end] = cut
      const whole = this.#words.map((each) => (each === word ? end : each))
      for (const { names, read } of this.#conceptReadings(whole)) {
        const rankedNames = this.#ranked(names)
        if (rankedNames !== undefined)
          yield* this.#queriesOf({
            found: rankedNames,
            names,
            read,
            other: [{ words: [beginning], as: 'LEFT_OUT' }],
          })
      }
    }
  }

  *bySomeWords(): Generator<NameQuery> {
    const runs = this.#readWords
      .flatMap(({ names, read }) =>
        [...fewerOf(names)].map((wordSubset) => ({ names, read, some: wordSubset })),
      )
      .toSorted((one, other) => other.some.length - one.some.length)
    // two misspelled words are better evidence than one: levellling valve
    const several = runs.filter(({ some }) => some.length > 1)
    const single = runs.filter(({ some }) => some.length === 1)
    for (const tried of [several, single]) {
      for (const [isEnough, search] of [
        [isOneName, 'known'],
        [isInNames, 'known'],
        [isRoughName, 'rough'],
      ] as const) {
        for (const { names, read, some } of tried) {
          const leftOut = names.filter((word) => !some.includes(word))
          if (this.#mayNotLeaveOut(leftOut, names, search === 'rough' && tried === single)) continue
          // an ignored unknown word may change the meaning: a spark plug is not a plug of a trailer
          if (tried === single && isEnough !== isOneName && leftOut.some((word) => this.#isUnknown(word)))
            continue
          const rankedNames = this.#ranked(some, search)
          if (
            rankedNames !== undefined &&
            isEnough(rankedNames) &&
            !this.#mayMeanOther(leftOut, some, read, rankedNames)
          )
            yield* this.#queriesOf({
              found: rankedNames,
              names: some,
              read,
              other: [{ words: leftOut, as: 'LEFT_OUT' }],
            })
        }
      }
    }
  }

  /**
   * True if the words `leftOut` must not be ignored. `isGuess` is true if the other words were corrected: a
   * known word in `leftOut` is more reliable than a corrected word.
   */
  #mayNotLeaveOut(leftOut: readonly SearchWord[], names: readonly SearchWord[], isGuess: boolean): boolean {
    return (
      this.#hasNotSold(leftOut) ||
      (isGuess && leftOut.some((word) => this.#find(word).size > 0)) ||
      this.#saysWhat(names, leftOut)
    )
  }

  *retyped(): Generator<NameQuery> {
    const words = this.#words
    for (const text of keyboardVariantsOf(this.#term)) {
      const rankedNames = this.#ranked(searchWordsOf(text))
      if (rankedNames === undefined || rankedNames.level < WHOLE_WORDS) continue
      yield this.#queryOf({
        found: rankedNames,
        names: words,
        read: [],
        other: [{ words, as: 'CORRECTED', value: text }],
      })
    }
  }

  get #readWords(): readonly ParsedConcepts[] {
    this.#read ??= this.#conceptReadings(this.#words)
    return this.#read
  }

  #conceptReadings(words: readonly SearchWord[]): readonly ParsedConcepts[] {
    return conceptReadings(words, this.#language, this.#vocabulary.values, this.#index)
  }

  readonly #find = (word: SearchWord) => this.#index.find(word, this.#language)

  readonly #findRoughly = (word: SearchWord) =>
    this.#index.findRoughly(word, this.#language, this.#words.length > 1)

  #ranked(names: readonly SearchWord[], by: Search = 'known'): RankedNames | undefined {
    if (this.#index.isNotSold(names.map(({ word }) => word).join(' '))) return undefined
    const search = by === 'known' ? this.#find : (word: SearchWord) => this.#findRoughly(word).matches
    return best(
      spellings(names, this.#index).map((wordSubset) => rankNames(wordSubset, this.#language, search)),
    )
  }

  #isUnknown(word: SearchWord): boolean {
    return this.#find(word).size === 0
  }

  /** True for a word of this language, not only for the beginning of one: a bell is not the beginning of bellows. */
  #isWord(word: SearchWord): boolean {
    return [...this.#find(word)].some(
      ([phrase, certainty]) => phrase.language === this.#language && certainty >= CERTAINTY.inside,
    )
  }

  #isName(names: readonly SearchWord[]): boolean {
    const rankedNames = this.#ranked(names)
    return rankedNames !== undefined && isOneName(rankedNames)
  }

  #hasNotSold(words: readonly SearchWord[]): boolean {
    return words.some(({ word }) => this.#index.isNotSold(word))
  }

  /**
   * True if one of the ignored words says what the part is, because it is the head noun of a known name: a battery
   * cover is a cover, not a battery.
   */
  #saysWhat(names: readonly SearchWord[], leftOut: readonly SearchWord[]): boolean {
    const head = headNounOf(
      names.map(({ word }) => word),
      this.#language,
    )
    const headWord = leftOut.find(({ word }) => word === head)
    return headWord !== undefined && [...this.#find(headWord).keys()].some((phrase) => phrase.head === head)
  }

  /**
   * True if an ignored word may change the meaning: an unknown word that is the head, or any word that says nothing about
   * the part if only one simple word names it. A lampe de poche is not a bulb, a battery charger is not a turbocharger. A
   * vehicle in the text makes the part likely.
   */
  #mayMeanOther(
    leftOut: readonly SearchWord[],
    names: readonly SearchWord[],
    read: readonly ConceptWords[],
    { partTypes: found }: RankedNames,
  ): boolean {
    const [only, ...others] = names
    const distinct = leftOut.filter(({ word }) => /^\p{L}{3,}$/u.test(word))
    if (distinct.length === 0 || read.some(isOfVehicleOrMeasure)) return false
    if (only !== undefined && others.length === 0)
      return !this.#index.isCompound(only) && distinct.some((word) => !this.#saysMoreOf(word, found))
    const additions = additionsIn(this.#term, this.#words)
    const head = headNounOf(
      [...names, ...leftOut]
        .filter((word) => !additions.includes(word))
        .toSorted((one, other) => one.start - other.start)
        .map(({ word }) => word),
      this.#language,
    )
    return this.#language === 'en' && distinct.some((word) => word.word === head && !this.#isWord(word))
  }

  /** True if a name of the part contains the word. */
  #saysMoreOf(word: SearchWord, found: readonly number[]): boolean {
    return this.#isWord(word) && [...this.#find(word).keys()].some(({ partType }) => found.includes(partType))
  }

  #queriesOf(read: Read): readonly NameQuery[] {
    return [read, ...relaxed(read)].map((each) => this.#queryOf(each))
  }

  #queryOf(read: Read): NameQuery {
    return {
      ...read.found,
      concepts: conceptsOf(read.read),
      namesNoPart: read.found === everything,
      understood: () => this.#understood(read),
    }
  }

  #understood({ found, names, read, other = [] }: Read): readonly WordInterpretation[] {
    const language = this.#language
    return interpretedWordsIn(this.#term, this.#words, [
      ...namedBy(found, [...names, ...wordsOfName(read, found, this.#find)], language),
      ...corrected(names, found, this.#findRoughly).map(asCorrected),
      ...this.#corrections,
      ...read.flatMap((each): readonly InterpretedWords[] => {
        const { words: wordSubset, as, valueIn } = each
        if (isIdle(each, found))
          return isOfName(each, found, this.#find) ? [] : [{ words: wordSubset, as: 'LEFT_OUT' }]
        return [{ words: wordSubset, as, value: valueIn?.(language) }]
      }),
      ...other,
    ])
  }

  /** Interprets the text again, with the words corrected that the interpretation has matched with typing errors. */
  *#asIfTypedRight({ names, found }: Read): Generator<NameQuery> {
    const corrections = corrected(names, found, this.#findRoughly)
    if (corrections.length === 0) return
    const right = new Map(corrections.map(({ typed, meant }) => [typed, meant]))
    const text = {
      term: this.#term,
      words: this.#words.map((word) => ({ ...word, ...right.get(word) })),
      corrections: corrections.map(asCorrected),
    }
    yield* readings(text, this.#language, this.#vocabulary, true)
  }
}

const asCorrected = ({ typed, meant }: ReturnType<typeof corrected>[number]): InterpretedWords => ({
  words: [typed],
  as: 'CORRECTED',
  value: meant.spelt,
})

/**
 * Words after "with", "and" or "for", which do not name the part: a hub with bearing is a hub, pads for a
 * caliper are pads.
 */
function additionsIn(term: string, words: readonly SearchWord[]): readonly SearchWord[] {
  const index = term
    .normalize('NFKC')
    .search(
      / (?:with|and|for|fitting|mit|inkl\.?|und|für|voor|pour|para|для|met|en|avec|et|con|y|com|e|с|и) /iu,
    )
  return index === -1 ? [] : words.filter(({ start }) => start > index)
}

/** Ignored words, each as a separate interpretation. */
const oneByOne = (words: readonly SearchWord[]) =>
  words.map((word) => ({ words: [word], as: 'LEFT_OUT' as const }))

/**
 * Words of the text that name neither a part nor a condition; brands and things outside the assortment are
 * included.
 */
export function unknownWordsIn(
  term: string,
  language: Language,
  { words: index, values }: NameVocabulary,
): readonly WordInterpretation[] {
  const words = searchWordsOf(term)
  const notSold = notSoldIn(words, index)
  const others = words.filter((word) => !notSold.some((each) => each.words.includes(word)))
  const { names, read } = readConcepts(others, values, () => false, language)
  return interpretedWordsIn(term, words, [
    // the text as typed, or the corrected name: several languages may share a word
    ...notSold.map(({ words: wordSubset, text }) => ({
      words: wordSubset,
      as: 'NOT_SOLD' as const,
      value: wordsOf(text).join(' ') === wordSubset.map(({ word }) => word).join(' ') ? undefined : text,
    })),
    ...read.flatMap(({ words: wordSubset, as }) => (as === 'BRAND' ? [{ words: wordSubset, as }] : [])),
    ...oneByOne(names.filter((word) => index.find(word, language).size === 0 && /\p{L}/u.test(word.word))),
  ])
}

function namedBy(
  rankedNames: RankedNames,
  names: readonly SearchWord[],
  language: Language,
): readonly InterpretedWords[] {
  const [first] = rankedNames.partTypes
  if (names.length === 0 || first === undefined || rankedNames === everything) return []
  const isOne = rankedNames.partTypes.length === 1 || isOneName(rankedNames)
  return [{ words: names, as: 'PART_TYPE', value: isOne ? partTypes[first]?.names[language] : undefined }]
}

const corrected = (
  names: readonly SearchWord[],
  { phrase }: RankedNames,
  findRoughly: (word: SearchWord) => RoughMatches,
) =>
  names.flatMap((typedWord) => {
    const { corrections } = findRoughly(typedWord)
    const meant = corrections?.find((each) => phrase?.words.includes(each.word)) ?? corrections?.[0]
    return meant === undefined ? [] : [{ typed: typedWord, meant }]
  })

/** Interpretations of ambiguous words: first all as names, then all but one as names, then all as concepts. */
function conceptReadings(
  words: readonly SearchWord[],
  language: Language,
  values: ValueIndex,
  index: WordIndex,
): readonly ParsedConcepts[] {
  const knownWords = new Set(words.flatMap(({ word }) => (index.knows(word) ? [word] : [])))
  const wordsOfLanguage = new Set([...knownWords].filter((word) => index.knowsIn(word, language)))
  const asConcepts = readConcepts(words, values, () => false, language)
  const byBeginnings = readConcepts(words, values, () => false, language, 'beginnings')
  const readings =
    knownWords.size === 0
      ? [asConcepts, byBeginnings]
      : [
          readConcepts(words, values, (word) => wordsOfLanguage.has(word), language),
          readConcepts(words, values, (word) => knownWords.has(word), language),
          ...[...knownWords].map((concept) =>
            readConcepts(words, values, (word) => word !== concept && knownWords.has(word), language),
          ),
          asConcepts,
          readConcepts(words, values, (word) => knownWords.has(word), language, 'beginnings'),
          byBeginnings,
        ]
  const keyOf = ({ names, read }: ParsedConcepts) =>
    [names, ...read.map((each) => each.words)]
      .map((wordSubset) => wordSubset.map(({ start }) => start).join())
      .join(';')
  return [...Map.groupBy(readings, keyOf).values()].flatMap((same) => same.slice(0, 1))
}

/** True if a position or measure excludes no product, because no named part has such an attribute. */
function isIdle({ concepts: { positions, measures } }: ConceptWords, rankedNames: RankedNames): boolean {
  if (rankedNames === everything || (positions ?? measures) === undefined) return false
  return !rankedNames.partTypes.some(
    (partType) =>
      positions?.some((values) => canHaveValues(partType, values)) === true ||
      measures?.some((measure) => canHaveMeasure(partType, measure)) === true,
  )
}

/**
 * True if the name of the part already contains the concept: in "farolim traseiro", "traseiro" is part of
 * Lanterna traseira.
 */
const isOfName = (
  { words }: ConceptWords,
  { partTypes: [first] }: RankedNames,
  find: (word: SearchWord) => WordMatches,
): boolean => words.every((word) => [...find(word).keys()].some(({ partType }) => partType === first))

const wordsOfName = (
  read: readonly ConceptWords[],
  rankedNames: RankedNames,
  find: (word: SearchWord) => WordMatches,
): readonly SearchWord[] =>
  read.flatMap((each) => (isIdle(each, rankedNames) && isOfName(each, rankedNames, find) ? each.words : []))

const isOfVehicle = ({ concepts }: ConceptWords): boolean =>
  concepts.vehicleSlugs !== undefined || concepts.divisions !== undefined

const isOfVehicleOrMeasure = (words: ConceptWords): boolean =>
  words.isBegun !== true && (isOfVehicle(words) || isMeasure(words) || words.concepts.makers !== undefined)

const isMeasure = ({ concepts }: ConceptWords): boolean =>
  concepts.measures !== undefined || concepts.values !== undefined

/**
 * Variants of an interpretation without conditions that exclude all products: without those of the vehicle,
 * then without one dimension, then without all.
 */
function* relaxed(whole: Read): Generator<Read> {
  const { read, other = [] } = whole
  // a value of which only the beginning was typed is a guess: without this guess the word would be unknown
  if (read.some(({ isBegun }) => isBegun)) return
  const without = (isLeftOut: (each: ConceptWords) => boolean): Read => ({
    ...whole,
    read: read.filter((each) => !isLeftOut(each)),
    other: [...other, ...read.filter(isLeftOut).map(({ words }) => ({ words, as: 'LEFT_OUT' as const }))],
  })
  if (read.some(isOfVehicle)) yield without(isOfVehicle)
  const measures = read.filter(isMeasure)
  if (measures.length === 0) return
  if (measures.length > 1)
    for (const measure of measures.toReversed()) yield without((each) => each === measure)
  yield without(isMeasure)
  if (read.some(isOfVehicle)) yield without((each) => isOfVehicle(each) || isMeasure(each))
}

/**
 * One or two words that only specify the part: the other words are the name of a part without them. The head
 * noun is never such a word.
 */
function modifiersIn(
  names: readonly SearchWord[],
  language: Language,
  isName: (names: readonly SearchWord[]) => boolean,
): readonly SearchWord[] | undefined {
  if (names.length > maxNames) return undefined
  const plain = names.map(({ word }) => word)
  const head = headNounOf(plain, language) ?? plain[0]
  const modifiers = names.filter(({ word }) => word !== head)
  const pairs = modifiers.flatMap((one, index) => modifiers.slice(index + 1).map((other) => [one, other]))
  return [...modifiers.map((word) => [word]), ...pairs].find((wordSubset) =>
    isName(names.filter((word) => !wordSubset.includes(word))),
  )
}

/** True if the words are the name of a product group, such as "leaf springs and axle guides". */
const isGroup = ({ phrase }: RankedNames, names: readonly SearchWord[]): boolean =>
  phrase?.kind === 'group' &&
  phrase.words.length === names.length &&
  names.every(({ word }) => phrase.words.includes(word))

const isSure = ({ level }: RankedNames): boolean => level >= WHOLE_WORDS || level === ROUGH_WHOLE_NAME

const isOneName = ({ level, broad }: RankedNames): boolean => level >= WHOLE_NAME && broad === 0

const isRoughName = ({ level, broad }: RankedNames): boolean => level >= ROUGH_WHOLE_NAME && broad === 0

const isInNames = ({ level, broad }: RankedNames): boolean => level >= WHOLE_WORDS && broad === 0

/** Runs of adjacent words, each shorter than the one before. */
function* fewerOf(names: readonly SearchWord[]): Generator<readonly SearchWord[]> {
  if (names.length > maxWords) return
  for (let length = names.length - 1; length > 0; length -= 1) {
    for (let start = 0; start + length <= names.length; start += 1) {
      const wordSubset = names.slice(start, start + length)
      if (wordSubset.some(({ word }) => word.length >= shortestName)) yield wordSubset
    }
  }
}

/** Interpretations in which the last word is incomplete: brake d. */
function begunIn(
  term: string,
  words: readonly SearchWord[],
  language: Language,
  index: WordIndex,
): SearchWord | undefined {
  const text = term.normalize('NFKC')
  const [typed] = / \p{L}{1,2}$/u.exec(text) ?? []
  if (typed === undefined) return undefined
  const start = text.length - typed.length + 1
  const spelt = typed.slice(1).toLowerCase()
  const last = { word: normalizedLetters(spelt), spelt, start, end: text.length }
  const before = words.findLast((each) => each.start < start)
  if (before === undefined || /\d/.test(before.word) || isStopWordIn(last.word, language)) return undefined
  const saysSomething =
    index.knows(last.word) ||
    positionsOf(last.word) !== undefined ||
    makersWith(last.word).length > 0 ||
    vehiclesAt([last.word], 0) !== undefined ||
    (vehiclesAt([before.word, last.word], 0)?.length ?? 0) > 1
  return saysSomething ? undefined : last
}

function best(rankings: readonly (RankedNames | undefined)[]): RankedNames | undefined {
  return rankings.reduce((one, other) => ((other?.level ?? -1) > (one?.level ?? -1) ? other : one), undefined)
}

/** The words unchanged, with two of them joined (mud guard), and with one split in two (airfilter). */
function spellings(words: readonly SearchWord[], index: WordIndex): readonly (readonly SearchWord[])[] {
  const joined = words.slice(1).flatMap((second, position) => {
    const first = words[position]
    if (first === undefined || !index.knows(first.word + second.word)) return []
    const one = {
      ...first,
      word: first.word + second.word,
      spelt: first.spelt + second.spelt,
      end: second.end,
    }
    return [[...words.slice(0, position), one, ...words.slice(position + 2)]]
  })
  const apart = words.map((word) => index.split(word))
  const split = apart.some((pieces) => pieces !== undefined)
    ? [words.flatMap((word, index) => apart[index] ?? [word])]
    : []
  return words.length === 0 ? [] : [words, ...joined, ...split]
}
