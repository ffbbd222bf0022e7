import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

const LOST_MAX = 4
/** Minimum length of a number: shorter ones are counts and dimensions. The suffix search has the same minimum. */
const LENGTH_MIN = 5

/** Removes the leading zero with which GS1 codes extend a 13-digit GTIN to 14 digits. */
export const withoutGtinPadding = (number: string): string => number.replace(/^\s*0(\d{13})\s*$/, '$1')

/** Numbers that a spreadsheet would display like this one: 0849718 is displayed as 849718. */
export function withLeadingZeros(number: string): readonly string[] {
  const key = normalizePartNumber(number)
  if (key.length < LENGTH_MIN || !/^[1-9]/.test(key)) return []
  return Array.from({ length: LOST_MAX }, (_, index) => '0'.repeat(index + 1) + key)
}
