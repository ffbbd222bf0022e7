import { expect, it } from 'vitest'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { readList, piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const CATALOGUE = hasProduct(['2.30256', '3.00130', '1.24263'])

it.each([
  ['> 2.30256, 4 in stock\nyes, 2 please\n> 3.00130, 38 in stock\nno', '2.30256 2'],
  ['> 2.30256 disc\nyes\n> 3.00130 disc\n3 pcs', '2.30256 ? | 3.00130 3'],
  ['> 2.30256 disc\n2\n> 3.00130 disc\n\nRegards', '2.30256 2 | 3.00130 ?'],
  ['> 2.30256 disc\n2 now, 4 later\n> 3.00130 disc', '2.30256 ? | 3.00130 ?'],
  ['> 2.30256 disc\n2 x 1.24263\n> 3.00130 disc', '1.24263 2'],
  ['> 2.30256 disc 38 pcs\ntwo please', '2.30256 2'],
  ['> 4 x 2.30256\nno', ''],
  ['> 4 x 2.30256\nyes please', '2.30256 4'],
  ['> 4 x 2.30256\n> 2 x 3.00130\nok', '2.30256 4 | 3.00130 2'],
  [`> 4 x 2.30256\n${'no '.repeat(30)}\n> 2 x 3.00130`, '2.30256 4 | 3.00130 2'],
])('the reply %j orders "%s"', (text, ordered) => {
  const { parsedLines } = readList(rowsOfText(text), CATALOGUE)
  expect(
    parsedLines.map(({ number, quantity }) => `${number} ${piecesOfQuantity(quantity) ?? '?'}`).join(' | '),
  ).toBe(ordered)
})
