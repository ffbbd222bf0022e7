import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf, gtinOf } from '#mock-backend/catalogue/gtin.ts'

test.each([
  ['400638133393', 1],
  ['590123412345', 7],
  ['978020137962', 4],
  ['000000000000', 0],
])('the check digit of %s is %i', (digits, checkDigit) => {
  expect(checkDigitOf(digits)).toBe(checkDigit)
})

test('a GTIN has 13 digits in the range for in-house use, and a valid check digit', () => {
  fc.assert(
    fc.property(fc.nat(199_999), (index) => {
      const gtin = gtinOf(index)
      const sum = Array.from(gtin, Number).reduce(
        (total, digit, index) => total + digit * (index % 2 ? 3 : 1),
        0,
      )
      return /^290\d{10}$/.test(gtin) && sum % 10 === 0
    }),
  )
})

test('each product has a unique GTIN', () => {
  expect(new Set(Array.from({ length: 200_000 }, (_, index) => gtinOf(index))).size).toBe(200_000)
})
