import { expect, it } from 'vitest'
import { countListedRows, listTable } from '#domain/list-reader/list-table.ts'
import { readCells, readNumberAndQuantity } from '#domain/list-reader/read-cells.ts'
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
  expect([countListedRows(LIST), countListedRows(turned)]).toEqual([2, 0])
})

const own: CatalogueLookup = (number) =>
  number === '2.30256' ? { isOwn: true, skus: ['2.30256'] } : undefined
const wholeQuantity = (quantity: number) => ({ kind: 'whole', pieces: quantity })

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
])('for a row without a table, returns %s', (_, cells, quantity, remark) => {
  expect(readCells(cells, own, 3)).toEqual({ number: '2.30256', quantity, remark })
})

it('reports two possible quantities of a row as ambiguous', () => {
  expect(readCells(['4', '2.30256', '5'], own, 1)?.quantity).toEqual({
    kind: 'faulty',
    typed: '5 / 4',
    error: 'two-readings',
  })
})

it('prefers a number of the catalogue to an unknown number, and ignores a row without a number', () => {
  expect(readCells(['X12345', '2.30256', '4'], own, 1)?.number).toBe('2.30256')
  expect(readCells(['12345', 'AB12345'], NO_CATALOGUE, 1)?.number).toBe('AB12345')
  expect(readCells(['Disc', '4'], own, 1)).toBeUndefined()
})

it('parses a row of number and quantity, even if the number has an unusual format', () => {
  expect(readNumberAndQuantity(['DT12', '4'], NO_CATALOGUE)).toEqual({
    number: 'DT12',
    quantity: wholeQuantity(4),
    remark: '',
  })
  expect(readNumberAndQuantity(['4', '2.30256 front'], own)).toEqual({
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
  expect(readNumberAndQuantity(cells, NO_CATALOGUE)).toBeUndefined()
})
