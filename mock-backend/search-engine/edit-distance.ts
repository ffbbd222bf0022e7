import { typingErrorsBetween } from './typing-error.ts'

const shortest = 5
const longest = 20

const withoutOne = (word: string): readonly string[] =>
  Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1))

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
  return (typedText) =>
    typedText.length < shortest || typedText.length > longest
      ? undefined
      : [typedText, ...withoutOne(typedText)]
          .flatMap((spelling) => wordsBySpelling.get(spelling) ?? [])
          .find((word) => word[0] === typedText[0] && typingErrorsBetween(typedText, word) <= 1)
}
