import type { Language } from '../catalogue/language.ts'

type Side = 'first' | 'last' | 'first noun'

/** Where the word stands that says what the thing is; German and Dutch names are turned round too often to say. */
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

/** The word of a name that says what the thing is: windscreen alone is no windscreen wiper. Undefined if it is not known. */
export function headOf(words: readonly string[], language: Language): string | undefined {
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

/** Whether the typed word is the head, in another form or only its beginning. */
export function isHead(typed: string, head: string): boolean {
  const shortest = Math.min(typed.length, head.length)
  const common = Math.max(Math.min(shortest, shortestCommon), shortest - longestEnding)
  return typed.slice(0, common) === head.slice(0, common)
}

const mostErrors = 2

/** As `isHead`, for a word that is known to be one of the name with typing errors. */
export const isRoughHead = (typed: string, head: string): boolean =>
  Math.abs(typed.length - head.length) <= mostErrors &&
  (typed[0] === head[0] || typed.slice(-mostErrors) === head.slice(-mostErrors))
