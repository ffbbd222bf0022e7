import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { AdminStore } from '#application/admin/admin.store.ts'
import type { Administration } from '#application/admin/administration.port.ts'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogOutAdmin } from '#application/admin/log-out-admin.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const CREDENTIALS = { username: 'root', password: 'secret' }
const admin = () => new AdminStore(sessionOf('admin'), new RequestCookieJar(null))
const service = (calls: Partial<Administration>) => calls as Administration
const dead = () => Promise.reject(new ApiFailure('timeout', 'admin'))

it('stores the token of an administrator’s login', async () => {
  const store = admin()
  const logIn = service({ logIn: async ({ username, password }) => ok(`${username}:${password}`) })
  expect(await new LogInAsAdmin({ administration: logIn, admin: store }).run(CREDENTIALS)).toEqual(
    ok(undefined),
  )
  expect(store.token).toBe('root:secret')
})

it.each([
  ['wrong credentials', async () => fail({ kind: 'wrong-credentials' } as const), 'wrong-credentials'],
  ['an unreachable service', dead, 'unreachable'],
] as const)(
  'reports why an administrator’s login failed, and stores no token: %s',
  async (_, logIn, kind) => {
    const store = admin()
    expect(
      await new LogInAsAdmin({ administration: service({ logIn }), admin: store }).run(CREDENTIALS),
    ).toEqual(fail({ kind }))
    expect(store.token).toBeUndefined()
  },
)

it('the logout of the administrator removes the stored token, and ends the login at the administration API', async () => {
  const store = admin()
  store.setToken('header.payload')
  const ended: string[] = []
  await new LogOutAdmin({
    administration: service({ logOut: async (token) => void ended.push(token) }),
    admin: store,
  }).run()
  expect([store.token, ended]).toEqual([undefined, ['header.payload']])
})

it('the logout of the administrator removes the stored token even if the administration API fails', async () => {
  const store = admin()
  store.setToken('header.payload')
  await new LogOutAdmin({ administration: service({ logOut: dead }), admin: store }).run()
  expect(store.token).toBeUndefined()
})

it('the logout of the administrator does not call the administration API if no token is stored', async () => {
  const logOut = () => Promise.reject(new TypeError('told'))
  await expect(
    new LogOutAdmin({ administration: service({ logOut }), admin: admin() }).run(),
  ).resolves.toBeUndefined()
})
