import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

const LOST_MAX = 4
/** Shorter numbers are counts and dimensions; the suffix search has the same minimum. */
const LENGTH_MIN = 5

/** GS1 codes fill a GTIN with a zero to 14 digits. */
export const withoutFilledGtin = (number: string): string => number.replace(/^\s*0(\d{13})\s*$/, '$1')

/** The numbers that a spreadsheet or a numeric field displays like this: 0849718 as 849718. */
export function withLostZeros(number: string): readonly string[] {
  const key = normalizePartNumber(number)
  if (key.length < LENGTH_MIN || !/^[1-9]/.test(key)) return []
  return Array.from({ length: LOST_MAX }, (_, place) => '0'.repeat(place + 1) + key)
}
