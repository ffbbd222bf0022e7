import { describe, expect, it } from 'vitest'
import { rowsOfCells } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { stackedColumns } from '#domain/list-reader/stacked-columns.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.05239', '4.43793', '3.00130'])
const stacked = (lines: readonly string[], ignored: readonly number[] = []) => {
  const rows = rowsOfCells(lines.map((line) => line.split(';')))
  const { parts, covered } = stackedColumns(rows, (index) => ignored.includes(index), lookup)
  return {
    parts: [...parts].map(
      ([index, { number, quantity, remark }]) =>
        `${index}: ${piecesOfQuantity(quantity) ?? '?'} x ${number}${remark && ` (${remark})`}`,
    ),
    covered: [...covered].toSorted((one, other) => one - other),
  }
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('columns that are written one below the other', () => {
  it.each([
    ['Article / 2.30256 / 3.05239 / Quantity / 4 / 2', ['1: 4 x 2.30256', '2: 2 x 3.05239'], upTo(6)],
    ['Quantity: / 4 / 2 / Article: / 2.30256 / 3.05239', ['4: 4 x 2.30256', '5: 2 x 3.05239'], upTo(6)],
    [
      'Article / 2.30256 disc / 3.05239 / Quantity / 4 pcs / 2',
      ['1: 4 x 2.30256 (disc)', '2: 2 x 3.05239'],
      upTo(6),
    ],
    ['Article / 2.30256 / 3.05239 / Order quantity / 4 / 2', ['1: 4 x 2.30256', '2: 2 x 3.05239'], upTo(6)],
    [
      'Article / 2.30256 / 3.05239 / Price / 1,50 / 2,50 / Quantity / 4 / 2',
      ['1: 4 x 2.30256', '2: 2 x 3.05239'],
      upTo(9),
    ],
    [
      'Article / 2.30256 / 3.05239 / Thank you / Quantity / 4 / 2',
      ['1: 4 x 2.30256', '2: 2 x 3.05239'],
      upTo(7),
    ],
    [
      'Article / 2.30256 / 3.05239 / Quantity / 4 / 2 / Thank you',
      ['1: 4 x 2.30256', '2: 2 x 3.05239'],
      upTo(7),
    ],
    ['Qty / Article / 4 / 2.30256 / 2 / 3.05239', ['3: 4 x 2.30256', '5: 2 x 3.05239'], upTo(6)],
    ['Article; / ;2.30256 / 3.05239 / Quantity / 4 / 2', ['1: 4 x 2.30256', '2: 2 x 3.05239'], upTo(6)],
    [
      'Article / 2.30256 / 3.05239 / Part / now / Quantity / 4 / 2',
      ['1: 4 x 2.30256', '2: 2 x 3.05239'],
      upTo(8),
    ],
    [
      'Quantity / now / Article / 2.30256 / 3.05239 / Quantity / 4 / 2',
      ['3: 4 x 2.30256', '4: 2 x 3.05239'],
      upTo(8),
    ],
    ['2.30256 / 3.05239 / 4 / 2', ['0: 4 x 2.30256', '1: 2 x 3.05239'], upTo(4)],
    ['Hello / 2.30256 / 3.05239 / 4 / 2 / Thank you', ['1: 4 x 2.30256', '2: 2 x 3.05239'], [1, 2, 3, 4]],
    [
      'Pos / Article / Qty / 1 / 2.30256 / 4 / 2 / 3.05239 / 6',
      ['4: 4 x 2.30256', '7: 6 x 3.05239'],
      upTo(9),
    ],
    [
      'Hello / Pos / Article / Qty / 1 / 2.30256 / 4 / 2 / 3.05239 / 6',
      ['5: 4 x 2.30256', '8: 6 x 3.05239'],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ],
    [
      'Article / Description / Qty / 2.30256 / Disc / 4 / 3.05239 / Pad / 2',
      ['3: 4 x 2.30256', '6: 2 x 3.05239'],
      upTo(9),
    ],
    [
      'Article / Qty / Order quantity / 2.30256 / 9 / 4 / 3.05239 / 9 / 2',
      ['3: 4 x 2.30256', '6: 2 x 3.05239'],
      upTo(9),
    ],
    ['Article / Qty / 2.30256 / 4 / 3.05239 / 2 / Thank you', ['2: 4 x 2.30256', '4: 2 x 3.05239'], upTo(6)],
    ['Article / Qty / 2.30256 / 4 / 3.05239 / 2 / 4.43793', ['2: 4 x 2.30256', '4: 2 x 3.05239'], upTo(6)],
    [
      'Article / ; / 2.30256 / 3.05239 / Quantity / 4 / 2',
      ['2: 4 x 2.30256', '3: 2 x 3.05239'],
      [0, 2, 3, 4, 5, 6],
    ],
  ])('are combined to parts: %s', (lines, parts, covered) => {
    expect(stacked(lines.split(' / '))).toEqual({ parts, covered })
  })

  it.each([
    ['one part', 'Article / 2.30256 / Quantity / 4'],
    ['adjacent cells', 'Article / 2.30256 / 3.05239 / Quantity / 4 / 2;now'],
    ['a missing quantity', 'Article / 2.30256 / 3.05239 / Quantity / 4'],
    ['an additional quantity', 'Article / 2.30256 / 3.05239 / Quantity / 4 / 2 / 7'],
    ['a text among the quantities', 'Article / 2.30256 / 3.05239 / Quantity / 4 / now'],
    ['two columns of numbers', 'Article / 2.30256 / 3.05239 / Part / 4.43793 / 3.00130 / Quantity / 4 / 2'],
    ['two columns of quantities', 'Article / 2.30256 / 3.05239 / Quantity / 4 / 2 / Quantity / 4 / 2'],
    ['no numbers', 'Article / disc / pad / Quantity / 4 / 2'],
    ['a single part before them', '2.30256 / 4 / 3.05239 / 2'],
    ['an additional quantity', '2.30256 / 3.05239 / 4 / 2 / 7'],
    ['a missing quantity', '2.30256 / 3.05239 / 4.43793 / 4 / 2'],
    ['a text among the quantities', '2.30256 / 3.05239 / 4 / now'],
    ['texts', 'Hello / we need / some discs / today'],
    ['two numbers in a line', '2.30256 4 / 3.05239 2 / 4 / 2'],
    ['a row of two cells below', 'Article / 2.30256 / 3.05239 / Quantity / 4 / 2 / a;b'],
    ['texts instead of numbers', 'Article / Qty / 4.43793 / 4 / disc / 2 / pad / 7'],
    ['a single number below its heading', 'Article / 2.30256 / disc / Quantity / 4 / now'],
    ['a quantity for all but one', 'Article / 2.30256 / 3.05239 / 4.43793 / Quantity / 4 / 2'],
    ['records without a number', 'Pos / Qty / 1 / 4 / 2 / 6'],
    ['one record', 'Article / Qty / 2.30256 / 4'],
  ])('are not detected for %s: %s', (_, lines) => {
    expect(stacked(lines.split(' / '))).toEqual({ parts: [], covered: [] })
  })

  it('do not include text around the list', () => {
    const lines = 'Article / 2.30256 / 17 / 3.05239 / Quantity / 4 / 2'.split(' / ')
    expect(stacked(lines, [2])).toEqual({
      parts: ['1: 4 x 2.30256', '3: 2 x 3.05239'],
      covered: [0, 1, 3, 4, 5, 6],
    })
    expect(stacked(lines).parts).toEqual([])
  })

  it('have headings of at most forty letters', () => {
    const with40 = `Article ${'x'.repeat(32)}`
    const lines = (heading: string) => [heading, '2.30256', '3.05239', 'Quantity', '4', '2', '3.00130']
    expect(stacked(lines('Article')).parts).toHaveLength(2)
    expect(stacked(lines(with40)).parts).toHaveLength(2)
    expect(stacked(lines(`${with40}x`)).parts).toEqual([])
    expect(stacked(lines('Send this article today.')).parts).toEqual([])
  })

  it('have at most twelve headings', () => {
    const lines = (count: number) => {
      const texts = Array.from({ length: count }, () => 'Description')
      const record = (number: string, quantityText: string) => [number, quantityText, ...texts.map(() => 'x')]
      return ['Article', 'Qty', ...texts, ...record('2.30256', '4'), ...record('3.05239', '2')]
    }
    expect(stacked(lines(10)).parts).toEqual(['12: 4 x 2.30256', '24: 2 x 3.05239'])
    expect(stacked(lines(11)).parts).toEqual([])
  })
})
