import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedAmount } from '#domain/data-table/typed-amount.ts'
import { LANGUAGES } from '#domain/locale/language.ts'

describe('a typed amount', () => {
  it.each([
    ['1200', 1200],
    ['1200.5', 1200.5],
    ['1200,5', 1200.5],
    ['1,200.50', 1200.5],
    ['1.200,50', 1200.5],
    ['1 200,50', 1200.5],
    ['1’200.50', 1200.5],
    ['1.234.567,89', 1234567.89],
    ['1.200', 1200],
    ['1,200', 1200],
    ['€1200', 1200],
    ['1.200,50 €', 1200.5],
    ['R$ 1.200,50', 1200.5],
    ['EUR 1,200.50', 1200.5],
    ['1200 руб.', 1200],
    ['  7 ', 7],
  ])('is parsed: %s', (text, amount) => {
    expect(readTypedAmount(text)).toBe(amount)
  })

  it.each([
    'abc',
    '',
    '-5',
    '1,2,3',
    '1,200,50',
    '12.34.56',
    '1.200.50',
    '12 34',
    '1e9',
    '9999999999',
    '5 0',
  ])('is not accepted: %s', (text) => {
    expect(readTypedAmount(text)).toBeUndefined()
  })

  it('is parsed in the notation of each language of the shop', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 })
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...LANGUAGES),
        fc.boolean(),
        (minor, { languageId: language }, withCurrency) => {
          const style = withCurrency
            ? ({ style: 'currency', currency: 'EUR' } as const)
            : ({ minimumFractionDigits: 2 } as const)
          const text = new Intl.NumberFormat(language, style).format(minor / 100)
          expect(readTypedAmount(text)).toBe(minor / 100)
        },
      ),
    )
  })

  it('is parsed to a non-negative number or undefined for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60, size: 'max' }), (text) => {
        const amount = readTypedAmount(text)
        if (amount !== undefined) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
