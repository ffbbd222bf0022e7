import { expect, it } from 'vitest'
import { isClosed, parseClaimStatus } from '#domain/claims/claim.ts'

it.each(['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'CLOSED'])('recognizes the state %s', (status) => {
  expect(parseClaimStatus(status)).toBe(status)
})

it.each([undefined, '', 'closed', 'SETTLED'])('treats %s as an unknown state', (status) => {
  expect(parseClaimStatus(status)).toBe('OTHER')
})

it('is closed in one state only', () => {
  expect(isClosed({ status: 'CLOSED' })).toBe(true)
  expect(isClosed({ status: 'REJECTED' })).toBe(false)
})
