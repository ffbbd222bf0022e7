import { expect, it } from 'vitest'
import { parseDocumentStatus } from '#domain/documents/document.ts'

it.each(['open', 'partPaid', 'paid', 'overdue', 'applied', 'shipped', 'delivered', 'cancelled'])(
  'knows the state %s',
  (status) => {
    expect(parseDocumentStatus(status)).toBe(status)
  },
)

it('says of any other state that it does not know it', () => {
  expect(['', 'Paid', 'IN_DISPUTE'].map(parseDocumentStatus)).toEqual(['OTHER', 'OTHER', 'OTHER'])
})
