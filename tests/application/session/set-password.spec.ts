import { expect, it } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Accounts } from '#application/session/accounts.port.ts'
import { SetPassword } from '#application/session/set-password.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function setting(respond: Accounts['setPassword'] = async () => ok(undefined)) {
  const { port, calls } = recordedPort<Accounts>({ setPassword: respond })
  return { set: new SetPassword({ accounts: port }), calls }
}

it.each(['8 chars!', 'x'.repeat(1000)])('sets the valid password %j', async (password) => {
  const { set, calls } = setting()
  expect(await set.run('link', password)).toEqual(ok(undefined))
  expect(calls).toEqual([['setPassword', 'link', password]])
})

it.each([
  ['no link', '', '8 chars!', 'unknown'],
  ['a link that is too long', 'x'.repeat(201), '8 chars!', 'unknown'],
  ['a short password', 'link', '7 chars', 'length'],
  ['a long password', 'link', 'x'.repeat(1001), 'length'],
])('sets no password for %s, and sends no call', async (_, link, password, rejection) => {
  const { set, calls } = setting()
  expect(await set.run(link, password)).toEqual(fail(rejection))
  expect(calls).toEqual([])
})

it('returns why the link to set a password is not valid', async () => {
  expect(await setting(async () => fail('used')).set.run('link', '8 chars!')).toEqual(fail('used'))
})

it('reports that the password could not be set because the request failed', async () => {
  const { set } = setting(() => Promise.reject(new ApiFailure('offline', 'POST /api/password/set')))
  expect(await set.run('link', '8 chars!')).toEqual(fail('unreachable'))
})
