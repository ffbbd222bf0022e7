import { squeeze } from '../search/squeeze.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { cutText } from '../shared/text.ts'

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

/** Latin capitals without spaces and dashes, of any length. */
export function cleanVin(text: string): string {
  return squeeze(text)
    .toUpperCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
}

/** Cleans before cutting, so that a VIN pasted with spaces keeps its end (spec 5). */
export function cutVin(text: string): string {
  return cutText(cleanVin(text), VIN_LENGTH)
}

/** Checks the length only, because European makers deviate from every other rule. */
export function parseVin(text: string): Result<Vin, VinError> {
  const cleaned = cleanVin(text)
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
  return [...cutVin(text)].flatMap((letter, index) => {
    const meant = MEANT.get(letter)
    return meant === undefined ? [] : [{ position: index + 1, letter, meant }]
  })
}

export function withoutMistakenLetters(text: string): string {
  return cutVin(text).replace(/[IOQ]/g, (letter) => MEANT.get(letter) ?? letter)
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
