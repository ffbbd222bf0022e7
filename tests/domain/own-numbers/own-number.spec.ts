import fc from 'fast-check'
import { expect, it } from 'vitest'
import { OWN_NUMBER_LENGTH_MAX, ownNumbersIn } from '#domain/own-numbers/own-number.ts'

it('parses own number and article number of each row, except headings and incomplete rows', () => {
  const rows = [
    ['Unsere Nummer', 'Artikelnummer', 'Regal'],
    [' LAGER-1 ', ' 2.90533 ', 'A7'],
    ['LAGER-2'],
    ['', '2.90533'],
    ['LAGER-3', '9.17989'],
  ]
  expect(ownNumbersIn(rows)).toEqual([
    { number: 'LAGER-1', articleNo: '2.90533' },
    { number: 'LAGER-3', articleNo: '9.17989' },
  ])
})

it('treats a first row with an article number as a pair, not as a heading', () => {
  expect(ownNumbersIn([['LAGER-1', '2.90533']])).toHaveLength(1)
})

it('returns at most one pair per row, with non-blank numbers of limited length', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ maxLength: 200, size: 'max' }))), (rows) => {
      const inputs = ownNumbersIn(rows)
      expect(inputs.length).toBeLessThanOrEqual(rows.length)
      for (const { number, articleNo } of inputs) {
        expect(number.length).toBeLessThanOrEqual(OWN_NUMBER_LENGTH_MAX)
        expect(number.trim()).not.toBe('')
        expect(articleNo.trim()).not.toBe('')
      }
    }),
  )
})
