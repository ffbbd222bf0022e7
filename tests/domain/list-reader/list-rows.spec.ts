import { expect, it } from 'vitest'
import { rowsOfCells, rowsOfText } from '#domain/list-reader/list-rows.ts'

it('numbers the rows of a file from 1, like spreadsheet programs', () => {
  const rows = rowsOfCells([['Number', 'Quantity'], ['3.70481', '4'], [], ['2.30256', '2']])
  expect(rows.map(({ lineNo }) => lineNo)).toEqual([1, 2, 3, 4])
})

it('numbers the lines of a text from 1, including those within a quoted cell', () => {
  const rows = rowsOfText('3.70481;4\n"2.30256;\nfor the yard";2\n4.62658;1')
  expect(rows.map(({ lineNo }) => lineNo)).toEqual([1, 2, 4])
})
