import { expect, it, vi } from 'vitest'
import type { Accounts } from '#application/session/accounts.port.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'

const asking = (requestPasswordReset: (username: string) => Promise<void>) =>
  new RequestPasswordReset({ accounts: { requestPasswordReset } as unknown as Accounts })

it('sends the trimmed user name', async () => {
  const ask = vi.fn(async () => {})
  expect(await asking(ask).run(' full@demo.test ')).toBe('sent')
  expect(ask.mock.calls).toEqual([['full@demo.test']])
})

it('sends no request without a user name', async () => {
  const ask = vi.fn(async () => {})
  expect(await asking(ask).run('  ')).toBe('incomplete')
  expect(ask).not.toHaveBeenCalled()
})

it('reports that the request failed', async () => {
  const failure = new ApiFailure('offline', 'POST /api/password/reset')
  expect(await asking(() => Promise.reject(failure)).run('full@demo.test')).toBe('unreachable')
})
