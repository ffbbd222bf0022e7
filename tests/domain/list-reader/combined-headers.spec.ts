import { expect, it } from 'vitest'
import {
  nameQuantityColumn,
  combinedHeaders,
  splitCombinedHeaders,
} from '#domain/list-reader/combined-headers.ts'

it.each(['Part number Qty', 'Pos Article Description Qty', 'Numéro de pièce Qté à commander', 'Article'])(
  'detects "%s" as headings in one cell',
  (cell) => {
    expect(combinedHeaders(cell)).toEqual(cell.split(' '))
  },
)

it.each([
  ['a heading of what follows', 'Article Qty:'],
  ['a sentence', 'please send the article'],
  ['only a quantity', 'Qty'],
  ['an unknown word', 'Article Qty xyz'],
  ['digits', 'Article 2.30256'],
  ['nothing', ''],
  ['too many words', 'Article Article Article Article Article Article Article Article Article Article Qty'],
])('does not detect %s as headings: "%s"', (_, cell) => {
  expect(combinedHeaders(cell)).toBeUndefined()
})

it('a line of more than ten words is not detected as headings', () => {
  const headers = 'Pos Article Part number Description Note Price Total Unit Qty'
  expect(combinedHeaders(headers)).toHaveLength(10)
  expect(combinedHeaders(`${headers} Status`)).toBeUndefined()
})

it('detects whether headings include a quantity', () => {
  expect(nameQuantityColumn(['Article', 'Qty'])).toBe(true)
  expect(nameQuantityColumn(['Article', 'Bestellmenge'])).toBe(true)
  expect(nameQuantityColumn(['Article', 'Description'])).toBe(false)
  expect(nameQuantityColumn(['Article', 'Stock'])).toBe(false)
})

const spread = (headers: string, ...rows: readonly string[]) =>
  splitCombinedHeaders(
    headers.split(' '),
    rows.map((row) => row.split(';')),
  )

it.each([
  ['Article Qty', ['2.30256;4'], ['number', 'quantity']],
  ['Qty Article', ['4;2.30256'], ['quantity', 'number']],
  ['Part number Qty', ['2.30256;4'], ['number', 'quantity']],
  ['Pos Part number Description Qty', ['1;2.30256;Disc;4'], ['other', 'number', 'other', 'quantity']],
  ['Numéro de pièce Qté à commander', ['2.30256;4'], ['number', 'wanted']],
  ['Article Stock Order quantity', ['2.30256;7;4'], ['number', 'other-quantity', 'wanted']],
  ['Article', ['2.30256'], ['number']],
  ['Part number', ['2.30256'], ['number']],
  ['Pos Number Qty', ['1;2.30256;4'], ['other', 'number', 'quantity']],
  ['Part Number Article Code Item Qty', ['2.30256;4'], ['number', 'quantity']],
  [
    'Pos Line Article Description Note Qty',
    ['1;2;2.30256;Disc;4'],
    ['other', undefined, undefined, 'other', 'quantity'],
  ],
  ['Article Qty', ['2.30256;4;', '3.05239;2;'], ['number', 'quantity']],
])('splits "%s" over the columns with the roles %j', (headers, rows, roles) => {
  expect(spread(headers, ...rows)).toEqual(roles)
})

it.each([
  ['fewer columns than headings can fill', 'Article Qty', ['2.30256']],
  ['more columns than words', 'Article Qty', ['2.30256;4;7']],
  ['no column', 'Article Qty', ['']],
  ['no row', 'Article Qty', []],
  ['texts below the quantity', 'Article Qty', ['2.30256;Disc', '3.05239;Pad']],
  ['no row of one heading', 'Article', []],
  ['two words for one heading', 'Part Number Qty', ['2.30256;Disc;4']],
  ['no number', 'Pos Description', ['1;Disc']],
  ['a quantity without a number', 'Qty Description Note', ['4;Disc;now']],
  ['two possible columns of the quantity', 'Article Qty Ordered Units', ['2.30256;4;7']],
  ['a link before the cells', 'de pièce Qté', ['2.30256;4']],
  ['a link after the cells', 'Qté pièce de', ['4;2.30256']],
  ['a heading that is too long', 'Part Number Article Code Item Part Qty', ['2.30256;4']],
  ['an unknown word', 'Foo Article', ['x;2.30256']],
  ['two columns for the quantity', 'Pos Article Description Qty', ['1;2.30256;4']],
])('does not split headings over %s', (_, headers, rows) => {
  expect(spread(headers, ...rows)).toBeUndefined()
})

it('uses a column as quantity if most of its cells are counts', () => {
  expect(spread('Article Qty', '2.30256;4', '3.05239;Pad')).toEqual(['number', 'quantity'])
  expect(spread('Article Qty', '2.30256;4', '3.05239;Pad', '4.43793;Hose')).toBeUndefined()
  expect(spread('Article Qty', '2.30256;4', '3.05239;', '4.43793;')).toEqual(['number', 'quantity'])
})
