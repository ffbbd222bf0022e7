import { describe, expect, it } from 'vitest'
import { rowsOfCells } from '#domain/list-reader/list-rows.ts'
import { tablesOfMarkup } from '#domain/list-reader/markup-tables.ts'
import { piecesOfQuantity, readList } from '#domain/list-reader/read-list.ts'

const ordered = (...rows: readonly (readonly string[])[]): readonly string[] =>
  readList(rowsOfCells(rows)).parsedLines.map(
    ({ number, quantity }) => `${number} ${piecesOfQuantity(quantity) ?? '?'}`,
  )

describe('a quantity of a merged cell', () => {
  it.each([
    ['?', ['3.70481 ?', '1.00190 3']],
    ['5 ?', ['3.70481 ?', '1.00190 3']],
  ])('has to be confirmed by the user: "%s"', (unknown, expected) => {
    expect(ordered(['Part no.', 'Qty'], ['3.70481', unknown], ['1.00190', '3'])).toEqual(expected)
    expect(ordered(['3.70481', 'Filter', unknown], ['1.00190', 'Disc', '3'])).toEqual(expected)
  })

  it('has to be confirmed by the user if each row has one, with or without headings', () => {
    const rows = [
      ['3.70481', '10', '4', '?'],
      ['1.00190', '8', '3', '?'],
    ]
    expect(ordered(['Part no.', 'Need', 'Stock', 'Order qty'], ...rows)).toEqual(['3.70481 ?', '1.00190 ?'])
    expect(ordered(['3.70481', 'Filter', '5 ?'], ['1.00190', 'Disc', '5 ?'])).toEqual([
      '3.70481 ?',
      '1.00190 ?',
    ])
  })
})

it('a row with a quantity and a merged number cell has the number "?", without a quantity it is ignored', () => {
  expect(ordered(['Part no.', 'Qty'], ['?', '2'], ['1.00190', '3'])).toEqual(['? 2', '1.00190 3'])
  expect(ordered(['Part no.', 'Qty'], ['?', '?'], ['1.00190', '3'])).toEqual(['1.00190 3'])
})

it('a vertically merged quantity cell in SpreadsheetML is marked with "?" in each of its rows', () => {
  const cell = (text: string, merged = '') => `<Cell ${merged}><Data ss:Type="String">${text}</Data></Cell>`
  expect(
    tablesOfMarkup(
      `<Table><Row>${cell('3.70481')}${cell('5', 'ss:MergeDown="1"')}</Row><Row>${cell('1.00190')}</Row></Table>`,
    )[0],
  ).toEqual([
    ['3.70481', '5 ?'],
    ['1.00190', '5 ?'],
  ])
})

it('ignores merged cells of a hidden column', () => {
  const cell = (text: string, merged = '') => `<table-cell ${merged}><p>${text}</p></table-cell>`
  const first = `${cell('5', 'number-rows-spanned="2"')}${cell('3.70481')}${cell('4')}`
  const second = `<covered-table-cell/>${cell('1.00190')}${cell('3')}`
  expect(
    tablesOfMarkup(
      `<table><table-column visibility="collapse"/><table-row>${first}</table-row><table-row>${second}</table-row></table>`,
    )[0],
  ).toEqual([
    ['3.70481', '4'],
    ['1.00190', '3'],
  ])
})
