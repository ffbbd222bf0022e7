import { affinePermutation } from './permutation.ts'

/** GS1 prefixes 200 to 299 are reserved for internal use, so no real product has such a number. */
const companyPrefix = '290471'
const itemNumbers = affinePermutation(1_000_000, 618_033, 38_115)

export function gtinOf(index: number): string {
  const digits = companyPrefix + String(itemNumbers.encode(index)).padStart(6, '0')
  return digits + checkDigitOf(digits)
}

/**
 * The GS1 check digit: weights alternate 3 and 1 from the last digit; the sum is completed to a multiple of
 * ten.
 */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}
