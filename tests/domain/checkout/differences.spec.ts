import { expect, it } from 'vitest'
import { differences, type DisplayedLine } from '#domain/checkout/differences.ts'

const filter: DisplayedLine = { articleNo: '3.70481', quantity: 4, unitPrice: 1180 }
const disc: DisplayedLine = { articleNo: '2.30256', quantity: 2, unitPrice: 7405 }

it('returns no difference if the cart equals the displayed one', () => {
  expect(differences([filter, disc], [disc, filter])).toEqual([])
})

it.each([
  ['gone', [], [{ articleNo: '3.70481', kind: 'gone' }]],
  [
    'a changed quantity',
    [{ ...filter, quantity: 3 }],
    [{ articleNo: '3.70481', kind: 'quantity', old: 4, now: 3 }],
  ],
  ['a changed price', [{ ...filter, unitPrice: 1181 }], [{ articleNo: '3.70481', kind: 'price' }]],
  [
    'a price that is hidden',
    [{ ...filter, unitPrice: undefined }],
    [{ articleNo: '3.70481', kind: 'price' }],
  ],
])('reports the change of a displayed cart line: %s', (_, now, reported) => {
  expect(differences([filter], now)).toEqual(reported)
})

it('reports a cart line that was not displayed as new', () => {
  expect(differences([filter], [filter, disc])).toEqual([{ articleNo: '2.30256', kind: 'new' }])
})
