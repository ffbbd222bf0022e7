import { expect, it } from 'vitest'
import type { AdminStore } from '#application/admin/admin.store.ts'
import type { Administration } from '#application/admin/administration.port.ts'
import { ConfirmAdmin } from '#application/admin/confirm-admin.ts'
import type { Accounts } from '#application/session/accounts.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const down = new ApiFailure('unavailable', 'isAdmin')
const none = () => Promise.reject(new TypeError('asked'))

function confirming(
  isAdmin: Accounts['isAdmin'],
  errorReports: Administration['errorReports'] = none,
  { session = sessionOf('admin'), admin = { token: 'second' } as Pick<AdminStore, 'token'> } = {},
) {
  return new ConfirmAdmin({
    accounts: { isAdmin } as Accounts,
    administration: { errorReports } as Administration,
    session,
    admin: admin as AdminStore,
  })
}

it.each([true, false])(
  'returns the API’s answer whether the user is an administrator: %s',
  async (isAdmin) => {
    const session = sessionOf('admin')
    const requestedConfirmAdmin = confirming(async (token) => token === session.token && isAdmin, none, {
      session,
    })
    expect(await requestedConfirmAdmin.run()).toBe(isAdmin)
  },
)

it('sends no request, and returns false, for a session of a customer and after the session has ended', async () => {
  expect(await confirming(none, none, { session: sessionOf('customer') }).run()).toBe(false)
  const ended = sessionOf('admin')
  ended.end()
  expect(await confirming(none, none, { session: ended }).run()).toBe(false)
})

it('accepts a token that the administration API accepts while the shop’s API is down', async () => {
  const requestedConfirmAdmin = confirming(
    () => Promise.reject(down),
    async (token, length) => {
      expect([token, length]).toEqual(['second', 1])
      return []
    },
  )
  expect(await requestedConfirmAdmin.run()).toBe(true)
})

it('rejects with the failure of the shop’s API if the administration API does not confirm the token', async () => {
  const failing = () => Promise.reject(down)
  await expect(confirming(failing, async () => undefined).run()).rejects.toBe(down)
  const dead = () => Promise.reject(new ApiFailure('offline', 'errorReports'))
  await expect(confirming(failing, dead).run()).rejects.toBe(down)
  await expect(confirming(failing, none, { admin: { token: undefined } }).run()).rejects.toBe(down)
})

it('rejects a user whose session has ended, whatever the administration API returns', async () => {
  const ended = new ApiFailure('session-ended', 'isAdmin')
  await expect(
    confirming(
      () => Promise.reject(ended),
      async () => [],
    ).run(),
  ).rejects.toBe(ended)
})
