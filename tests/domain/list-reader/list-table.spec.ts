import { expect, it } from 'vitest'
import { FixedColumns } from '#domain/list-reader/fixed-columns.ts'
import { isQuantityCell, numberOfCell, partOf, ambiguousQuantity } from '#domain/list-reader/line-parts.ts'
import { listedRows, listTable } from '#domain/list-reader/list-table.ts'
import { readCells, readPair } from '#domain/list-reader/read-cells.ts'
import { NO_CATALOGUE, type CatalogueLookup } from '#domain/list-reader/catalogue-lookup.ts'

const LIST = [
  ['2.30256', '4'],
  ['3.70481', '2'],
]

it('chooses the table with the most ordered parts of a file', () => {
  const cover = [
    ['Order', '4711'],
    ['2.30256', '1'],
  ]
  expect(listTable([cover, LIST])).toBe(LIST)
  expect(listTable([LIST, cover])).toBe(LIST)
  expect(listTable([])).toEqual([])
})

it('counts part numbers if no row has a quantity', () => {
  const turned = [
    ['No.', '2.30256', '3.70481'],
    ['Qty', '4', '2'],
  ]
  const cover = [['Order'], ['2.30256']]
  expect(listTable([cover, turned])).toBe(turned)
  expect([listedRows(LIST), listedRows(turned)]).toEqual([2, 0])
})

const own: CatalogueLookup = (number) =>
  number === '2.30256' ? { isOwn: true, skus: ['2.30256'] } : undefined
const wholeQuantity = (quantity: number) => ({ kind: 'whole', pieces: quantity })

it('uses the remaining words as the remark', () => {
  expect(partOf(' 2.30256 ', ambiguousQuantity('4 / 5'), ['Disc', '', '-', ':', 'front'])).toEqual({
    number: '2.30256',
    quantity: { kind: 'faulty', typed: '4 / 5', error: 'two-readings' },
    remark: 'Disc front',
  })
})

it('finds the part number in a cell, with or without a name before it', () => {
  expect(numberOfCell('2.30256', own)).toMatchObject({ number: '2.30256', rest: '' })
  expect(numberOfCell('Disc 2.30256 front', own)).toMatchObject({ number: '2.30256', rest: 'Disc front' })
  expect(numberOfCell('X12345', NO_CATALOGUE)).toEqual({
    number: 'X12345',
    catalogueMatch: undefined,
    rest: '',
  })
  expect(numberOfCell('Disc 4.44444', NO_CATALOGUE)).toMatchObject({ number: '4.44444', rest: 'Disc' })
  expect(numberOfCell('Disc', own)).toBeUndefined()
  expect(numberOfCell('Disc 12', own)).toBeUndefined()
})

it('detects a cell that contains only a quantity', () => {
  expect(['4', '4 pcs', 'four', '100000', 'Disc', '2.30256'].map(isQuantityCell)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it.each([
  ['the quantity after the number', ['2.30256', '4', 'Disc'], wholeQuantity(4), 'Disc'],
  ['the quantity before the number', ['Disc', '4', '2.30256'], wholeQuantity(4), 'Disc'],
  ['the quantity with a unit rather than one without', ['7', '2.30256', '4 pcs'], wholeQuantity(4), '7'],
  ['the quantity rather than a position', ['3', '2.30256', '4'], wholeQuantity(4), '3'],
  ['the quantity rather than a position in steps of ten', ['30', '2.30256', '4'], wholeQuantity(4), '30'],
  [
    'an invalid quantity beside the number',
    ['2.30256', '0'],
    { kind: 'faulty', typed: '0', error: 'too-small' },
    '',
  ],
  ['no quantity if the other cell is a name', ['2.30256', 'Brake disc'], { kind: 'missing' }, 'Brake disc'],
  ['no quantity if there is only a number', ['2.30256'], { kind: 'missing' }, ''],
])('uses in a row %s', (_, cells, quantity, remark) => {
  expect(readCells(cells, own, 3)).toEqual({ number: '2.30256', quantity, remark })
})

it('reports two possible quantities of a row as ambiguous', () => {
  expect(readCells(['4', '2.30256', '5'], own, 1)?.quantity).toEqual({
    kind: 'faulty',
    typed: '5 / 4',
    error: 'two-readings',
  })
})

it('prefers a number of the catalogue to another one, and ignores a row without a number', () => {
  expect(readCells(['X12345', '2.30256', '4'], own, 1)?.number).toBe('2.30256')
  expect(readCells(['12345', 'AB12345'], NO_CATALOGUE, 1)?.number).toBe('AB12345')
  expect(readCells(['Disc', '4'], own, 1)).toBeUndefined()
})

it('parses a row of number and quantity, even if the number has an unusual format', () => {
  expect(readPair(['DT12', '4'], NO_CATALOGUE)).toEqual({
    number: 'DT12',
    quantity: wholeQuantity(4),
    remark: '',
  })
  expect(readPair(['4', '2.30256 front'], own)).toEqual({
    number: '2.30256',
    quantity: wholeQuantity(4),
    remark: 'front',
  })
})

it.each([
  [['DT12', '4', 'x']],
  [['DT12', 'DT13']],
  [['4', '5']],
  [['brake disc', '4']],
  [['--', '4']],
  [['x'.repeat(41), '4']],
])('does not parse %j as a row of number and quantity', (cells) => {
  expect(readPair(cells, NO_CATALOGUE)).toBeUndefined()
})

it('aligns the cells of a fixed-width print with their columns, even after an empty cell', () => {
  const lines = [
    'Number    Name        Qty',
    '2.30256   Disc          4',
    '3.70481                 2',
    '4.44444   Oil filter   10',
  ]
  const columns = new FixedColumns()
  const cells = lines.map((line, index) => columns.align(line.split(/ {2,}/), lines, index))
  expect(cells[2]).toEqual(['3.70481', '', '2'])
  expect(cells[3]).toEqual(['4.44444', 'Oil filter', '10'])
})

it('splits headings with a single blank between them over the columns below', () => {
  const lines = ['Article No. Name   Quantity', '2.30256     Disc   4', '3.70481     Pad    2']
  const columns = new FixedColumns()
  expect(columns.align(['Article No. Name', 'Quantity'], lines, 0)).toEqual([
    'Article No.',
    'Name',
    'Quantity',
  ])
})

it('adds no cells of other lines', () => {
  const columns = new FixedColumns()
  expect(columns.align(['a', 'b'], ['a b c'], 0)).toEqual(['a', 'b'])
})
