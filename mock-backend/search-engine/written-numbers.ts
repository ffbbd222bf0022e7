import { makersWith } from './maker-words.ts'
import { wordsOf } from './search-words.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

/** A part number in a longer text: "4x 1.00190", "MAN 81.50803-0039", "Ölfilter 85351107". */
export interface NumberInText {
  /** Text as typed. */
  readonly text: string
  readonly number: string
  /** Ids of vehicle makers that the text names. */
  readonly makerIds: readonly string[]
}

const maxPieces = 6
const shortestNumber = 5
/** Maximum number of words of a text that is searched for numbers. */
const maxWords = 40

/**
 * All known numbers in the text, without duplicates, in the order of the text. The longest run of words that is
 * a number is preferred.
 */
export function numbersIn(text: string, isKnown: (number: string) => boolean): readonly NumberInText[] {
  if (!/\d/.test(text)) return []
  const words = text
    .trim()
    .split(/[\s,;|()[\]+]+/)
    .filter((word) => word !== '')
    .flatMap((word) => (isKnown(word) ? [word] : word.split('/')))
    .slice(0, maxWords)
  const makerIds = words.flatMap(makersIn)
  const numbers = new Map<string, string>()
  for (let index = 0; index < words.length;) {
    const match = numberAt(words, index, isKnown)
    if (match !== undefined && !numbers.has(match.number)) numbers.set(match.number, match.text)
    index += match?.length ?? 1
  }
  return [...numbers].map(([number, run]) => ({ text: run, number, makerIds }))
}

/** A maker, and a prefix of its number: "MAN 81.508". */
export function makerNumberIn(text: string): NumberInText | undefined {
  const words = text.trim().split(/\s+/).slice(0, maxWords)
  const start = words.findIndex((word) => makersIn(word).length === 0)
  if (start <= 0) return undefined
  const number = words.slice(start).join(' ')
  return { text, makerIds: words.slice(0, start).flatMap(makersIn), number }
}

const makersIn = (text: string): readonly string[] => wordsOf(text).flatMap(makersWith)

function numberAt(words: readonly string[], index: number, isKnown: (number: string) => boolean) {
  for (let length = Math.min(maxPieces, words.length - index); length > 0; length -= 1) {
    const run = words.slice(index, index + length).join(' ')
    if (!/\d/.test(run)) continue
    const number = spellingsOf(run).find(
      (each) => normalizePartNumber(each).length >= shortestNumber && isKnown(each),
    )
    if (number !== undefined) return { text: run, number, length }
  }
  return undefined
}

const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/[OОo]/g, '0'],
  [/[lI|]/g, '1'],
]
const cyrillic = 'АВЕКМНОРСТХ'
const latin = 'ABEKMHOPCTX'

const digitsOf = (text: string): number => text.replace(/\D/g, '').length

/** True if a letter was typed instead of a digit: 1.O0190. */
export const hasMistakenDigits = (text: string, number: string): boolean => digitsOf(text) < digitsOf(number)

/** The text as typed, without leading words such as a maker or brand, and with letters replaced by similar digits. */
function spellingsOf(text: string): readonly string[] {
  const behindWords = text.replace(/^(?:\p{L}{2,}[-\s./:]+){1,2}/u, '')
  const bare = /^\S*\d/.test(behindWords) ? behindWords : text
  const latinOnly = text
    .toUpperCase()
    .replace(/[А-Я]/g, (letter) => latin.charAt(cyrillic.indexOf(letter)) || letter)
  const digits = lookAlikes.reduce((writtenText, [letter, digit]) => writtenText.replace(letter, digit), text)
  const allDigits = lookAlikes.reduce(
    (writtenText, [letter, digit]) => writtenText.replace(letter, digit),
    latinOnly,
  )
  const gtin = /^0\d{13}$/.test(normalizePartNumber(text)) ? [normalizePartNumber(text).slice(1)] : []
  return [...new Set([text, bare, latinOnly, digits, allDigits, ...gtin])]
}
