import { describe, expect, it } from 'vitest'
import { rolesOf } from '#domain/list-reader/column-roles.ts'
import { columnsBy, columnsOf, usesOf } from '#domain/list-reader/table-columns.ts'
import { NO_CATALOGUE } from '#domain/list-reader/catalogue-lookup.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const cellsOf = (row: string) => row.split(';')
const columns = (rows: readonly string[], headingRow?: string, lookup = NO_CATALOGUE) =>
  columnsOf(rows.map(cellsOf), headingRow === undefined ? undefined : rolesOf(cellsOf(headingRow)), lookup)
const quantity = (rows: readonly string[], headingRow?: string) => columns(rows, headingRow)?.quantity

describe('the column of the quantity', () => {
  it.each([
    ['after the number', ['2.30256;Disc;4', '3.05239;Pad;2'], 2],
    ['before the number', ['4;2.30256;Disc', '2;3.05239;Pad'], 0],
    ['as the first column after the number', ['2.30256;4;9', '3.05239;2;8'], 1],
    ['beside the column of its unit', ['2.30256;9;4;pcs', '3.05239;8;2;pcs'], 2],
    ['by price and total', ['2.30256;5;2;12,50;25,00', '3.05239;3;4;7,90;31,60'], 2],
    ['by price and total of thousands', ['2.30256;5;2;1.250,00;2.500,00', '3.05239;3;4;7,90;31,60'], 2],
    ['by price and total of one unit each', ['2.30256;5;1;12,50;12,50', '3.05239;3;1;7,90;7,90'], 2],
    [
      'as the first column after the number if a price has no total',
      ['2.30256;5;1;12,50', '3.05239;3;1;7,90'],
      1,
    ],
    ['as the sum of the columns before it', ['2.30256;1;2;3', '3.05239;4;1;5'], 3],
    ['after positions', ['1;2.30256;4', '2;3.05239;2', '3;4.43793;2'], 2],
    ['as the only column, even with consecutive numbers', ['2.30256;1', '3.05239;2', '4.43793;3'], 1],
    ['as the column with numbers in most rows', ['2.30256;4', '3.05239;2', '4.43793;now'], 1],
    ['nowhere if counts are on both sides of the number', ['9;2.30256;4', '7;3.05239;2'], undefined],
  ])('is found %s: column %j', (_, rows, index) => {
    expect(quantity(rows)).toBe(index)
  })

  it.each([
    ['by its heading', ['2.30256;9;4', '3.05239;8;2'], 'Article;Stock;Qty', 2],
    ['by the heading of ordered quantities', ['2.30256;9;4', '3.05239;8;2'], 'Article;Qty;Order qty', 2],
    ['by the filled column of two quantity columns', ['2.30256;;4', '3.05239;;2'], 'Article;Qty;Quantity', 2],
    [
      'as the needed quantity minus the stock',
      ['2.30256;6;2;4', '3.05239;2;3;0'],
      'Article;Needed qty;Stock;Order qty',
      3,
    ],
  ])('is found %s', (_, rows, headingRow, index) => {
    expect(quantity(rows, headingRow)).toBe(index)
  })
})

it('returns the column of article numbers, then other columns of numbers, known numbers before unknown ones', () => {
  const lookup = hasProduct(['2.30256', '3.05239'], { A0004206000: ['2.30256'], A0004207000: ['3.05239'] })
  const foundColumns = columns(
    ['A0004206000;2.30256;B9999X;4', 'A0004207000;3.05239;B9998X;2'],
    undefined,
    lookup,
  )
  expect(foundColumns).toMatchObject({ number: 1, quantity: 3, others: [0, 2], isHeaded: false })
})

it('finds no columns without a number column or with an ambiguous quantity column', () => {
  expect(columns(['Disc;4', 'Pad;2'])).toBeUndefined()
  expect(columns(['9;2.30256;4', '7;3.05239;2'])).toBeUndefined()
})

it('orders only rows with a quantity if there is a column of ordered quantities beside the stock', () => {
  expect(columns(['2.30256;9;4'], 'Article;Stock;Order qty')?.isSelective).toBe(true)
  expect(columns(['2.30256;4'], 'Article;Order qty')?.isSelective).toBe(false)
  expect(columns(['2.30256;9;4'], 'Article;Stock;Qty')?.isSelective).toBe(false)
})

it('returns the use of each column, and restores it', () => {
  const uses = ['remark', 'number', 'quantity', 'quantity', 'other-number', 'ignored'] as const
  const reportedColumns = columnsBy(uses)
  expect(reportedColumns).toEqual({
    number: 1,
    quantity: 2,
    addends: [3],
    others: [4],
    ignored: [5],
    isHeaded: true,
  })
  expect(usesOf(reportedColumns, 7)).toEqual([...uses, 'remark'])
  expect(usesOf({ number: 0, quantity: undefined, others: [], isHeaded: false }, 2)).toEqual([
    'number',
    'remark',
  ])
  expect(columnsBy(['remark']).number).toBe(-1)
})

/** Columns of a table whose rows are separated by " / ". */
const read = (rows: string, headingRow?: string, lookup = NO_CATALOGUE, isOpen = false) =>
  columnsOf(
    rows.split(' / ').map(cellsOf),
    headingRow === undefined ? undefined : rolesOf(cellsOf(headingRow)),
    lookup,
    isOpen,
  )
const displayed = (...table: Parameters<typeof read>) => {
  const foundColumns = read(...table)
  return foundColumns && [foundColumns.number, foundColumns.quantity, ...(foundColumns.addends ?? [])]
}

describe('several quantity columns', () => {
  it.each([
    ['under the names of sites', 'Article;Berlin;Hamburg', '2.30256;4;2 / 3.05239;1;', [0, 1, 2]],
    ['after the number', 'Berlin;Article;Hamburg;Bonn', '4;2.30256;2;3 / 1;3.05239;1;5', [1, 2, 3]],
    ['whose last one is their sum', 'Article;Berlin;Hamburg;Bonn', '2.30256;4;2;6 / 3.05239;1;2;3', [0, 3]],
    [
      'whose last one is not their sum',
      'Article;Berlin;Hamburg;Bonn',
      '2.30256;4;2;6 / 3.05239;1;2;4',
      [0, 1, 2, 3],
    ],
    [
      'with consecutive numbers in only two rows',
      'Article;Berlin;Hamburg;Bonn',
      '2.30256;1;4;2 / 3.05239;2;5;4',
      [0, 1, 2, 3],
    ],
    ['except for positions', 'Article;Berlin;Hamburg', '2.30256;1;4 / 3.05239;2;7 / 4.43793;3;2', [0, 2]],
    ['except for columns of text', 'Article;Berlin;Hamburg', '2.30256;4;x / 3.05239;1;y', [0, 1]],
    ['except for an empty column', 'Article;Berlin;Hamburg', '2.30256;4; / 3.05239;1;', [0, 1]],
    ['except for an empty column before them', 'Article;Berlin;Hamburg', '2.30256;;4 / 3.05239;;1', [0, 2]],
    [
      'only if no column has a quantity heading',
      'Article;Berlin;Hamburg;Qty',
      '2.30256;4;2;6 / 3.05239;1;2;4',
      [0, 3],
    ],
  ])('are added up %s', (_, headingRow, rows, matches) => {
    expect(displayed(rows, headingRow)).toEqual(matches)
  })

  it('are ambiguous if they are on both sides of the number', () => {
    expect(displayed('4;2.30256;2 / 1;3.05239;1', 'Berlin;Article;Hamburg')).toEqual([1, undefined])
  })

  it.each([
    ['sum of weeks with missing values', '2.30256;4;;2 / 3.05239;;3;1', [0, 1, 2, 3]],
    ['sum of weeks with zeros and missing values', '2.30256;4;0;2 / 3.05239;1;3;', [0, 1, 2, 3]],
    ['sum of weeks with dashes', '2.30256;4;-;2 / 3.05239;-;3;1', [0, 1, 2, 3]],
    ['sum of weeks that are almost empty', '2.30256;4;; / 3.05239;1;3;', [0, 1, 2, 3]],
    ['sum of four weeks', '2.30256;4;;2;9 / 3.05239;;3;1;8', [0, 1, 2, 3, 4]],
    ['sum of weeks before a text', '2.30256;4;;2;red / 3.05239;;3;1;blue', [0, 1, 2, 3]],
    ['sum of weeks after a text', '2.30256;red;4;;2 / 3.05239;blue;;3;1', [0, 2, 3, 4]],
    ['only the total column after the weeks', '2.30256;4;;2;6 / 3.05239;;3;1;4', [0, 4]],
    [
      'only the shortage column after needed quantity and stock',
      '2.30256;6;2;4 / 3.05239;2;3;0 / 4.43793;5;0;5',
      [0, 3],
    ],
    ['only the first of two weeks', '2.30256;4;1 / 3.05239;;3', [0, 1]],
    ['only the first column of a single row', '2.30256;4;;2', [0, 1]],
    ['only the first column if only one value is missing', '2.30256;4;2;2 / 3.05239;;3;1', [0, 1]],
    ['only the first column if a quantity is too large', '2.30256;4;;2 / 3.05239;;3;1234', [0, 1]],
    ['no column if all are in front of the number', '4;;2;2.30256 / ;3;1;3.05239', undefined],
  ])('are parsed: %s', (_, rows, matches) => {
    expect(displayed(rows)).toEqual(matches)
  })
})

describe('an ambiguous heading', () => {
  it.each([
    ['Pieces;Article', '4;2.30256 / 9;3.05239', [1, 0]],
    ['Article;Pieces', '2.30256;4 / 3.05239;9', [0, 1]],
    ['Article;Unit', '2.30256;4 / 3.05239;9', [0, 1]],
    ['Article;Unit', '2.30256;4 / 3.05239;3 / 4.43793;y', [0, 1]],
    ['Article;Unit', '2.30256;4 / 3.05239;x / 4.43793;y', [0, undefined]],
    ['Article;Unit', '2.30256; / 3.05239;', [0, undefined]],
    ['Article;Unit;Qty', '2.30256;pcs;4 / 3.05239;pcs;9', [0, 2]],
    ['Article;Unit;Qty', '2.30256;4;7 / 3.05239;9;8', [0, 2]],
    ['Article;Unit;Order qty', '2.30256;4;7 / 3.05239;9;8', [0, 2]],
    ['Part;Article', '1;2.30256 / 2;3.05239 / 3;4.43793', [1, undefined]],
    ['Part;Article;Units', '1;2.30256;5 / 2;3.05239;7 / 3;4.43793;2', [1, 2]],
    ['Article;Qty;Qty', '2.30256;9;4 / 3.05239;8;2', [0, 1]],
    ['Article;Qty;Quantity', '2.30256;1;4 / 3.05239;2;7 / 4.43793;3;9', [0, 2]],
    ['Article;Order qty;Qty', '2.30256;;4 / 3.05239;;2', [0, 1]],
    ['Article;Order qty;Qty', '2.30256;x;4 / 3.05239;y;2', [0, 2]],
    ['Article;Stock;Pos', '2.30256;x;4 / 3.05239;y;2', [0, undefined]],
    ['Article;a;b', '2.30256;1;x / 3.05239;2;y / 4.43793;3;z', [0, 1]],
    ['Article;Qty', 'Disc;4 / Pad;2', [0, 1]],
    ['Article;Qty', ';4 / ;2', [0, 1]],
  ])('in "%s" is resolved by the cells "%s" to the columns %j', (headingRow, rows, matches) => {
    expect(displayed(rows, headingRow)).toEqual(matches)
  })

  const catalogue = hasProduct(['2.30256', '3.05239', '4.43793', '3.00130'])
  it.each([
    ['Qty;Article', '2.30256;4 / 3.05239;2', [0, 1], false],
    ['Qty;Text', '2.30256;4 / 3.05239;2', [0, 1], false],
    ['Qty;Article', '2.30256;Disc / 3.05239;Pad', [0, undefined], false],
    ['Qty;Article', '2.30256;3.00130 / 3.05239;4.43793', [1, 0], true],
    ['Qty;Article', '2.30256;4 / x;2', [1, 0], true],
    ['Text;Qty', '2.30256;4 / 3.05239;2', [0, 1], true],
  ])(
    '"%s" above "%s" is ignored only if known numbers contradict it: %j',
    (headingRow, rows, matches, isHeaded) => {
      expect(displayed(rows, headingRow, catalogue)).toEqual(matches)
      expect(read(rows, headingRow, catalogue)?.isHeaded).toBe(isHeaded)
    },
  )

  const text = 'x'.repeat(47)
  it.each([
    ['2.30256;4 / 3.05239;2 / Labour;x / Total;y / Text;z / a;b', [0, 1]],
    ['2.30256;4 / 3.05239;2 / Labour;x / Total;y / Text;z / a;b / c;d', undefined],
    ['2.30256;4 / a;x / b;y', undefined],
    [`disc ${text} 2.30256;4 / disc ${text} 3.05239;2`, [0, 1]],
    [`discs ${text} 2.30256;4 / discs ${text} 3.05239;2`, undefined],
  ])('is missing: in "%s" known numbers determine the columns %j', (rows, matches) => {
    expect(displayed(rows, undefined, catalogue)).toEqual(matches)
  })
})

describe('a table whose headings mention a quantity, but do not show in which column', () => {
  const open = (rows: string) => {
    const foundColumns = read(rows, undefined, NO_CATALOGUE, true)
    return foundColumns && [foundColumns.quantity, foundColumns.possible]
  }

  it.each([
    ['2.30256;9;4 / 3.05239;8;2', undefined, [1, 2]],
    ['5;2.30256;9;4', undefined, [0, 2, 3]],
    ['9;2.30256', undefined, [0]],
    ['9;2.30256;x', undefined, [0]],
    ['2.30256;9', 1, []],
    ['2.30256;4 / 3.05239;2', 1, []],
    ['9;2.30256 / 8;3.05239', 0, []],
    ['1;2.30256;7 / 2;3.05239;5 / 3;4.43793;4', 2, []],
    ['2.30256;red / 3.05239;blue', undefined, []],
    ['2.30256;4;red / 3.05239;x;blue', undefined, []],
  ])('"%s" has the quantity in column %s, or in one of the columns %j', (rows, quantity, possible) => {
    expect(open(rows)).toEqual([quantity, possible])
  })
})

it.each([
  ['2.30256;1;1 / 3.05239;2;2 / 4.43793;3;3', [1, 2]],
  ['2.30256;x;1 / 3.05239;y;2 / 4.43793;z;3', [2]],
  ['5;2.30256 / 6;3.05239 / 7;4.43793', [0]],
  ['1;2.30256 / 2;3.05239 / 3;4.43793', []],
  ['2.30256;1 / 3.05239;2', []],
])('in "%s" the columns of consecutive numbers that may be quantities are %j', (rows, possible) => {
  expect(read(rows)?.possible).toEqual(possible)
})

describe('a table column', () => {
  it.each([
    '00000004,00000002',
    '2 boxes of 6,1 box of 6',
    '1.000,2.000',
    '1.000 Stk.,12.000 Stk.',
    'l2,1O',
    'dozen,five',
  ])('with "%s" contains quantities', (cells) => {
    const [first = '', second = ''] = cells.split(',')
    expect(displayed(`2.30256;${first} / 3.05239;${second}`)).toEqual([0, 1])
  })

  it.each(['2 red 6,1 blue 7', '12.5000,7.2500', '100000,123456', '0.500,0.700', 'Disc,Pad', '1.000,red'])(
    'with %s does not contain quantities',
    (cells) => {
      const [first = '', second = ''] = cells.split(',')
      expect(read(`2.30256;${first} / 3.05239;${second}`)?.quantity).toBeUndefined()
    },
  )

  /** True if the cells in front of the part numbers are positions: only then a quantity column is found behind them. */
  const counting = (cells: string) => {
    const rows = cells
      .split(',')
      .map((cell, index) => `${cell};2.3025${index};${[7, 4, 9, 2, 6][index] ?? 1}`)
    return read(rows.join(' / ')) !== undefined
  }
  it.each([
    '1,2',
    '10,20',
    '1,11',
    '1,2,3',
    '1,2,4,5',
    '5,10,15',
    '100,200,300',
    'Nr. 1,Nr. 2',
    'n 1,n 2',
    '1.,2.',
    '1),2)',
    'x,1,2',
  ])('with "%s" contains consecutive numbers', (cells) => {
    expect(counting(cells)).toBe(true)
  })

  it.each([
    '1',
    '2,3',
    '5,10',
    '20,30',
    '1,3,5',
    '1,2,2',
    '3,2,1',
    '1,2,9,20',
    '2,4,6',
    '10,20,25',
    '1,2,3,5,9',
  ])('with %s does not contain consecutive numbers', (cells) => {
    expect(counting(cells)).toBe(false)
  })

  it.each([
    ['2.30256;9;pcs;4 / 3.05239;8;pcs;2', 1],
    ['2.30256;pcs;9;4 / 3.05239;pcs;8;2', 2],
    ['2.30256;5;2;12,50;25,00 / 3.05239;3;4;7,90;31,50', 1],
    ['2.30256;5;2;12,5000;25,00 / 3.05239;3;4;7,9000;31,60', 2],
    ['2.30256;5;2;12.50 €;25.00 € / 3.05239;3;4;7.90 €;31.60 €', 2],
    ['2.30256;5;2;12,500;25,000 / 3.05239;3;4;7,900;31,600', 1],
  ])('of quantities is found beside its unit or by its product with a price: "%s" %i', (rows, index) => {
    expect(read(rows)?.quantity).toBe(index)
  })
})
