import { describe, expect, it } from 'vitest'
import {
  dozensOf,
  looksLikeQuantity,
  separatorReadings,
  readQuantity,
  hasQuantityMark,
  withSeparatorMeaning,
  decideSeparatorByAmounts,
} from '#domain/list-reader/list-quantity.ts'

const wholeQuantity = (quantity: number) => ({ kind: 'whole', pieces: quantity }) as const

it.each([
  ['4', 4],
  [' 4 ', 4],
  ['４', 4],
  ['99999', 99_999],
  ['4 pcs', 4],
  ['2 Paar', 4],
  ['1 пара', 2],
  ['4Stk.', 4],
  ['4 Stcuk', 4],
  ['x4', 4],
  ['4 x', 4],
  ['Qty: 4', 4],
  ['Menge 4', 4],
  ['nr. 2', 2],
  ['(4)', 4],
  ['[4]', 4],
  ['=4', 4],
  ['- 4 +', 4],
  ['4.0', 4],
  ['4,00', 4],
  ['4e1', 40],
  ['1.5e+1', 15],
  ['1 200', 1_200],
  ['12’345', 12_345],
  ['1.234,0', 1_234],
  ['1,234.00', 1_234],
  ['four', 4],
  ['zwölf', 12],
  ['dreißig', 30],
  ['hundred', 100],
  ['dozen', 12],
  ['Dutzend', 12],
  ['zwei Dutzend', 24],
  ['3 docenas', 36],
])('parses "%s" as the quantity %d', (text, quantity) => {
  expect(readQuantity(text)).toEqual(wholeQuantity(quantity))
})

it('returns no quantity for an empty text', () => {
  expect(readQuantity(' ')).toEqual({ kind: 'missing' })
})

it.each([
  ['1.000', 'two-readings'],
  ['12,500 pcs', 'two-readings'],
  ['2 ?', 'two-readings'],
  ['two ?', 'two-readings'],
  ['2 dozen', 'two-readings'],
  ['some', 'not-a-number'],
  ['constructor', 'not-a-number'],
  ['4-5', 'not-a-number'],
  ['0', 'too-small'],
  ['-4', 'too-small'],
  ['−4', 'too-small'],
  ['0.5', 'too-small'],
  ['1.5', 'not-whole'],
  ['1.234,5', 'not-whole'],
  ['100000', 'too-large'],
  ['1.234.567', 'too-large'],
])('reports the quantity "%s" as %s', (text, error) => {
  expect(readQuantity(text)).toEqual({ kind: 'faulty', typed: text.trim(), error })
})

it('parses a dozen written in one word or two', () => {
  expect(dozensOf('dozen', '')).toEqual({ words: 1, quantity: wholeQuantity(12) })
  expect(dozensOf('a', 'dozen')).toEqual({ words: 2, quantity: wholeQuantity(12) })
  expect(dozensOf('three', 'dutzend')).toEqual({ words: 2, quantity: wholeQuantity(36) })
  expect(dozensOf('3', 'brake')).toBeUndefined()
  expect(dozensOf('brake', 'dozen')).toBeUndefined()
  expect(dozensOf('0', 'dutzend')).toBeUndefined()
})

it('returns both interpretations of a thousands or decimal mark, or the chosen one', () => {
  const doubtful = readQuantity('1,500 pcs')
  expect(separatorReadings(doubtful)).toEqual({ typed: '1,500', thousands: 1_500, decimals: 1.5 })
  expect(withSeparatorMeaning(doubtful, 'thousands')).toEqual(wholeQuantity(1_500))
  expect(withSeparatorMeaning(readQuantity('2.000'), 'decimals')).toEqual(wholeQuantity(2))
  expect(withSeparatorMeaning(doubtful, undefined)).toBe(doubtful)
})

it.each(['4', '2 ?', 'some', ''])('detects no ambiguous mark in "%s"', (text) => {
  expect(separatorReadings(readQuantity(text))).toBeUndefined()
  expect(withSeparatorMeaning(readQuantity(text), 'thousands')).toEqual(readQuantity(text))
})

it.each(['4', ' 4 ', '99999', '4 pcs', '4x', 'Qty 4'])('detects "%s" as a quantity', (text) => {
  expect(looksLikeQuantity(text)).toBe(true)
})

it.each(['04', '100000', '4-5', '4.5 pcs', '2.30256', 'four', '', '0'])(
  'does not detect "%s" as a quantity',
  (text) => {
    expect(looksLikeQuantity(text)).toBe(false)
  },
)

it('detects a quantity with a unit only if it is written in digits', () => {
  expect(['4 pcs', '4x', 'x 4'].map(hasQuantityMark)).toEqual([true, true, true])
  expect(['4', ' 4 ', '24 V', 'four pcs'].map(hasQuantityMark)).toEqual([false, false, false, false])
})

describe('an ambiguous mark beside a price and a sum', () => {
  it.each([
    ['4,000', '4,000 ST 94,52 378,08', 4],
    ['12,000', '12,000 ST 94,52 1.134,24', 12],
    ['1.000', '1.000 pcs 0.50 500.00', 1_000],
    ['4,000', '4,000 ST 94,52 300,00', undefined],
    ['4,000', `4,000 ST 94,52 378,08${' '.repeat(400)}`, undefined],
  ])('is resolved if quantity and price result in the sum: %s in "%s" is %s', (typedText, source, pieces) => {
    const quantity = decideSeparatorByAmounts(readQuantity(typedText), source)
    expect(quantity.kind === 'whole' ? quantity.pieces : undefined).toBe(pieces)
  })
})
