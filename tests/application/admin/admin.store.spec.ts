import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { adminCookie } from '#application/admin/admin-cookie.ts'
import { AdminStore } from '#application/admin/admin.store.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const kept = () => {
  const cookies = new RequestCookieJar(null)
  cookies.write(adminCookie, 'header.payload')
  return cookies
}

it('restores the login of an administrator after a reload', () => {
  expect(new AdminStore(sessionOf('admin'), kept()).token).toBe('header.payload')
})

it('does not restore the administrator’s login when a customer is logged in', () => {
  expect(new AdminStore(sessionOf('customer'), kept()).token).toBeUndefined()
})

it('restores no login of an administrator if the cookies contain none', () => {
  expect(new AdminStore(sessionOf('admin'), new RequestCookieJar(null)).token).toBeUndefined()
})

it('stores the login of an administrator for the next load, until it is cleared', () => {
  const cookies = new RequestCookieJar(null)
  const admin = new AdminStore(sessionOf('admin'), cookies)
  admin.setToken('header.payload')
  expect(admin.token).toBe('header.payload')
  expect(cookies.read(adminCookie)).toBe('header.payload')
  expect(cookies.setCookieLines.join()).toContain('__Host-kih=')
  admin.empty()
  expect(admin.token).toBeUndefined()
  expect(cookies.read(adminCookie)).toBeUndefined()
})

it.each(['restored', 'typed'])(
  'removes the administrator’s login when the session ends: the login was %s',
  (how) => {
    const session = sessionOf('admin')
    const admin = new AdminStore(session, how === 'restored' ? kept() : new RequestCookieJar(null))
    if (how === 'typed') admin.setToken('header.payload')
    session.end()
    expect(admin.token).toBeUndefined()
  },
)

it('notifies pages of a new login of an administrator', () => {
  const admin = new AdminStore(sessionOf('admin'), new RequestCookieJar(null))
  const observed: unknown[] = []
  autorun(() => observed.push(admin.token))
  admin.setToken('header.payload')
  expect(observed).toEqual([undefined, 'header.payload'])
})
