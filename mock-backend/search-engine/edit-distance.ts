import { typingErrorsBetween } from './typing-error.ts'

const shortest = 5
const longest = 20

const withoutOne = (word: string): readonly string[] =>
  Array.from({ length: word.length }, (_, place) => word.slice(0, place) + word.slice(place + 1))

/**
 * Corrects a typed word to one of a few known words (edit distance), if one letter is wrong, missing or added,
 * or two are swapped.
 */
export function createEditDistanceIndex(words: Iterable<string>): (typed: string) => string | undefined {
  const wordsBySpelling = new Map(
    [...words]
      .filter(({ length }) => length >= shortest)
      .flatMap((word) => [word, ...withoutOne(word)].map((spelling) => [spelling, word] as const)),
  )
  return (typed) =>
    typed.length < shortest || typed.length > longest
      ? undefined
      : [typed, ...withoutOne(typed)]
          .flatMap((spelling) => wordsBySpelling.get(spelling) ?? [])
          .find((word) => word[0] === typed[0] && typingErrorsBetween(typed, word) <= 1)
}
