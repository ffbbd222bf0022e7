import { expect, it } from 'vitest'
import { isClosed, parseClaimStatus } from '#domain/claims/claim.ts'

it.each(['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'CLOSED'])('knows the state %s', (status) => {
  expect(parseClaimStatus(status)).toBe(status)
})

it.each([undefined, '', 'closed', 'SETTLED'])('takes %s for a state that it does not know', (status) => {
  expect(parseClaimStatus(status)).toBe('OTHER')
})

it('is only closed in one state', () => {
  expect(isClosed({ status: 'CLOSED' })).toBe(true)
  expect(isClosed({ status: 'REJECTED' })).toBe(false)
})
