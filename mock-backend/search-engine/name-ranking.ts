import { isHeadNoun, isApproximateHeadNoun } from './head-words.ts'
import type { Language } from '../catalogue/language.ts'
import type { SearchWord } from './search-words.ts'
import { CERTAINTY, type IndexedPhrase, type WordMatches } from './word-index.ts'

/** Part types that the words of a text name. */
export interface RankedNames {
  /** Indexes of part types, best first. */
  readonly partTypes: readonly number[]
  /** Number of part types at the start of `partTypes` with equal rank: a broad word names all of them. */
  readonly broad: number
  /** Quality of the match: about 0 with typing errors, 1 by parts of words, 3 by whole words, 4 by the whole name. */
  readonly level: number
  /** The best matching name; undefined if the words are from different names. */
  readonly phrase?: IndexedPhrase | undefined
}

export const WHOLE_WORDS = 3
export const WHOLE_NAME = 4
export const ROUGH_WHOLE_NAME = 0.5
/**
 * Factors of the rank by kind of phrase: names of the catalogue rank above synonyms. A match by a name excludes
 * the other parts of the group.
 */
const FACTORS = { name: 1.1, synonym: 1, broad: 1, group: 0.3 } as const

/** Bonus for the language of the site: outweighs a match in another language that is better by one level. */
const OWN_LANGUAGE = 1.5

interface Candidate {
  readonly partType: number
  readonly level: number
  readonly isOwn: boolean
  readonly broadRank: number | undefined
  readonly score: number
  readonly phrase?: IndexedPhrase | undefined
}

/** Part types that have a phrase, or several phrases, with all words; undefined if there is none. */
export function rankNames(
  words: readonly SearchWord[],
  language: Language,
  find: (word: SearchWord) => WordMatches,
  within: 'one phrase' | 'some phrases' = 'some phrases',
): RankedNames | undefined {
  const matches = words.map(find)
  const [first] = matches
  if (first === undefined || matches.some(({ size }) => size === 0)) return undefined
  const isNamed = (phrase: IndexedPhrase): boolean => {
    const { head } = phrase
    if (head === undefined) return true
    return words.some(({ word }, index) => {
      const certainty = matches[index]?.get(phrase)
      const isRough = certainty !== undefined && certainty <= CERTAINTY.rough
      return isHeadNoun(word, head) || (isRough && isApproximateHeadNoun(word, head))
    })
  }
  const candidates = [...inOnePhrase(matches, language, isNamed)]
  const foundCandidates =
    candidates.length > 0 || within === 'one phrase' || words.length === 1
      ? candidates
      : [...inOnePartType(matches, language, isNamed)]
  if (foundCandidates.length === 0) return undefined

  const best = new Map<number, Candidate>()
  for (const candidate of foundCandidates) {
    const other = best.get(candidate.partType)
    if (other === undefined || worthOf(candidate) > worthOf(other)) best.set(candidate.partType, candidate)
  }
  const ranked = [...best.values()].toSorted((one, other) => worthOf(other) - worthOf(one))
  const top = Math.max(...ranked.map(classOf))
  const isOnlyBroad = ranked.every((one) => classOf(one) < top || one.broadRank !== undefined)
  const bestCandidates = ranked.filter((one) => classOf(one) >= (isOnlyBroad ? top - 1 : top))
  const firstNarrow = bestCandidates.findIndex(
    ({ broadRank, level }) => broadRank === undefined || level < WHOLE_NAME,
  )
  return {
    partTypes: bestCandidates.map(({ partType }) => partType),
    broad: firstNarrow === -1 ? bestCandidates.length : firstNarrow,
    level: Math.max(...bestCandidates.map(({ level }) => level)),
    phrase: bestCandidates[0]?.phrase,
  }
}

const classOf = ({ level, isOwn }: Candidate): number => level + (isOwn ? OWN_LANGUAGE : 0)

const worthOf = (candidate: Candidate): number => classOf(candidate) * 100 + candidate.score

function* inOnePhrase(
  matches: readonly WordMatches[],
  language: Language,
  isNamed: (phrase: IndexedPhrase) => boolean,
): Generator<Candidate> {
  const [first, ...others] = matches
  for (const [phrase, certainty] of first ?? []) {
    // a name or a group of the catalogue matches without its head noun; another phrase, such as a synonym, matches only if
    // the search words contain its head noun
    if (phrase.kind !== 'name' && phrase.kind !== 'group' && !isNamed(phrase)) continue
    // one word that is only a part of a compound, or of a name in another language, may mean another part type
    const isPart = phrase.isApart || (phrase.language !== language && phrase.words.length > 1)
    if (isPart && others.length === 0 && phrase.kind !== 'group') continue
    const certainties = [certainty, ...others.map((other) => other.get(phrase) ?? 0)]
    const lowest = Math.min(...certainties)
    if (lowest === 0) continue
    const coverage = Math.min(1, matches.length / phrase.words.length)
    const isWhole = matches.length === phrase.words.length
    yield {
      partType: phrase.partType,
      level: isWhole ? wholeLevelOf(lowest, phrase) : levelOf(lowest) * FACTORS[phrase.kind],
      isOwn: phrase.language === language,
      broadRank: phrase.broadRank,
      phrase,
      score: 10 * lowest + 4 * coverage + headBonus(phrase) - (phrase.broadRank ?? 0) * 0.1,
    }
  }
}

/** Part types for which the words are in different phrases. */
function* inOnePartType(
  matches: readonly WordMatches[],
  language: Language,
  isNamed: (phrase: IndexedPhrase) => boolean,
): Generator<Candidate> {
  const named = new Set<number>()
  const byPartType = matches.map((match) => {
    const best = new Map<number, number>()
    for (const [phrase, certainty] of match) {
      const { partType, kind } = phrase
      if (kind !== 'name' && kind !== 'synonym') continue
      best.set(partType, Math.max(best.get(partType) ?? 0, certainty))
      if (isNamed(phrase)) named.add(partType)
    }
    return best
  })
  const [first, ...others] = byPartType
  for (const [partType, certainty] of first ?? []) {
    const lowest = Math.min(certainty, ...others.map((other) => other.get(partType) ?? 0))
    if (lowest === 0 || !named.has(partType)) continue
    const isOwn = matches.every((match) =>
      [...match.keys()].some((phrase) => phrase.partType === partType && phrase.language === language),
    )
    yield { partType, level: levelOf(lowest) * 0.7, isOwn, broadRank: undefined, score: 10 * lowest }
  }
}

function levelOf(certainty: number): number {
  if (certainty >= CERTAINTY.stem) return WHOLE_WORDS
  return certainty > CERTAINTY.rough ? 1 : 0.1
}

function wholeLevelOf(certainty: number, { kind, isApart }: IndexedPhrase): number {
  if (kind === 'group') return levelOf(certainty) * FACTORS.group
  if (certainty >= CERTAINTY.stem) return WHOLE_NAME
  if (isApart && certainty >= CERTAINTY.inside) return WHOLE_WORDS
  return certainty > CERTAINTY.rough ? levelOf(certainty) * FACTORS[kind] : ROUGH_WHOLE_NAME
}

/** Bonus for short names: a long name that contains the head often names an accessory. */
const headBonus = ({ words }: IndexedPhrase): number => 1 / words.length
