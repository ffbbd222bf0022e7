import { describe, expect, it } from 'vitest'
import { FixedColumns } from '#domain/list-reader/fixed-columns.ts'

/** Cells of a fixed-width print, which two blanks separate. */
function aligned(lines: readonly string[]): readonly string[] {
  const columns = new FixedColumns()
  return lines.map((line, index) => columns.align(line.trim().split(/ {2,}/), lines, index).join('|'))
}

describe('a cell of a fixed-width print', () => {
  it('is assigned to the heading above it if an earlier cell is empty', () => {
    const lines = ['Article    Stock   Qty', '2.30256        9     4', '3.05239              2']
    expect(aligned(lines)).toEqual(['Article|Stock|Qty', '2.30256|9|4', '3.05239||2'])
  })

  it('is not moved if there are no headings', () => {
    expect(aligned(['2.30256        9     4', '3.05239              2'])).toEqual([
      '2.30256|9|4',
      '3.05239|2',
    ])
  })

  it('is not moved if another column has the same heading', () => {
    expect(aligned(['Article    Stock        Qty', '2.30256    9  8'])).toEqual([
      'Article|Stock|Qty',
      '2.30256|9|8',
    ])
    expect(aligned(['Article   Qty   Stock     Remark', '2.30256   4  2'])[1]).toBe('2.30256|4|2')
  })

  it('is assigned to the last headings above it', () => {
    const lines = [
      'Article    Stock   Qty',
      '3.05239              2',
      'Qty     Article   Stock',
      '        3.05239       2',
    ]
    expect(aligned(lines)).toEqual(['Article|Stock|Qty', '3.05239||2', 'Qty|Article|Stock', '|3.05239|2'])
  })

  const adjacent = (headers: string, row: string) => aligned([headers, row])[1]
  it.each([
    ['the heading above it', 'Article    Qty  Remark', '2.30256         red', '2.30256||red'],
    [
      'a wide heading above it',
      'Article    Description of Order   Qty',
      '2.30256                  abcdefghij',
      '2.30256|abcdefghij|',
    ],
    [
      'the heading with the nearer start',
      'Article     Stock            Qty',
      '2.30256           ab',
      '2.30256|ab|',
    ],
    [
      'the long heading with the nearer end',
      'Article   Stock of today                Qty',
      '2.30256                    abc',
      '2.30256|abc|',
    ],
    [
      'the heading with the nearer end',
      'Article     Qty            ME',
      '2.30256          abcdefghi',
      '2.30256||abcdefghi',
    ],
    [
      'the first of two headings at the same distance',
      'Article    Qty            Unit',
      '2.30256          abcdef',
      '2.30256|abcdef|',
    ],
    [
      'the next one where it begins at the end of a long one',
      'Article number  Qty  Unit',
      '2.30256       abc',
      '2.30256|abc|',
    ],
    [
      'the one before where it ends at the next one',
      'Article   Stock  Qty',
      '2.30256        ab',
      '2.30256|ab|',
    ],
    [
      'no heading that ends where it begins',
      'Article    Stock    Qty',
      '2.30256         ab  cd',
      '2.30256|ab|cd',
    ],
  ])('is assigned to %s', (_, headers, row, cells) => {
    expect(adjacent(headers, row)).toBe(cells)
  })
})

describe('headings with a single blank between them', () => {
  it('are assigned to the columns of the rows below', () => {
    expect(aligned(['Article   Stock Qty', '2.30256      9   4', '3.05239          2'])).toEqual([
      'Article|Stock|Qty',
      '2.30256|9|4',
      '3.05239||2',
    ])
  })

  it('are split by their own positions if they are far apart', () => {
    expect(aligned(['   Article number     Qty', '2.30256            4'])[0]).toBe('Article number|Qty')
    const lines = [
      'Article  Description       Qty',
      '2.30256  Disc                4',
      '3.05239               abc',
    ]
    expect(aligned(lines)[2]).toBe('3.05239|abc|')
  })

  it('have an empty cell for a column without a heading', () => {
    const lines = ['Article    Qty', '2.30256    4    red']
    expect(new FixedColumns().align(['Article', 'Qty'], lines, 0)).toEqual(['Article', 'Qty', ''])
  })

  it('are not split within the words of one column', () => {
    expect(aligned(['Part no   Order qty Unit', '2.30256          4  pcs'])[0]).toBe('Part no|Order qty|Unit')
  })

  const rows = (count: number) => Array.from({ length: count }, () => '2.30256       4')
  it.each([
    [10, 'Article|Stock|Qty'],
    [11, 'Article|Stock Qty'],
  ])(
    'are split only if a row close below is complete: after %i incomplete rows they are "%s"',
    (count, headers) => {
      expect(aligned(['Article   Stock Qty', ...rows(count), '2.30256      9   4'])[0]).toBe(headers)
    },
  )
})

it('does not align cells if their line contains further cells', () => {
  const lines = ['Article    Stock   Qty', '3.05239              2']
  const columns = new FixedColumns()
  columns.align(['Article', 'Stock', 'Qty'], lines, 0)
  expect(columns.align(['3.05239'], lines, 1)).toEqual(['3.05239'])
  expect(columns.align(['3.05239', '2'], lines, 1)).toEqual(['3.05239', '', '2'])
})
