import { expect, it } from 'vitest'
import type { Claims } from '#application/claims/claims.port.ts'
import { ReplyToClaim } from '#application/claims/reply-to-claim.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { MESSAGE_LENGTH, type ClaimDetails } from '#domain/claims/claim.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const ANSWERED = { claimNo: 'C1' } as ClaimDetails
const replying = (reply: Claims['reply']) => recordedPort<Claims>({ reply })

it('sends the trimmed reply to a claim with the given idempotency key', async () => {
  const { port, calls } = replying(async () => ok(ANSWERED))
  expect(await new ReplyToClaim({ claims: port }).run('key', 'C1', ' Gate 4 \n')).toEqual(ok(ANSWERED))
  expect(calls).toEqual([['reply', 'key', 'C1', 'Gate 4']])
})

it('sends a reply of the maximum length to a claim', async () => {
  const { port } = replying(async () => ok(ANSWERED))
  expect(await new ReplyToClaim({ claims: port }).run('key', 'C1', 'x'.repeat(MESSAGE_LENGTH))).toEqual(
    ok(ANSWERED),
  )
})

it.each([
  ['', 'missing'],
  [' \n ', 'missing'],
  ['x'.repeat(MESSAGE_LENGTH + 1), 'too-long'],
])('rejects the reply "%.5s" to a claim without a call: %s', async (typedText, kind) => {
  const { port, calls } = replying(async () => ok(ANSWERED))
  expect(await new ReplyToClaim({ claims: port }).run('key', 'C1', typedText)).toEqual(fail({ kind }))
  expect(calls).toEqual([])
})

it('reports why the API rejects the reply to a claim, or that the API did not respond', async () => {
  const closed = replying(async () => fail({ kind: 'closed' })).port
  expect(await new ReplyToClaim({ claims: closed }).run('key', 'C1', 'Hello')).toEqual(
    fail({ kind: 'closed' }),
  )
  const dead = replying(() => Promise.reject(new ApiFailure('timeout', 'reply'))).port
  expect(await new ReplyToClaim({ claims: dead }).run('key', 'C1', 'Hello')).toEqual(
    fail({ kind: 'unreachable' }),
  )
})
