import { expect, it } from 'vitest'
import { attentionOf } from '#domain/overview/attention.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

it('lists overdue invoices, overdue lines and changed dates in this sequence', () => {
  const attention = attentionOf({
    invoices: { open: 5, overdue: 2, overdueAmount: euro(120) },
    backorderLines: { count: 9, changed: 3, overdue: 1 },
  })
  expect(attention.map(({ name, count, query }) => [name, count, query])).toEqual([
    ['overdueInvoices', 2, '?status=overdue'],
    ['overdueLines', 1, '?overdue=1'],
    ['changedDates', 3, '?changed=1'],
  ])
  expect(attention[0]?.amount).toEqual(euro(120))
})

it('lists nothing that needs attention if nothing is overdue, and omits what the account may not see', () => {
  expect(attentionOf({ invoices: { open: 5, overdue: 0 }, backorderLines: undefined })).toEqual([])
})
