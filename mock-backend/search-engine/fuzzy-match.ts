import { typingErrorsBetween } from './typing-error.ts'
import type { SimilarWord, WordList } from './word-list.ts'

/** Finds known words similar to an unknown one (fuzzy search). */
export interface FuzzyMatcher {
  /** Known words that differ from the typed word by few typing errors. */
  near(typedText: string): readonly SimilarWord[]
  /** Like `near`. If `near` finds nothing, searches words similar to the stem, then words with more errors. */
  nearest(typedText: string, stem: string): readonly SimilarWord[]
}

interface Limits {
  readonly shortest: number
  /** Minimum length of a word whose first letter may be wrong. */
  readonly shortestWrongStart: number
}

/** Minimum length of a word that may contain two typing errors. */
const shortestTwice = 8
/** Minimum length of a word that may contain three typing errors. */
const shortestThrice = 12

const alone: Limits = { shortest: 4, shortestWrongStart: 5 }
/**
 * Limits for a word with other words beside it, which confirm it: a word of three letters may have a missing
 * letter, but no wrong one.
 */
const amongOthers: Limits = { shortest: 3, shortestWrongStart: 4 }

export function createFuzzyMatcher(wordList: WordList, isAmongOthers: boolean): FuzzyMatcher {
  const { shortest, shortestWrongStart } = isAmongOthers ? amongOthers : alone

  const knownNear = (typedText: string, maxErrors: number): readonly SimilarWord[] =>
    wordList
      .near(typedText, maxErrors)
      .filter(
        ({ word }) =>
          typingErrorsBetween(typedText, word) <= maxErrors &&
          !isLonger(typedText, word) &&
          !isDiminutive(typedText, word),
      )

  const near = (typedText: string): readonly SimilarWord[] => {
    if (typedText.length < shortest) return []
    const isLikely = ({ word }: SimilarWord): boolean =>
      typedText.length < alone.shortest
        ? word.length > typedText.length
        : typedText.length >= shortestWrongStart || beginsAlike(word, typedText)
    return knownNear(typedText, typedText.length < shortestTwice ? 1 : 2).filter(isLikely)
  }

  /**
   * Words with more typing errors than `near` allows: two in a word of six or seven letters, if the known word
   * has at least eight and not only another ending (a freinte is not a freinage); three in a word of at least
   * twelve letters (hadnremevntil).
   */
  const further = (typedText: string): readonly SimilarWord[] => {
    if (typedText.length >= shortestThrice)
      return knownNear(typedText, 3).filter(({ word }) => beginsAlike(word, typedText))
    return typedText.length >= shortestTwice - 2 && typedText.length < shortestTwice
      ? knownNear(typedText, 2).filter(
          ({ word }) => word.length >= shortestTwice && !word.startsWith(typedText.slice(0, -2)),
        )
      : []
  }

  return {
    near,
    nearest: (typedText, stem) => {
      const nearTyped = near(typedText)
      if (nearTyped.length > 0) return nearTyped
      // users write a doubled letter in the place of another one with its sound: pinssa means pinça
      const nearSingle = near(typedText.replace(/([^aeiou])\1/u, '$1'))
      if (nearSingle.length > 0) return nearSingle
      const ofStem =
        stem === typedText || typedText.length < shortestTwice
          ? []
          : near(stem).filter(({ word, distance }) => distance === 1 && !isDerived(typedText, word))
      return ofStem.length > 0 ? ofStem : further(typedText)
    },
  }
}

/** True if the typed text is the word with an added ending: such a text is another word (Kupplungs-öl). */
const isLonger = (typedText: string, word: string): boolean =>
  typedText.length > word.length + 1 && typedText.startsWith(word)

const RUSSIAN_DIMINUTIVE = /[ое]?к[аеиу]?$/u
const RUSSIAN_ENDING = /[аеиоуы]?$/u

/** True for a Russian diminutive of the word: пружинка is a small spring. */
const isDiminutive = (typedText: string, word: string): boolean =>
  RUSSIAN_DIMINUTIVE.test(typedText) &&
  typedText.replace(RUSSIAN_DIMINUTIVE, '') === word.replace(RUSSIAN_ENDING, '')

/** True if the typed text is the word with a suffix in the place of its ending: a lampad-ario is not a lampad-a. */
const isDerived = (typedText: string, word: string): boolean =>
  typedText.length > word.length + 1 && typedText.startsWith(word.slice(0, -1))

/** True if both words have the same first letter, or the first two letters are swapped. */
const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])
