import { describe, expect, it } from 'vitest'
import { rolesOf } from '#domain/quick-order/column-roles.ts'
import { columnsBy, columnsOf, usesOf } from '#domain/quick-order/table-columns.ts'
import { NO_WITNESS } from '#domain/quick-order/witness.ts'
import { knows } from '../../fixtures/witness.fixture.ts'

const cellsOf = (row: string) => row.split(';')
const columns = (rows: readonly string[], heads?: string, witness = NO_WITNESS) =>
  columnsOf(rows.map(cellsOf), heads === undefined ? undefined : rolesOf(cellsOf(heads)), witness)
const quantity = (rows: readonly string[], heads?: string) => columns(rows, heads)?.quantity

describe('the column of the quantity', () => {
  it.each([
    ['behind the number', ['2.30256;Disc;4', '3.05239;Pad;2'], 2],
    ['in front of it', ['4;2.30256;Disc', '2;3.05239;Pad'], 0],
    ['the first behind it', ['2.30256;4;9', '3.05239;2;8'], 1],
    ['beside its unit', ['2.30256;9;4;pcs', '3.05239;8;2;pcs'], 2],
    ['by price and total', ['2.30256;5;2;12,50;25,00', '3.05239;3;4;7,90;31,60'], 2],
    ['by price and total of thousands', ['2.30256;5;2;1.250,00;2.500,00', '3.05239;3;4;7,90;31,60'], 2],
    ['by price and total of one piece each', ['2.30256;5;1;12,50;12,50', '3.05239;3;1;7,90;7,90'], 2],
    ['no price by itself', ['2.30256;5;1;12,50', '3.05239;3;1;7,90'], 1],
    ['the sum of sites', ['2.30256;1;2;3', '3.05239;4;1;5'], 3],
    ['behind positions', ['1;2.30256;4', '2;3.05239;2', '3;4.43793;2'], 2],
    ['the only one that counts along', ['2.30256;1', '3.05239;2', '4.43793;3'], 1],
    ['of most rows', ['2.30256;4', '3.05239;2', '4.43793;now'], 1],
    ['on both sides', ['9;2.30256;4', '7;3.05239;2'], undefined],
  ])('is found %s: %j', (_, rows, index) => {
    expect(quantity(rows)).toBe(index)
  })

  it.each([
    ['by its heading', ['2.30256;9;4', '3.05239;8;2'], 'Article;Stock;Qty', 2],
    ['by what is wanted', ['2.30256;9;4', '3.05239;8;2'], 'Article;Qty;Order qty', 2],
    ['by the filled one of two', ['2.30256;;4', '3.05239;;2'], 'Article;Qty;Quantity', 2],
    ['by the shortage', ['2.30256;6;2;4', '3.05239;2;3;0'], 'Article;Needed qty;Stock;Order qty', 3],
  ])('is found %s', (_, rows, heads, index) => {
    expect(quantity(rows, heads)).toBe(index)
  })
})

it('finds further numbers of the same part, the likeliest first', () => {
  const witness = knows(['2.30256', '3.05239'], { A0004206000: ['2.30256'], A0004207000: ['3.05239'] })
  const found = columns(['A0004206000;2.30256;B9999X;4', 'A0004207000;3.05239;B9998X;2'], undefined, witness)
  expect(found).toMatchObject({ number: 1, quantity: 3, others: [0, 2], isHeaded: false })
})

it('has no columns without a number, and none where counts have no column', () => {
  expect(columns(['Disc;4', 'Pad;2'])).toBeUndefined()
  expect(columns(['9;2.30256;4', '7;3.05239;2'])).toBeUndefined()
})

it('orders only what is wanted beside the stock', () => {
  expect(columns(['2.30256;9;4'], 'Article;Stock;Order qty')?.isSelective).toBe(true)
  expect(columns(['2.30256;4'], 'Article;Order qty')?.isSelective).toBe(false)
  expect(columns(['2.30256;9;4'], 'Article;Stock;Qty')?.isSelective).toBe(false)
})

it('tells the use of each column, and reads it back', () => {
  const uses = ['remark', 'number', 'quantity', 'quantity', 'other-number', 'ignored'] as const
  const told = columnsBy(uses)
  expect(told).toEqual({
    number: 1,
    quantity: 2,
    addends: [3],
    others: [4],
    ignored: [5],
    isHeaded: true,
  })
  expect(usesOf(told, 7)).toEqual([...uses, 'remark'])
  expect(usesOf({ number: 0, quantity: undefined, others: [], isHeaded: false }, 2)).toEqual([
    'number',
    'remark',
  ])
  expect(columnsBy(['remark']).number).toBe(-1)
})
