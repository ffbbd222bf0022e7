import { expect, it } from 'vitest'
import { isClosed, parseClaimStatus } from '#domain/claims/claim.ts'

it.each(['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'CLOSED'])(
  'parses the status of a claim: %s',
  (status) => {
    expect(parseClaimStatus(status)).toBe(status)
  },
)

it.each([undefined, '', 'closed', 'SETTLED'])('parses %s as the unknown status of a claim', (status) => {
  expect(parseClaimStatus(status)).toBe('OTHER')
})

it('a claim is closed only in the status CLOSED', () => {
  const statuses = ['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'CLOSED', 'OTHER'] as const
  expect(statuses.filter((status) => isClosed({ status }))).toEqual(['CLOSED'])
})
