import type { Language } from '../catalogue/language.ts'

type Side = 'first' | 'last' | 'first noun'

/** Position of the head noun in names; undefined for German and Dutch, which often invert the order. */
const sides: Readonly<Record<Language, Side | undefined>> = {
  de: undefined,
  nl: undefined,
  en: 'last',
  fr: 'first',
  it: 'first',
  'pt-BR': 'first',
  es: 'first',
  ru: 'first noun',
}

const russianAdjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/
const shortestCommon = 3
const longestEnding = 3

/** Head noun of a name, which says what the part is: a windscreen wiper is a wiper. Undefined if it is unknown. */
export function headNounOf(words: readonly string[], language: Language): string | undefined {
  if (words.length < 2) return undefined
  switch (sides[language]) {
    case 'last':
      return words.at(-1)
    case 'first':
      return words[0]
    case 'first noun':
      return words.find((word) => !russianAdjective.test(word)) ?? words[0]
    case undefined:
      return undefined
  }
}

/** True if the typed word is the head, an inflection of it, or a prefix of it. */
export function isHeadNoun(typedText: string, head: string): boolean {
  const shortest = Math.min(typedText.length, head.length)
  const common = Math.max(Math.min(shortest, shortestCommon), shortest - longestEnding)
  return typedText.slice(0, common) === head.slice(0, common)
}

const maxErrors = 2

/** Like `isHeadNoun`, for a word of the name that was typed with errors. */
export const isApproximateHeadNoun = (typedText: string, head: string): boolean =>
  Math.abs(typedText.length - head.length) <= maxErrors &&
  (typedText[0] === head[0] || typedText.slice(-maxErrors) === head.slice(-maxErrors))
