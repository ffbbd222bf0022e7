import { expect, it } from 'vitest'
import { parseDocumentStatus } from '#domain/documents/document.ts'

it.each(['open', 'partPaid', 'paid', 'overdue', 'applied', 'shipped', 'delivered', 'cancelled'])(
  'parses the status of a document: %s',
  (status) => {
    expect(parseDocumentStatus(status)).toBe(status)
  },
)

it('parses any other status of a document as unknown', () => {
  expect(['', 'Paid', 'IN_DISPUTE'].map(parseDocumentStatus)).toEqual(['OTHER', 'OTHER', 'OTHER'])
})
