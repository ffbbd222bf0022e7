import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertApproximately, rateBetween, type Rates } from '#domain/currencies/alternative-currency.ts'
import { fromDecimal, toDecimal } from '#domain/shared/money.ts'

const ratesOf = (rates: Record<string, number>): Rates => ({
  baseCurrency: 'EUR',
  currencies: Object.entries(rates).map(([code, rate]) => ({
    code,
    name: code,
    rate,
    rateDate: '2026-11-20',
  })),
})
const rates = ratesOf({ EUR: 1, USD: 1.25, BRL: 6.25, JPY: 160, BAD: 0, WORSE: Number.NaN, NEGATIVE: -2 })

it.each([
  [8, 'EUR', 'USD', 10],
  [62.5, 'BRL', 'USD', 12.5],
  [11.8, 'EUR', 'JPY', 1888],
  [0.03, 'BRL', 'EUR', 0],
  [-4, 'EUR', 'USD', -5],
])('converts %d %s to about %s %d', (value, from, to, about) => {
  expect(toDecimal(convertApproximately(fromDecimal(value, from), to, rates)!)).toBe(about)
})

it.each(['EUR', 'XXX', 'BAD', 'WORSE', 'NEGATIVE'])(
  'returns nothing for 8 EUR in the invalid currency %s',
  (to) => {
    expect(convertApproximately(fromDecimal(8, 'EUR'), to, rates)).toBeUndefined()
  },
)

it('returns no converted price for amounts that a number cannot represent exactly', () => {
  expect(convertApproximately(fromDecimal(90_000_000_000_000, 'EUR'), 'BRL', rates)).toBeUndefined()
})

it('restores an amount that is converted there and back, up to rounding', () => {
  const rate = fc.double({ min: 0.01, max: 1_000, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), rate, (minor, usd) => {
      const both = ratesOf({ EUR: 1, USD: usd })
      const there = convertApproximately({ minor, currency: 'EUR' }, 'USD', both)!
      const back = convertApproximately(there, 'EUR', both)!
      expect(Math.abs(back.minor - minor)).toBeLessThanOrEqual(0.5 / usd + 0.5 + 1e-6)
    }),
  )
})

it('returns inverse exchange rates for the two directions', () => {
  expect(rateBetween('BRL', 'USD', rates)! * rateBetween('USD', 'BRL', rates)!).toBeCloseTo(1)
})
