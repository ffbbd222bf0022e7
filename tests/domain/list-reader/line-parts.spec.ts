import { describe, expect, it } from 'vitest'
import {
  isQuantityCell,
  MISSING_QUANTITY,
  numberOfCell,
  partOf,
  ambiguousQuantity,
} from '#domain/list-reader/line-parts.ts'
import { NO_CATALOGUE } from '#domain/list-reader/catalogue-lookup.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.00130'], { A0004206000: ['2.30256'] })

describe('the part number in a cell', () => {
  const shown = (cell: string, catalogue = lookup) => {
    const foundNumberOfCell = numberOfCell(cell, catalogue)
    return (
      foundNumberOfCell && {
        number: foundNumberOfCell.number,
        isKnown: foundNumberOfCell.catalogueMatch !== undefined,
        rest: foundNumberOfCell.rest,
      }
    )
  }

  it.each([
    ['alone', '2.30256', '2.30256', ''],
    ['without its dot', '230256', '230256', ''],
    ['in several groups', 'A 000 420 60 00', 'A 000 420 60 00', ''],
    ['after the name of its maker', 'Mercedes A0004206000', 'A0004206000', 'Mercedes'],
    ['before a name', '2.30256 brake disc', '2.30256', 'brake disc'],
    ['within a name', 'brake 2.30256 disc', '2.30256', 'brake disc'],
    ['before the number of another maker', 'A0004206000 2.30256', '2.30256', 'A0004206000'],
    ['after an unknown number', '5.55555 2.30256', '2.30256', '5.55555'],
    ['of a maker after an unknown number', '5.55555 A0004206000', 'A0004206000', '5.55555'],
    ['that replaces another number', '2.30256 → 3.00130', '3.00130', '2.30256 →'],
    ['before an arrow to a name', '2.30256 → new', '2.30256', '→ new'],
  ])('that the catalogue contains is found %s: %s', (_, cell, number, rest) => {
    expect(shown(cell)).toEqual({ number, isKnown: true, rest })
  })

  it.each([
    ['alone', '5.55555', '5.55555', ''],
    ['of any format', 'B9999X', 'B9999X', ''],
    ['in several groups', '81 50803 0039', '81 50803 0039', ''],
    ['after a name', 'disc 5.55555', '5.55555', 'disc'],
    ['after a number without a known format', '1000456 5.55555', '5.55555', '1000456'],
  ])('is found although the catalogue lacks it, %s: %s', (_, cell, number, rest) => {
    expect(shown(cell, NO_CATALOGUE)).toEqual({ number, isKnown: false, rest })
  })

  it.each(['', 'disc', 'disc 4', 'disc 1000456'])('is not found in "%s"', (cell) => {
    expect(shown(cell)).toBeUndefined()
  })
})

it('returns the cells beside the number as the remark, without empty cells and punctuation', () => {
  expect(partOf(' 2.30256 ', MISSING_QUANTITY, ['red', '', '-', '::', 'a-b', '/', 'left'])).toEqual({
    number: '2.30256',
    quantity: { kind: 'missing' },
    remark: 'red a-b left',
  })
})

it('reports a quantity with two interpretations as ambiguous', () => {
  expect(ambiguousQuantity('4 / 6')).toEqual({ kind: 'faulty', typed: '4 / 6', error: 'two-readings' })
})

it.each([
  ['4', true],
  ['4 pcs', true],
  ['four', true],
  ['99999', true],
  ['100000', false],
  ['a dozen', true],
  ['0', false],
  ['1.5', false],
  ['red', false],
  ['', false],
])('detects that the cell "%s" contains only a quantity: %s', (cell, isQuantity) => {
  expect(isQuantityCell(cell)).toBe(isQuantity)
})
