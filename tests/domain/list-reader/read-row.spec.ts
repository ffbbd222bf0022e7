import { describe, expect, it } from 'vitest'
import type { Part } from '#domain/list-reader/line-parts.ts'
import { NO_OVERRIDES } from '#domain/list-reader/column-overrides.ts'
import type { ListRow, Separator } from '#domain/list-reader/list-rows.ts'
import { confirmIfCellMissing, readCorrected, readRow } from '#domain/list-reader/read-row.ts'
import { headingOf, tablesOf } from '#domain/list-reader/table-groups.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.05239', '4.43793'], { A0004206000: ['2.30256'] })
const context = { lookup, place: 7, isQuiet: false }
const rowOf = (source: string, separator: Separator = ';'): ListRow => ({
  lineNo: 1,
  source,
  cells: separator === undefined ? [source] : source.split(separator),
  separator,
})
const shown = (parts: readonly Part[] | undefined) =>
  parts?.map(({ number, quantity }) => {
    if (quantity.kind === 'missing') return `${number}: -`
    return `${number}: ${quantity.kind === 'whole' ? quantity.pieces : `${quantity.typed}?`}`
  })
const partsOf = (source: string, separator?: Separator) =>
  shown(readRow(rowOf(source, separator), undefined, context))

describe('a row without a table', () => {
  it.each([
    ['2.30256;4', ['2.30256: 4']],
    ['2.30256;Disc;4', ['2.30256: 4']],
    ['4;2.30256', ['2.30256: 4']],
    ['7;2.30256;4', ['2.30256: 4']],
    ['2.30256;A0004206000;4', ['2.30256: 4']],
    ['2.30256;3.05239;4', ['2.30256: -', '3.05239: 4']],
    ['3 x 2.30256;8 x 3.05239', ['2.30256: 3', '3.05239: 8']],
    ['3 x 2.30256;8 x 5.55555', ['2.30256: 3', '5.55555: 8']],
    ['tel;2.30256;4', ['2.30256: 4']],
    ['2.30256;1,5 h', ['2.30256: 1,5 h?']],
    ['Order;4500098765;4', ['4500098765: 4']],
  ])('"%s" orders %j', (source, parts) => {
    expect(partsOf(source)).toEqual(parts)
  })

  it.each([
    'tel;0251 123456;4',
    '5.55555;1,5 h',
    'Order 4711;Page;2',
    'Page 2;1000456',
    'x;Page',
    '2.30256 cancelled;4',
    '2.30256;cancelled',
    ';;',
    '',
  ])('"%s" orders nothing', (source) => {
    expect(partsOf(source)).toEqual([])
  })

  it('is parsed as a sentence if blanks or commas separate several orders', () => {
    expect(partsOf('2.30256 (x2), 3.05239 (x4)  Disc', '  ')).toEqual(['2.30256: 2', '3.05239: 4'])
    expect(partsOf('4 x 2.30256, 2 x 3.05239', ',')).toEqual(['2.30256: 4', '3.05239: 2'])
    expect(shown(readRow(rowOf('4 x 2.30256', undefined), undefined, context))).toEqual(['2.30256: 4'])
  })

  it('is parsed as a sentence within a signature', () => {
    expect(shown(readRow(rowOf('2 x 2.30256;4'), undefined, { ...context, isQuiet: true }))).toEqual([
      '2.30256: 2',
    ])
  })
})

describe('a row of a table', () => {
  const below = (...lines: readonly string[]) => {
    const rows = lines.map((line) => rowOf(line))
    const tables = tablesOf(rows, rows.map(headingOf), () => false, lookup, NO_OVERRIDES)
    const last = rows.at(-1)
    return last && shown(readRow(last, tables.at(-1), context))
  }

  it('is parsed by the columns of the table', () => {
    expect(below('Stock;Article;Qty', '9;2.30256;4')).toEqual(['2.30256: 4'])
    expect(below('2.30256;9;4;pcs', '3.05239;8;2;pcs')).toEqual(['3.05239: 2'])
  })

  it('has the parts of each block', () => {
    expect(below('Article;Qty;Article;Qty', '2.30256;4;3.05239;2')).toEqual(['2.30256: 4', '3.05239: 2'])
  })

  it('orders nothing if its number cell has no number', () => {
    expect(below('Article;Qty', '2.30256;4', 'total;')).toEqual([])
  })

  it('requires a confirmed quantity if a cell is missing', () => {
    const rows = [rowOf('Article Qty', undefined), rowOf('2.30256;4'), rowOf('3.05239;2')]
    const table = tablesOf(rows, rows.map(headingOf), () => false, lookup, NO_OVERRIDES).at(-1)
    const parts: readonly Part[] = [
      { number: '2.30256', quantity: { kind: 'missing' }, remark: '' },
      { number: '3.05239', quantity: { kind: 'whole', pieces: 2 }, remark: '' },
    ]
    const asked = (cells: readonly string[], of: typeof table) =>
      shown(confirmIfCellMissing(parts, { ...rowOf(''), cells }, of))
    expect(asked(['2.30256'], table)).toEqual(['2.30256: ??', '3.05239: 2'])
    expect(asked(['2.30256', ''], table)).toEqual(['2.30256: -', '3.05239: 2'])
    expect(asked(['2.30256'], undefined)).toEqual(['2.30256: -', '3.05239: 2'])
  })
})

describe('a correction', () => {
  it.each([
    ['2 x 2.30256 and 4 x 3.05239', 'make that 3', ['2.30256: 2', '3.05239: 3']],
    ['2 x 2.30256', '3 x 2.30256', ['2.30256: 3']],
    ['2 x 2.30256', 'make it 3, and add 1 of 3.05239', ['2.30256: 3', '3.05239: 1']],
    [
      '2 x 2.30256 and 4 x 3.05239',
      '3 x 2.30256 and 1 x 4.43793',
      ['3.05239: 4', '2.30256: 3', '4.43793: 1'],
    ],
  ])('of "%s" by "%s" results in %j', (before, after, parts) => {
    expect(shown(readCorrected({ before, after }, context))).toEqual(parts)
  })

  it.each([
    ['hello', '3 x 2.30256'],
    ['2 x 2.30256', 'never mind'],
    ['2 x 2.30256', 'well, no, hm, ok, 3'],
  ])('of "%s" is not detected in "%s"', (before, after) => {
    expect(readCorrected({ before, after }, context)).toBeUndefined()
  })
})
