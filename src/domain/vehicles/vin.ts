import { stripSeparators } from '../shared/normalize-part-number.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { truncateText } from '../shared/text.ts'

/** Length in characters (spec 5, ISO 3779). */
export const VIN_LENGTH = 17

declare const vin: unique symbol
/** A vehicle identification number validated by {@link parseVin}. */
export type Vin = string & { readonly [vin]: true }

export type VinError = { readonly kind: 'vin-length'; readonly length: number }

/** Cyrillic letters that look like Latin ones; a VIN contains Latin letters only. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [...'АВЕКМНОРСТУХЅІЈ'].map((letter, index) => [letter, 'ABEKMHOPCTYXSIJ'.charAt(index)]),
)

/** Latin capitals and digits without spaces and dashes, of any length. */
export function cleanVin(text: string): string {
  return stripSeparators(text)
    .toUpperCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
}

/** Longer texts are not searched for a VIN. */
const PASTE_LENGTH_MAX = 1_000
/** ISO 3779: no I, O or Q. */
const VIN_FORMAT = /^[0-9A-HJ-NPR-Z]{17}$/
/** 17 characters, including letters that are mistaken for digits. */
const LOOSE_FORMAT = /^[0-9A-Z]{17}$/
/** Data identifier of a Code 39 label, or the word "VIN" or "FIN" without a separator. */
const LABEL_PREFIX = /^(?:I|[VF]IN)(?=[0-9A-HJ-NPR-Z]{17}$)/

/**
 * Finds the VIN in a longer text: "VIN: WMA…", a sentence, or the content of a Code 39 label ("*WMA…*", "IWMA…"). Words
 * separated only by blanks and dashes are joined. Undefined if no result has 17 characters.
 */
function vinWithin(text: string): string | undefined {
  if (text.length > PASTE_LENGTH_MAX) return undefined
  const phrases = text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\p{Cf}\p{Pd}\s\u2212]+/u)
    .map(wordsOf)
  const candidates = [
    ...phrases.flat(),
    ...phrases.flatMap((words) => words.flatMap((_, start) => joinedFrom(words, start))),
    // words of 17 letters, such as "Fahrgestellnummer", are not VINs
  ].filter((candidate) => /\d/.test(candidate))
  return (
    candidates.find((candidate) => VIN_FORMAT.test(candidate)) ??
    candidates.find((candidate) => LOOSE_FORMAT.test(candidate))
  )
}

const wordsOf = (phrase: string): readonly string[] =>
  phrase.split(/[\s\p{Pd}\u2212]+/u).map((word) => cleanVin(word).replace(LABEL_PREFIX, ''))

/** Joins words from `start` on, if they have exactly 17 characters. */
function joinedFrom(words: readonly string[], start: number): readonly string[] {
  let joined = ''
  for (const word of words.slice(start)) {
    joined += word
    if (joined.length >= VIN_LENGTH) break
  }
  return joined.length === VIN_LENGTH ? [joined] : []
}

/** Cleans a text and extracts its VIN; a text of other length without a VIN is only cleaned. */
function extractVin(text: string): string {
  const cleaned = cleanVin(text)
  return cleaned.length > VIN_LENGTH ? (vinWithin(text) ?? cleaned) : cleaned
}

/**
 * Cleans a text and cuts it to the length of a VIN. Cleaning comes first, so that the end of a VIN with spaces is not
 * cut off (spec 5), and a VIN within a longer text is found.
 */
export function truncateVin(text: string): string {
  return truncateText(extractVin(text), VIN_LENGTH)
}

/** Checks the length only, because European makers deviate from every other rule. */
export function parseVin(text: string): Result<Vin, VinError> {
  const cleaned = extractVin(text)
  return cleaned.length === VIN_LENGTH
    ? ok(cleaned as Vin)
    : fail({ kind: 'vin-length', length: cleaned.length })
}

/** Letters that ISO 3779 excludes, with the digits that they are mistaken for. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['I', '1'],
  ['O', '0'],
  ['Q', '0'],
])

/** `position` counts from 1. */
export type MistakenLetter = { readonly position: number; readonly letter: string; readonly meant: string }

export type VinHint =
  | {
      readonly kind: 'mistaken-letters'
      readonly letters: readonly MistakenLetter[]
      readonly suggestion: string
    }
  | { readonly kind: 'check-digit'; readonly expected: string }

/** Accepts incomplete input, so that the hint can appear while typing. */
export function mistakenLetters(text: string): readonly MistakenLetter[] {
  return [...truncateVin(text)].flatMap((letter, index) => {
    const intendedLetter = MEANT.get(letter)
    return intendedLetter === undefined ? [] : [{ position: index + 1, letter, meant: intendedLetter }]
  })
}

export function withoutMistakenLetters(text: string): string {
  return truncateVin(text).replace(/[IOQ]/g, (letter) => MEANT.get(letter) ?? letter)
}

/** A warning about the VIN; it never prevents a search. */
export function vinHint(number: Vin): VinHint | undefined {
  const letters = mistakenLetters(number)
  if (letters.length > 0) {
    return { kind: 'mistaken-letters', letters, suggestion: withoutMistakenLetters(number) }
  }
  const expected = expectedCheckDigit(number)
  return expected === undefined || expected === number[CHECK_DIGIT_INDEX]
    ? undefined
    : { kind: 'check-digit', expected }
}

const CHECK_DIGIT_INDEX = 8
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Letters with value 1 to 9 (ISO 3779, 49 CFR 565). */
const LETTERS_BY_VALUE = ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ']

/** Only North American VINs (first character 1 to 5) have a check digit. */
function expectedCheckDigit(number: Vin): string | undefined {
  if (!/^[1-5][0-9A-HJ-NPR-Z]{16}$/.test(number)) return undefined
  const total = WEIGHTS.reduce((sum, weight, index) => sum + weight * valueOf(number.charAt(index)), 0)
  return '0123456789X'.charAt(total % 11)
}

function valueOf(character: string): number {
  return /\d/.test(character)
    ? Number(character)
    : LETTERS_BY_VALUE.findIndex((letters) => letters.includes(character)) + 1
}
