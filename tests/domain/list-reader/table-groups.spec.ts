import { describe, expect, it } from 'vitest'
import {
  NO_OVERRIDES,
  withColumnUses,
  type ColumnUse,
  type ColumnOverrides,
} from '#domain/list-reader/column-overrides.ts'
import type { ListRow, Separator } from '#domain/list-reader/list-rows.ts'
import { cellsOfBlock, headingOf, tablesOf } from '#domain/list-reader/table-groups.ts'
import { NO_CATALOGUE } from '#domain/list-reader/catalogue-lookup.ts'

const rowOf = (source: string, separator: Separator = ';'): ListRow => ({
  lineNo: 1,
  source,
  cells: source.split(separator ?? ';'),
  separator,
})
const tablesIn = (
  rows: readonly ListRow[],
  overrides: ColumnOverrides = NO_OVERRIDES,
  ignored: readonly number[] = [],
) => tablesOf(rows, rows.map(headingOf), (index) => ignored.includes(index), NO_CATALOGUE, overrides)
/** For each row, the position of its table and the index of the headings above it. */
const placed = (rows: readonly ListRow[], ignored: readonly number[] = []) =>
  tablesIn(rows, NO_OVERRIDES, ignored).map((table) => table && [table.place, table.headingIndex])
const overrides = (...uses: readonly ColumnUse[]) => withColumnUses(NO_OVERRIDES, 0, uses)

describe('headings', () => {
  it('determine the roles of the columns below', () => {
    const heading = headingOf(rowOf('#Article;Qty'))
    expect(heading).toMatchObject({ separator: ';', asks: false })
    expect(heading?.rolesOver([])).toEqual(['number', 'quantity'])
    expect(headingOf(rowOf('# Article;Qty'))?.rolesOver([])).toEqual(['number', 'quantity'])
  })

  it('in one cell are split over the rows below, with any separator', () => {
    const heading = headingOf(rowOf('Article Qty', undefined))
    expect(heading).toMatchObject({ separator: undefined, asks: true })
    expect(heading?.rolesOver([['2.30256', '4']])).toEqual(['number', 'quantity'])
    expect(headingOf(rowOf('Article Description', undefined))?.asks).not.toBe(true)
  })

  it('are not detected in part numbers or sentences', () => {
    expect(headingOf(rowOf('2.30256;4'))).toBeUndefined()
    expect(headingOf(rowOf('good morning', undefined))).toBeUndefined()
    expect(headingOf({ ...rowOf(''), cells: [] })).toBeUndefined()
  })
})

describe('rows of a table', () => {
  it('are grouped without text and headings', () => {
    expect(placed([rowOf('2.30256;4'), rowOf('please soon'), rowOf('3.05239;2')])).toEqual([
      [0, undefined],
      undefined,
      [0, undefined],
    ])
    expect(placed([rowOf('Article;Qty'), rowOf('2.30256;4')])).toEqual([undefined, [0, 0]])
  })

  it('exclude ignored rows', () => {
    expect(placed([rowOf('2.30256;4'), rowOf('> 3.05239;2')], [1])).toEqual([[0, undefined], undefined])
  })

  it('with a different separator start a new table', () => {
    expect(placed([rowOf('2.30256;4'), rowOf('3.05239|2', '|'), rowOf('4.43793;1')])).toEqual([
      [0, undefined],
      [1, undefined],
      [0, undefined],
    ])
    expect(placed([rowOf('Article;Qty'), rowOf('2.30256|4', '|'), rowOf('3.05239;2')])).toEqual([
      undefined,
      [0, undefined],
      [1, 0],
    ])
  })

  it('below different headings start a new table, below the same headings continue the first', () => {
    const rows = ['Article;Qty', '2.30256;4', 'Qty;Article', '2;3.05239', 'Article;Qty', '4.43793;1']
    expect(placed(rows.map((row) => rowOf(row)))).toEqual([
      undefined,
      [0, 0],
      undefined,
      [1, 2],
      undefined,
      [0, 0],
    ])
  })

  it('with a different separator than their headings form one table below each row of headings', () => {
    const rows = [
      rowOf('please'),
      rowOf('Article;Qty'),
      rowOf('2.30256|4', '|'),
      rowOf('Qty;Article'),
      rowOf('3.05239|2', '|'),
    ]
    expect(placed(rows).slice(1)).toEqual([undefined, [0, undefined], undefined, [1, undefined]])
  })

  it('belong to the headings above them, whatever their separator, if the headings are in one cell', () => {
    expect(placed([rowOf('Article Qty', undefined), rowOf('2.30256;4'), rowOf('3.05239|2', '|')])).toEqual([
      undefined,
      [0, 0],
      [1, 0],
    ])
  })
})

describe('a table', () => {
  const read = (lines: readonly string[], overrides?: ColumnOverrides) =>
    tablesIn(
      lines.map((line) => rowOf(line)),
      overrides,
    ).find((table) => table !== undefined)

  it('has the columns of its headings', () => {
    const table = read(['Qty;Article;Remark', '4;2.30256;red'])
    expect(table?.blocks).toMatchObject([{ start: 0, columns: { number: 1, quantity: 0, isHeaded: true } }])
    expect(table?.shown).toEqual({ uses: ['quantity', 'number', 'remark'], starts: [0], hasColumns: true })
    expect(table?.fullWidth).toBe(0)
  })

  it('ignores headings below it', () => {
    const [above, , below] = tablesIn(['2.30256;4', 'Article;Qty', '3.05239;2'].map((line) => rowOf(line)))
    expect(above?.shown.uses).toEqual(['open', 'open'])
    expect(below?.shown.uses).toEqual(['number', 'quantity'])
  })

  it('has columns detected by its cells', () => {
    const table = read(['2.30256;4', '3.05239;2'])
    expect(table?.blocks).toMatchObject([{ start: 0, columns: { number: 0, quantity: 1, isHeaded: false } }])
    expect(table?.shown).toEqual({ uses: ['number', 'quantity'], starts: [0], hasColumns: true })
  })

  it('has undetermined columns if it is a single row without headings', () => {
    expect(read(['2.30256;4'])).toMatchObject({
      blocks: [],
      turned: undefined,
      shown: { uses: ['open', 'open'], starts: [0], hasColumns: true },
    })
    expect(read(['2.30256;4', ';3.05239'])?.blocks).toEqual([])
    expect(read(['2.30256;4', '3.05239;'])?.shown.uses).toEqual(['open', 'open'])
    const open = read(['2.30256;4'])
    expect(open && cellsOfBlock(['2.30256', '4'], open, 0)).toEqual(['2.30256', '4'])
    expect(read(['Article;Qty', '2.30256;4'])?.shown.uses).toEqual(['number', 'quantity'])
  })

  it('is as wide as its widest row or its headings', () => {
    expect(read(['2.30256;4;red', '3.05239;2'])?.shown.uses).toEqual(['number', 'quantity', 'remark'])
    expect(read(['Article;Qty;Remark', '2.30256;4'])?.shown.uses).toEqual(['number', 'quantity', 'remark'])
  })

  it('has the columns that the customer chooses', () => {
    const table = read(['2.30256;3.05239;4'], overrides('other-number', 'number', 'quantity'))
    expect(table?.blocks).toMatchObject([{ columns: { number: 1, quantity: 2, others: [0] } }])
    expect(table?.shown.uses).toEqual(['other-number', 'number', 'quantity'])
    expect(read(['Article;Qty', '2.30256;4'], overrides('number', 'ignored'))?.shown.uses).toEqual([
      'number',
      'ignored',
    ])
  })

  it('is transposed if its articles are in one row', () => {
    const table = read(['Article;2.30256;3.05239', 'Qty;4;2'])
    expect(table).toMatchObject({
      blocks: [],
      shown: { uses: ['open', 'open', 'open'], starts: [0], hasColumns: false },
    })
    expect(table?.turned).toEqual([
      ['Article', 'Qty'],
      ['2.30256', '4'],
      ['3.05239', '2'],
    ])
    expect(
      read(['Article;2.30256;3.05239', 'Qty;4;2'], overrides('remark', 'number', 'quantity'))?.turned,
    ).toBe(undefined)
  })

  it('has separate columns for blocks side by side', () => {
    const table = read(['Article;Qty;Article;Qty', '2.30256;4;3.05239;2', '4.43793;1;3.00130;5'])
    expect(
      table?.blocks.map(({ start, columns: { number, quantity } }) => [start, number, quantity]),
    ).toEqual([
      [0, 0, 1],
      [2, 0, 1],
    ])
    expect(table?.shown).toEqual({
      uses: ['number', 'quantity', 'number', 'quantity'],
      starts: [0, 2],
      hasColumns: true,
    })
    expect(table?.blocks.map(({ columns }) => columns.others)).toEqual([[], []])
    expect(table && cellsOfBlock(['2.30256', '4', '3.05239', '2'], table, 0)).toEqual(['2.30256', '4'])
    expect(table && cellsOfBlock(['2.30256', '4', '3.05239', '2'], table, 1)).toEqual(['3.05239', '2'])
  })

  it('has undetermined columns if none contains part numbers', () => {
    expect(read(['Disc;4', 'Pad;2'])).toMatchObject({
      blocks: [],
      shown: { uses: ['open', 'open'], starts: [0], hasColumns: true },
    })
  })

  it('below headings in one cell has the width of a complete row, if the headings include a quantity', () => {
    const below = (headers: string, lines: readonly string[], overrides?: ColumnOverrides) =>
      tablesIn([rowOf(headers, undefined), ...lines.map((line) => rowOf(line))], overrides).at(-1)
    expect(below('Article Qty', ['2.30256;4', '3.05239;2'])?.fullWidth).toBe(2)
    expect(below('Article Description', ['2.30256;Disc', '3.05239;Pad'])?.fullWidth).toBe(0)
    expect(below('Article Qty', ['2.30256;4', '3.05239;2'], overrides('number', 'quantity'))?.fullWidth).toBe(
      0,
    )
  })

  it('below ambiguous headings in one cell has no quantity column, but possible quantity columns', () => {
    const rows = [rowOf('Article Qty', undefined), rowOf('2.30256;9;4;red'), rowOf('3.05239;8;2;blue')]
    const table = tablesIn(rows).at(-1)
    expect(table?.fullWidth).toBe(Infinity)
    expect(table?.blocks).toMatchObject([{ columns: { number: 0, quantity: undefined, possible: [1, 2] } }])
  })
})
