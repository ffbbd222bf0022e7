import { typingErrorsBetween } from './typing-error.ts'
import type { SimilarWord, WordList } from './word-list.ts'

/** Finds known words similar to an unknown one (fuzzy search). */
export interface FuzzyMatcher {
  /** Known words that differ from the typed word by few typing errors. */
  near(typed: string): readonly SimilarWord[]
  /** Like `near`. If `near` finds nothing, searches words similar to the stem, then words with more errors. */
  nearest(typed: string, stem: string): readonly SimilarWord[]
}

interface Limits {
  readonly shortest: number
  /** Minimum length of a word whose first letter may be wrong. */
  readonly shortestWrongStart: number
}

/** Minimum number of letters of a word that may contain two typing errors, or three. */
const shortestTwice = 8
const shortestThrice = 12

const alone: Limits = { shortest: 4, shortestWrongStart: 5 }
/**
 * Limits for a word with other words beside it, which confirm it: a word of three letters may have a missing
 * letter, but no wrong one.
 */
const amongOthers: Limits = { shortest: 3, shortestWrongStart: 4 }

export function createFuzzyMatcher(known: WordList, isAmongOthers: boolean): FuzzyMatcher {
  const { shortest, shortestWrongStart } = isAmongOthers ? amongOthers : alone

  const knownNear = (typed: string, maxErrors: number): readonly SimilarWord[] =>
    known.near(typed, maxErrors).filter(({ word }) => typingErrorsBetween(typed, word) <= maxErrors)

  const near = (typed: string): readonly SimilarWord[] => {
    if (typed.length < shortest) return []
    const isLikely = ({ word }: SimilarWord): boolean =>
      typed.length < alone.shortest
        ? word.length > typed.length
        : typed.length >= shortestWrongStart || beginsAlike(word, typed)
    return knownNear(typed, typed.length < shortestTwice ? 1 : 2).filter(isLikely)
  }

  /**
   * Words with more typing errors: in a long word two letters may be missing, in a very long one any three may
   * be wrong (hadnremevntil).
   */
  const further = (typed: string): readonly SimilarWord[] => {
    if (typed.length >= shortestThrice)
      return knownNear(typed, 3).filter(({ word }) => beginsAlike(word, typed))
    return typed.length >= shortestTwice - 2 && typed.length < shortestTwice
      ? knownNear(typed, 2).filter(({ word }) => word.length >= shortestTwice)
      : []
  }

  return {
    near,
    nearest: (typed, stem) => {
      const own = near(typed)
      if (own.length > 0) return own
      const ofStem =
        stem === typed || typed.length < shortestTwice
          ? []
          : near(stem).filter(({ distance }) => distance === 1)
      return ofStem.length > 0 ? ofStem : further(typed)
    },
  }
}

/** True if both words have the same first letter, or the first two letters are swapped. */
const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])
