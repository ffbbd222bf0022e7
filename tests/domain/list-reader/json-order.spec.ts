import { expect, it } from 'vitest'
import { jsonItems } from '#domain/list-reader/json-order.ts'

const item = (number: string, quantity = '', overrides: object = {}) => ({
  number,
  other: '',
  quantity,
  ...overrides,
})
const itemsOf = (value: unknown) => jsonItems(JSON.stringify(value))

it.each([
  ['a list of lines', [{ articleNumber: '2.30256', quantity: 4 }], [item('2.30256', '4')]],
  ['a list in a field', { lines: [{ article_no: '2.30256', qty: '4' }] }, [item('2.30256', '4')]],
  ['a single line', { articleNumber: '2.30256', quantity: 4 }, [item('2.30256', '4')]],
  [
    'an order below its head',
    { order: { no: 7, items: [{ sku: '2.30256', qty: 1 }] } },
    [item('2.30256', '1')],
  ],
  [
    'numbers with their counts',
    { '2.30256': 4, '3.70481': '2' },
    [item('2.30256', '4'), item('3.70481', '2')],
  ],
  [
    'pairs',
    [
      ['2.30256', 4],
      ['3.70481', 2],
    ],
    [item('2.30256', '4'), item('3.70481', '2')],
  ],
  ['only numbers', ['2.30256', '3.70481'], [item('2.30256'), item('3.70481')]],
  ['a measured quantity', [{ sku: '2.30256', quantity: { value: 4, unit: 'PCE' } }], [item('2.30256', '4')]],
  ['the part of a line in an object', [{ product: { sku: '2.30256' }, quantity: 4 }], [item('2.30256', '4')]],
])('parses JSON of an order that contains %s', (_, value, items) => {
  expect(itemsOf(value)).toEqual(items)
})

it('parses one JSON object per line', () => {
  const text = '{"sku":"2.30256","quantity":4}\r\n\n{"sku":"3.70481","quantity":2}\n'
  expect(jsonItems(text)).toEqual([item('2.30256', '4'), item('3.70481', '2')])
})

it('reads a line without a quantity as an item, if another line has a quantity', () => {
  const lines = [{ sku: '2.30256', quantity: 4 }, { sku: '3.70481' }]
  expect(itemsOf(lines)).toEqual([item('2.30256', '4'), item('3.70481')])
  expect(itemsOf([{ sku: '2.30256' }, { sku: '3.70481' }])).toBeUndefined()
})

it('prefers an article number of the shop, then a supplier number, to a line number', () => {
  const numberOf = (record: object) => itemsOf([{ ...record, quantity: 1 }])?.[0]?.number
  expect(numberOf({ customerPartNumber: 'K-1', articleNumber: 'X12345', partNumber: '2.30256' })).toBe(
    '2.30256',
  )
  expect(numberOf({ articleNumber: 'X12345', supplierArticleNumber: 'Y12345' })).toBe('Y12345')
  expect(numberOf({ articleNumber: '17', partNumber: 'Y12345' })).toBe('Y12345')
  expect(numberOf({ articleNumber: '17' })).toBe('17')
})

it('uses an id as number if there is no field for a part number', () => {
  expect(itemsOf([{ id: '2.30256', quantity: 1 }])).toEqual([item('2.30256', '1')])
  expect(itemsOf([{ id: '3.70481', sku: '2.30256', quantity: 1 }])).toEqual([item('2.30256', '1')])
})

it('returns texts of unknown fields as candidates for the number', () => {
  expect(itemsOf([{ reference: 'x', whatever: '2.30256', quantity: 1 }])).toMatchObject([
    { number: '', further: ['2.30256'] },
  ])
})

it.each([
  ['text', 'Please send 4 x 2.30256'],
  ['broken JSON', '{"sku": "2.30256"'],
  ['JSON beside text', '{"sku":"2.30256","quantity":4}\nThanks'],
  ['an empty list', '[]'],
  ['nothing', 'null'],
  ['a word', '"2"'],
  ['quantities of values that are not numbers', '{"brake": 4}'],
  ['a number with an invalid quantity', '{"2.30256": "many"}'],
  ['a longer list than a pair', '[["2.30256", 4, 5]]'],
])('parses no order from %s', (_, text) => {
  const items = jsonItems(text)
  expect(items?.filter(({ quantity }) => quantity !== '') ?? []).toEqual([])
})

it('rejects JSON that is nested too deeply', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? [{ sku: '2.30256', quantity: 4 }] : { inner: nested(depth - 1) }
  expect(itemsOf(nested(12))).toEqual([item('2.30256', '4')])
  expect(itemsOf(nested(13))).toBeUndefined()
})
