import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideRounded, fromEuro, lessPercent, price } from '#mock-backend/pricing/money.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000 })

test.each([
  [0, 100, 0],
  [49, 100, 0],
  [50, 100, 1],
  [150, 100, 2],
  [149, 100, 1],
])('%i divided by %i is rounded half up to %i', (amount, divisor, result) => {
  expect(divideRounded(amount, divisor)).toBe(result)
})

test('The rounding error is at most a half', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1000 }), (amount, divisor) => {
      expect(Math.abs(divideRounded(amount, divisor) * divisor - amount) * 2).toBeLessThanOrEqual(divisor)
    }),
  )
})

test('A discount reduces the price by its percentage', () => {
  expect(lessPercent(10_000, 32)).toBe(6_800)
  expect(lessPercent(1_999, 0)).toBe(1_999)
  expect(lessPercent(1_999, 100)).toBe(0)
})

test('A greater discount never increases the price', () => {
  const percent = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(amounts, percent, (amount, less) => {
      expect(lessPercent(amount, less + 1)).toBeLessThanOrEqual(lessPercent(amount, less))
    }),
  )
})

test('Amounts in euros are unchanged, those in reais are converted, and other currencies throw', () => {
  expect(fromEuro(1_999, 'EUR')).toBe(1_999)
  expect(fromEuro(1_999, 'BRL')).toBe(12_394)
  expect(() => fromEuro(1, 'XXX')).toThrow(RangeError)
})

test('A price has at most two decimals', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(price(amount, 'EUR').value.toFixed(2)).toBe(
        `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
      )
    }),
  )
})
