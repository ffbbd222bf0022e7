import { isHead, isRoughHead } from './head-words.ts'
import type { Language } from '../catalogue/language.ts'
import type { SearchWord } from './search-words.ts'
import { CERTAINTY, type IndexedPhrase, type WordMatches } from './word-index.ts'

/** The part types that a text names. */
export interface RankedNames {
  /** Indexes of part types, best first. */
  readonly partTypes: readonly number[]
  /** Number of first part types with equal rank: a broad word names them. */
  readonly broad: number
  /** About 0 with typing errors, 1 by parts of words, 3 by whole words, 4 by the whole name. */
  readonly level: number
  /** The name that matches best; undefined if the words are those of different names. */
  readonly phrase?: IndexedPhrase | undefined
}

export const WHOLE_WORDS = 3
export const WHOLE_NAME = 4
export const ROUGH_WHOLE_NAME = 0.5
/**
 * Names of the catalogue rank above other words of the trade. A match by any name excludes the other parts of
 * its group.
 */
const FACTORS = { name: 1.1, synonym: 1, broad: 1, group: 0.3 } as const

/** A match in the language of the site ranks above a better one by one level in another language. */
const OWN_LANGUAGE = 1.5

interface Candidate {
  readonly partType: number
  readonly level: number
  readonly isOwn: boolean
  readonly wanted: number | undefined
  readonly score: number
  readonly phrase?: IndexedPhrase | undefined
}

/** The part types of which one phrase, or some, have all words; undefined if none has. */
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
    return words.some(({ word }, place) => {
      const certainty = matches[place]?.get(phrase)
      const isRough = certainty !== undefined && certainty <= CERTAINTY.rough
      return isHead(word, head) || (isRough && isRoughHead(word, head))
    })
  }
  const candidates = [...inOnePhrase(matches, language, isNamed)]
  const found =
    candidates.length > 0 || within === 'one phrase' || words.length === 1
      ? candidates
      : [...inOnePartType(matches, language, isNamed)]
  if (found.length === 0) return undefined

  const best = new Map<number, Candidate>()
  for (const candidate of found) {
    const other = best.get(candidate.partType)
    if (other === undefined || worthOf(candidate) > worthOf(other)) best.set(candidate.partType, candidate)
  }
  const ranked = [...best.values()].toSorted((one, other) => worthOf(other) - worthOf(one))
  const top = Math.max(...ranked.map(classOf))
  const isOnlyBroad = ranked.every((one) => classOf(one) < top || one.wanted !== undefined)
  const kept = ranked.filter((one) => classOf(one) >= (isOnlyBroad ? top - 1 : top))
  const firstNarrow = kept.findIndex(({ wanted, level }) => wanted === undefined || level < WHOLE_NAME)
  return {
    partTypes: kept.map(({ partType }) => partType),
    broad: firstNarrow === -1 ? kept.length : firstNarrow,
    level: Math.max(...kept.map(({ level }) => level)),
    phrase: kept[0]?.phrase,
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
    // The catalogue's own names are found by each of their words.
    if (phrase.kind !== 'name' && phrase.kind !== 'group' && !isNamed(phrase)) continue
    // One part of a compound is another thing, as is one word of a name in another language.
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
      wanted: phrase.wanted,
      phrase,
      score: 10 * lowest + 4 * coverage + headBonus(phrase) - (phrase.wanted ?? 0) * 0.1,
    }
  }
}

/** Words of different phrases of one part type. */
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
    yield { partType, level: levelOf(lowest) * 0.7, isOwn, wanted: undefined, score: 10 * lowest }
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

/** Short names are those of the part itself, long ones those of its accessories. */
const headBonus = ({ words }: IndexedPhrase): number => 1 / words.length
