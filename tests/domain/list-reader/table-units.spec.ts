import { describe, expect, it } from 'vitest'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity, readList } from '#domain/list-reader/read-list.ts'

const ordered = (...lines: readonly string[]): readonly string[] =>
  readList(rowsOfText(lines.join('\n'))).parsedLines.map(
    ({ number, quantity }) => `${number} ${piecesOfQuantity(quantity) ?? '?'}`,
  )

describe('a column of units', () => {
  it.each([
    ['DZN', 24],
    ['dz', 24],
    ['Dutzend', 24],
    ['douzaine', 24],
    ['GRO', 288],
    ['CEN', 200],
    ['hundred', 200],
    ['Hundert', 200],
    ['honderd', 200],
    ['MIL', 2000],
    ['thousand', 2000],
    ['тысяча', 2000],
    ['x100', 200],
    ['EA', 2],
    ['PCE', 2],
    ['Stk', 2],
    ['C62', 2],
    ['Set', 2],
    ['', 2],
    ['groß', 2],
  ])('multiplies the quantity by "%s": %s', (unit, quantity) => {
    expect(ordered('Part no.;Qty;UOM', `3.70481;2;${unit}`, '1.00190;3;EA')).toEqual([
      `3.70481 ${quantity}`,
      '1.00190 3',
    ])
  })

  it.each([
    'PR',
    'pair',
    'Paar',
    'PK',
    'VPE',
    'BX',
    'Karton',
    'boîte',
    'gross',
    'per 100',
    'pro 100',
    'KGM',
    'MTR',
    'dozen',
  ])('with "%s" requires a confirmed quantity', (unit) => {
    expect(ordered('Part no.;Qty;UOM', `3.70481;2;${unit}`, '1.00190;3;EA')).toEqual([
      '3.70481 ?',
      '1.00190 3',
    ])
  })
})

describe('a unit in the heading of a quantity', () => {
  it.each([
    ['Qty (dozen)', '24'],
    ['Menge (Dtzd.)', '24'],
    ['Qty in dozens', '24'],
    ['Qty (x100)', '200'],
    ['Qty x100', '200'],
    ['Quantity (hundreds)', '200'],
    ['Qty (thousand)', '2000'],
    ['Qty (pcs)', '2'],
    ['Qty (pairs)', '?'],
    ['Qty (boxes)', '?'],
    ['Qty per 100', '?'],
    ['Menge (VPE)', '?'],
  ])('"%s" converts 2 to %s', (heading, quantityText) => {
    expect(ordered(`Part no.;${heading}`, '3.70481;2', '1.00190;2')).toEqual([
      `3.70481 ${quantityText}`,
      `1.00190 ${quantityText}`,
    ])
  })

  it('does not multiply a quantity that has its own unit', () => {
    expect(ordered('Part no.;Qty (dozen)', '3.70481;2', '1.00190;2 dz')).toEqual(['3.70481 24', '1.00190 24'])
    expect(ordered('Part no.;Qty (dozen);UOM', '3.70481;2;DZN', '1.00190;3;')).toEqual([
      '3.70481 24',
      '1.00190 36',
    ])
  })
})

it('converts codes of dozens in the quantity cell', () => {
  expect(ordered('Part no.;Qty', '3.70481;2 DZN', '1.00190;3')).toEqual(['3.70481 24', '1.00190 3'])
})

it('requires a confirmed quantity if a row has separate columns for packages and package size', () => {
  expect(ordered('Part no.;Packs;Pack size', '3.70481;2;10')).toEqual(['3.70481 ?'])
})

it('uses the ordered quantity, not the stock or the minimum quantity', () => {
  expect(ordered('Part no.;Min. qty;Stock;Order qty', '3.70481;10;55;2')).toEqual(['3.70481 2'])
})
