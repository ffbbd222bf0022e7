import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  CurrencyMismatchError,
  fromDecimal,
  minorDigits,
  NotAnAmount,
  sum,
  times,
  toDecimal,
  type Money,
} from '#domain/shared/money.ts'

const currency = fc.constantFrom('EUR', 'USD', 'BRL', 'JPY', 'KWD', 'CLF')
const minor = fc.integer({ min: -1e12, max: 1e12 })

describe('minorDigits', () => {
  it.each([
    ['EUR', 2],
    ['USD', 2],
    ['JPY', 0],
    ['CLP', 0],
    ['ISK', 0],
    ['KWD', 3],
    ['TND', 3],
    ['CLF', 4],
    ['???', 2],
  ])('for %s returns %i', (code, digits) => {
    expect(minorDigits(code)).toBe(digits)
  })
})

describe('fromDecimal', () => {
  it.each([
    [12.34, 'EUR', 1_234],
    [0, 'EUR', 0],
    [1.005, 'EUR', 101],
    [1.004999, 'EUR', 100],
    [-1.005, 'EUR', -101],
    [8.165, 'EUR', 817],
    [1e-7, 'EUR', 0],
    [1.5e10, 'EUR', 1_500_000_000_000],
    [199.5, 'JPY', 200],
    [199, 'JPY', 199],
    [1.2345, 'KWD', 1_235],
  ])('converts %d %s to %i minor units', (value, code, units) => {
    expect(fromDecimal(value, code)).toEqual({ minor: units, currency: code })
  })

  it.each([NaN, Infinity, -Infinity, 1e300])('throws for the amount %d', (value) => {
    expect(() => fromDecimal(value, 'EUR')).toThrow(NotAnAmount)
  })

  it('never returns a negative zero', () => {
    expect(Object.is(fromDecimal(-0.001, 'EUR').minor, 0)).toBe(true)
    expect(Object.is(times({ minor: 0, currency: 'EUR' }, -1).minor, 0)).toBe(true)
  })

  it('restores what toDecimal returned', () => {
    fc.assert(
      fc.property(minor, currency, (units, code) => {
        expect(fromDecimal(toDecimal({ minor: units, currency: code }), code)).toEqual({
          minor: units,
          currency: code,
        })
      }),
      { numRuns: 5_000 },
    )
  })

  it('differs from the decimal amount by at most half a minor unit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), currency, (value, code) => {
        const distance = Math.abs(toDecimal(fromDecimal(value, code)) - value)
        expect(distance).toBeLessThanOrEqual(0.5 / 10 ** minorDigits(code) + 1e-9)
      }),
    )
  })
})

describe('add and times', () => {
  it('are exact where floating-point numbers are not', () => {
    const tenCents = fromDecimal(0.1, 'EUR')
    expect(toDecimal(add(tenCents, fromDecimal(0.2, 'EUR')))).toBe(0.3)
    expect(toDecimal(times(fromDecimal(1.1, 'EUR'), 3))).toBe(3.3)
  })

  it('throw for mixed currencies', () => {
    expect(() => add(fromDecimal(1, 'EUR'), fromDecimal(1, 'USD'))).toThrow(CurrencyMismatchError)
    expect(() => sum([fromDecimal(1, 'USD')], 'EUR')).toThrow(CurrencyMismatchError)
  })

  it('throw for amounts that are not whole minor units', () => {
    expect(() => times({ minor: 1, currency: 'EUR' }, 0.5)).toThrow(NotAnAmount)
    expect(() => times({ minor: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 2)).toThrow(NotAnAmount)
  })

  it('are consistent: a product equals the repeated sum', () => {
    fc.assert(
      fc.property(minor, currency, fc.integer({ min: 0, max: 200 }), (units, code, count) => {
        const amount = { minor: units, currency: code }
        expect(sum(Array<Money>(count).fill(amount), code)).toEqual(times(amount, count))
      }),
    )
  })
})
