import { errorsBetween } from './typing-error.ts'
import type { NearWord, WordList } from './word-list.ts'

/** Finds known words similar to an unknown one (fuzzy search). */
export interface FuzzyMatcher {
  /** Words that differ by few typing errors. */
  near(typed: string): readonly NearWord[]
  /** Like `near`; without a result, words similar to the stem, and last those with more errors. */
  nearest(typed: string, stem: string): readonly NearWord[]
}

interface Limits {
  readonly shortest: number
  /** The first letters of shorter words must be right. */
  readonly shortestWrongStart: number
}

/** Letters from which on a word may have two typing errors, and three. */
const shortestTwice = 8
const shortestThrice = 12

const alone: Limits = { shortest: 4, shortestWrongStart: 5 }
/** The other words of a text confirm a short one; three letters allow a missing one, but no wrong one. */
const amongOthers: Limits = { shortest: 3, shortestWrongStart: 4 }

export function createFuzzyMatcher(known: WordList, isAmongOthers: boolean): FuzzyMatcher {
  const { shortest, shortestWrongStart } = isAmongOthers ? amongOthers : alone

  const knownNear = (typed: string, maxErrors: number): readonly NearWord[] =>
    known.near(typed, maxErrors).filter(({ word }) => errorsBetween(typed, word) <= maxErrors)

  const near = (typed: string): readonly NearWord[] => {
    if (typed.length < shortest) return []
    const isLikely = ({ word }: NearWord): boolean =>
      typed.length < alone.shortest
        ? word.length > typed.length
        : typed.length >= shortestWrongStart || beginsAlike(word, typed)
    return knownNear(typed, typed.length < shortestTwice ? 1 : 2).filter(isLikely)
  }

  /** In a long word two letters may be missing, in a very long one any three may be wrong: hadnremevntil. */
  const further = (typed: string): readonly NearWord[] => {
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

/** With the same first letter, or with the first two letters swapped. */
const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])
