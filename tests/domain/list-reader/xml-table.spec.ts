import { expect, it } from 'vitest'
import { xmlTable } from '#domain/list-reader/xml-table.ts'

it('converts the lines of an order to rows, with the names of the fields as headings', () => {
  const xml = `<?xml version="1.0"?><order no="4711">
    <line><articleNo>2.30256</articleNo><qty_ordered>4</qty_ordered></line>
    <line><articleNo>3.70481</articleNo><qty_ordered>2</qty_ordered></line>
  </order>`
  expect(xmlTable(xml)).toEqual([
    ['article No', 'qty ordered'],
    ['2.30256', '4'],
    ['3.70481', '2'],
  ])
})

it('converts attributes to fields, even of empty elements and with a prefix', () => {
  const xml = `<o:order xmlns:o="urn:order"><o:line o:sku='2.30256' qty = "4" xmlns="urn:x" note=""/></o:order>`
  expect(xmlTable(xml)).toEqual([
    ['sku', 'qty'],
    ['2.30256', '4'],
  ])
})

it('converts the fields of nested elements', () => {
  const xml = '<order><line><item><sku>2.30256</sku></item><qty>4</qty></line></order>'
  expect(xmlTable(xml)).toEqual([
    ['sku', 'qty'],
    ['2.30256', '4'],
  ])
})

it('returns an empty cell for a missing field, and several cells for a repeated field', () => {
  const xml =
    '<o><l><sku>2.30256</sku><q>4</q><text>a</text><text>b</text></l><l><sku>3.70481</sku><q>2</q></l></o>'
  expect(xmlTable(xml)).toEqual([
    ['sku', 'q', 'text', 'text'],
    ['2.30256', '4', 'a', 'b'],
    ['3.70481', '2', '', ''],
  ])
})

it('returns a row for each element whose name most often has a number and a quantity', () => {
  const xml = `<o><head><no>4.44444</no><v>1</v></head>
    <l><sku>2.30256</sku><q>4</q></l><l><sku>3.70481</sku><q>2</q></l></o>`
  expect(xmlTable(xml)).toHaveLength(3)
})

it.each([
  ['text', 'Please send 4 x 2.30256'],
  ['an order without a quantity', '<o><l><sku>2.30256</sku><name>disc</name></l></o>'],
  ['an order without a number', '<o><l><name>disc</name><q>4</q></l></o>'],
  ['a code instead of a quantity', '<o><l><sku>2.30256</sku><q>004</q></l></o>'],
  ['one field', '<o><l>2.30256</l></o>'],
  ['unclosed elements', '<o><l><sku>2.30256<q>4'],
  ['deeply nested elements', `${'<a>'.repeat(41)}2.30256${'</a>'.repeat(41)}`],
])('returns no table for %s', (_, xml) => {
  expect(xmlTable(xml)).toBeUndefined()
})

it('closes unclosed child elements with their parent', () => {
  expect(xmlTable('<o><l><sku>2.30256</sku><q>4</l></o>')).toEqual([
    ['sku', 'q'],
    ['2.30256', '4'],
  ])
})

it.each(['4', '4.00', '4,0', '999999'])('accepts "%s" as a quantity', (count) => {
  expect(xmlTable(`<o><l><sku>2.30256</sku><q>${count}</q></l></o>`)?.[1]).toEqual(['2.30256', count])
})
