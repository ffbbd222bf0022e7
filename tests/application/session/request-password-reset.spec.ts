import { expect, it, vi } from 'vitest'
import type { Accounts } from '#application/session/accounts.port.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'

const asking = (requestPasswordReset: Accounts['requestPasswordReset']) =>
  new RequestPasswordReset({ accounts: { requestPasswordReset } as unknown as Accounts })

it('requests a password reset for the trimmed user name', async () => {
  const ask = vi.fn(async () => ok(undefined))
  expect(await asking(ask).run(' full@demo.test ')).toBe('sent')
  expect(ask.mock.calls).toEqual([['full@demo.test']])
})

it('sends no password request without a user name', async () => {
  const ask = vi.fn(async () => ok(undefined))
  expect(await asking(ask).run('  ')).toBe('incomplete')
  expect(ask).not.toHaveBeenCalled()
})

it('reports that the request for a new password failed', async () => {
  const failure = new ApiFailure('offline', 'POST /api/password/reset')
  expect(await asking(() => Promise.reject(failure)).run('full@demo.test')).toBe('unreachable')
})

it('reports that too many password mails were sent to the address', async () => {
  expect(await asking(async () => fail({ kind: 'too-many' })).run('full@demo.test')).toBe('too-many')
})
