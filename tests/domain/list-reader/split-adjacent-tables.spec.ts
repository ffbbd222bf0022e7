import { describe, expect, it } from 'vitest'
import { rolesOf } from '#domain/list-reader/column-roles.ts'
import { adjacentTableStarts } from '#domain/list-reader/split-adjacent-tables.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.05239', '4.43793', '3.00130', '1.00190', '2.11861'], {
  A0004206000: ['2.30256'],
  A0004207000: ['3.05239'],
  A0004208000: ['4.43793'],
  A0004209000: ['3.00130'],
})
const cellsOf = (row: string) => row.split(';')
const blocks = (rows: readonly string[], headers?: string) =>
  adjacentTableStarts(
    rows.map(cellsOf),
    headers === undefined ? undefined : rolesOf(cellsOf(headers)),
    lookup,
  )

describe('blocks side by side below headings', () => {
  it.each([
    ['Article;Qty', [0]],
    ['Article;Note', [0]],
    ['Article;Qty;Article;Qty', [0, 2]],
    ['Pos;Article;Qty;Pos;Article;Qty', [0, 3]],
    ['Article;Qty;Article;Qty;Article;Qty', [0, 2, 4]],
    ['Article;Order qty;Article;Order qty', [0, 2]],
    ['Article;Article;Qty;Qty', [0]],
    [';Article;Qty;;Article;Qty', [0]],
  ])('for "%s" start at the columns %j', (headers, starts) => {
    expect(blocks(['a;b;c;d;e;f', 'a;b;c;d;e;f'], headers)).toEqual(starts)
  })

  it.each([
    ['with a single number heading', 'Article;Qty;;Qty', ['2.30256;4;3.05239;2'], [0, 2]],
    ['with a text between them', 'Article;Qty;Note;;Qty', ['2.30256;4;now;3.05239;2'], [0, 2]],
    [
      'with a text and the quantity before the number',
      'Note;Qty;Article;Qty;',
      ['a;4;2.30256;2;3.05239'],
      [0, 3],
    ],
    ['with columns of ordered quantities', 'Article;Order qty;;Order qty', ['2.30256;4;3.05239;2'], [0, 2]],
    ['with an additional quantity', 'Article;Qty;;Qty;Qty', ['2.30256;4;3.05239;2;1'], [0]],
  ])(
    'found by numbers of the catalogue %s: below "%s", %j has blocks at the columns %j',
    (_, headers, rows, starts) => {
      expect(blocks(rows, headers)).toEqual(starts)
    },
  )
})

describe('blocks side by side without headings', () => {
  it.each([
    ['two blocks', ['2.30256;4;3.05239;2', '4.43793;1;3.00130;3'], [0, 2]],
    ['three blocks', ['2.30256;4;3.05239;2;1.00190;7', '4.43793;1;3.00130;3;2.11861;1'], [0, 2, 4]],
    [
      'quantities before the numbers, one of which is a position',
      ['1;2.30256;7;3.05239', '5;4.43793;3;3.00130'],
      [0, 2],
    ],
    ['quantities and texts before the numbers', ['4;2.30256;a;2;3.05239', '1;4.43793;b;3;3.00130'], [0, 3]],
    [
      'quantities before the numbers and an incomplete last row',
      ['4;2.30256;2;3.05239', '7;4.43793;;'],
      [0, 2],
    ],
    [
      'positions in steps of ten before the numbers',
      ['10;2.30256;7;3.05239', '20;4.43793;3;3.00130'],
      [0, 3],
    ],
    ['counts in front and behind', ['3;2.30256;4;3.05239;2', '8;4.43793;1;3.00130;'], [0, 3]],
    ['a text in front of one number', ['4;2.30256;2;3.05239', '7;4.43793;x;3.00130'], [0, 3]],
    [
      'a text in front of the third number',
      ['4;2.30256;2;3.05239;6;x;1.00190', '1;4.43793;3;3.00130;7;x;2.11861'],
      [0, 3, 5],
    ],
    ['a count in front of two numbers', ['4;2.30256;3.05239', '1;4.43793;3.00130'], [0]],
    ['no rows', [], [0]],
    ['a text between the blocks', ['2.30256;4;disc;3.05239;2', '4.43793;1;pad;3.00130;3'], [0, 2]],
    ['an empty column between the blocks', ['2.30256;4;;3.05239;2', '4.43793;1;;3.00130;3'], [0, 3]],
    ['one block', ['2.30256;4', '4.43793;1'], [0]],
    ['no number', ['4;a', '5;b'], [0]],
    ['numbers beside each other', ['2.30256;3.05239;4', '4.43793;3.00130;1'], [0]],
    ['the same parts twice', ['2.30256;4;2.30256', '4.43793;1;4.43793'], [0]],
    ['half of the parts twice', ['2.30256;4;2.30256;1', '4.43793;1;3.00130;1'], [0]],
    ['numbers of makers', ['2.30256;4;A0004206000;1', '4.43793;1;A0004208000;1'], [0]],
    ['a row without a quantity', ['2.30256;4;3.05239;2', '4.43793;;3.00130;3'], [0]],
  ])('with %s: in %j they start at the columns %j', (_, rows, starts) => {
    expect(blocks(rows)).toEqual(starts)
  })

  it('are detected if most cells of a column are known numbers', () => {
    const existing = '2.30256;4;3.05239;2'
    expect(blocks([existing, existing, existing, '2.30256;1;5.55555;1', '2.30256;1;5.55556;1'])).toEqual([
      0, 2,
    ])
    expect(blocks([existing, existing, '2.30256;1;5.55555;1', '2.30256;1;5.55556;1'])).toEqual([0])
    expect(blocks([existing, '4.43793;1;;'])).toEqual([0, 2])
    expect(blocks([existing, '4.43793;1'])).toEqual([0, 2])
  })
})
