import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_CATALOGUE } from '#domain/list-reader/catalogue-lookup.ts'
import { NO_OVERRIDES } from '#domain/list-reader/column-overrides.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { readPlainRows } from '#domain/list-reader/plain-rows.ts'
import { readRows } from '#domain/list-reader/read-rows.ts'

const number = fc.stringMatching(/^(?:\d{1,2}\.\d{5}|SA\d[A-H]\d{4})$/)
const quantities = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 30 }),
  // a column that counts 1, 2, 3 or 10, 20, 30
  fc
    .tuple(fc.constantFrom(1, 5, 10, 100), fc.integer({ min: 2, max: 30 }))
    .map(([step, count]) => Array.from({ length: count }, (_, index) => (index + 1) * step)),
)

describe('readPlainRows', () => {
  it('returns the same as the rules of other lists', () => {
    const list = quantities.chain((counts) =>
      fc.tuple(
        fc.constantFrom(';', '\t', '|', '  '),
        fc.array(number, { minLength: counts.length, maxLength: counts.length }),
        fc.constant(counts),
      ),
    )
    fc.assert(
      fc.property(list, ([separator, numbers, counts]) => {
        const text = numbers.map((each, index) => `${each}${separator}${counts[index]}`).join('\n')
        const rows = rowsOfText(text)
        expect(readPlainRows(rows)).toEqual(readRows(rows, NO_CATALOGUE, false, NO_OVERRIDES))
      }),
    )
  })

  it.each([
    ['a row of headings', 'Article;Quantity\n2.30256;4\n3.00130;2'],
    ['a name', '2.30256;Disc;4\n3.00130;Pad;2'],
    ['a unit', '2.30256;4 pcs\n3.00130;2 pcs'],
    ['a quantity with a separator', '2.30256;1.000\n3.00130;2'],
    ['a missing quantity', '2.30256;\n3.00130;2'],
    ['the quantity first', '4;2.30256\n2;3.00130'],
    ['several separators', '2.30256;4\n3.00130\t2'],
    ['a blank row', '2.30256;4\n\n3.00130;2'],
    ['a number of another maker', 'A 388 320 82 53;4\n3.00130;2'],
    ['only one row', '2.30256;4'],
  ])('returns undefined for a list with %s', (_, text) => {
    expect(readPlainRows(rowsOfText(text))).toBeUndefined()
  })
})
