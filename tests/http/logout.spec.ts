import { expect, it } from 'vitest'
import { COOKIE_LIFETIMES, cookiesClearedOn } from '#application/kernel/cookie-names.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop()

const ADMIN = { username: 'admin@demo.test', password: 'demo' }
const KEPT = cookiesClearedOn('visitor')
const SESSION_PARTS = ['__Host-session', '__Host-user', '__Host-signature'] as const

/** An administrator who is logged in to both services, in a browser with all cookies. */
async function administrator() {
  const visitor = new HttpVisitor(shop.origin)
  for (const name of Object.keys(COOKIE_LIFETIMES)) visitor.setCookie(name, '1')
  visitor.setCookie('i18n_redirected', 'en')
  await visitor.logIn(ADMIN.username)
  const token = `${visitor.cookie('__Host-session')}.${visitor.cookie('__Host-signature')}`
  const login = await visitor.call('/api/loginKih', ADMIN)
  const { accessToken } = (await login.json()) as { accessToken: string }
  visitor.setCookie('__Host-kih', accessToken)
  const isOpen = async (path: string, body: object) => {
    const response = await shop.backend.respond(
      new Request(`${shop.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    return response.status === 200
  }
  const tokenKih = visitor.cookie('__Host-signature-kih')!
  return {
    visitor,
    /** For each service, whether the API still accepts its token. */
    openServices: () =>
      Promise.all([isOpen('/api/getfeatures', { token }), isOpen('/api/admin/redirects', { tokenKih })]),
  }
}

it('an administrator is logged in at both services', async () => {
  const { visitor, openServices } = await administrator()
  await visitor.get('/en/categories')
  expect(await openServices()).toEqual([true, true])
  const response = await visitor.call('/api/admin/redirects', { tokenKih: visitor.cookie('__Host-kih') })
  expect(response.status).toBe(200)
})

it.each<readonly [string, (visitor: HttpVisitor) => Promise<unknown>]>([
  ['the form of the header', (visitor) => visitor.post('/en/login', { intent: 'logOut' })],
  [
    'the call of a page with scripts',
    async (visitor) => {
      await visitor.call('/api/logout', { token: visitor.cookie('__Host-session') })
      // the page itself clears the return path at a logout; after the end of a session it is retained
      visitor.dropCookie('__Host-previous-path')
    },
  ],
])(
  '%s ends the tokens of both services at the API, and clears all cookies except preferences',
  async (_, logOut) => {
    const { visitor, openServices } = await administrator()
    await logOut(visitor)
    expect(await openServices()).toEqual([false, false])
    expect(visitor.cookieNames.toSorted()).toEqual(KEPT.toSorted())
  },
)

it.each<readonly [string, (visitor: HttpVisitor) => Promise<unknown>]>([
  [
    'arriving at the login by a logout without a session',
    async (visitor) => {
      for (const name of SESSION_PARTS) visitor.dropCookie(name)
      await visitor.get('/en/login?logout=true')
    },
  ],
  [
    'a page of a session that the API has ended',
    async (visitor) => {
      visitor.setCookie('__Host-signature', 'A'.repeat(43))
      const response = await visitor.get('/en/infocenter')
      expect(response.headers.get('location')).toBe('/en/login?logout=true')
    },
  ],
  [
    'the login of a session that the API has ended, from a page with scripts',
    async (visitor) => {
      // the page has already cleared the cookies that scripts can clear
      for (const name of [...SESSION_PARTS.slice(0, 2), '__Host-kih', '__Host-checkout'])
        visitor.dropCookie(name)
      await visitor.get('/en/login?logout=true')
    },
  ],
])(
  '%s ends the session of the second service, and clears all cookies except those of preferences and the previous page',
  async (_, end) => {
    const { visitor, openServices } = await administrator()
    await end(visitor)
    const [, isSecondOpen] = await openServices()
    expect(isSecondOpen).toBe(false)
    expect(visitor.cookieNames.toSorted()).toEqual([...KEPT, '__Host-previous-path'].toSorted())
  },
)

it('a page request without a session ends only the session of the second service, and retains the compared products', async () => {
  const { visitor, openServices } = await administrator()
  for (const name of SESSION_PARTS) visitor.dropCookie(name)
  await visitor.get('/en/categories')
  expect(await openServices()).toEqual([true, false])
  expect(visitor.cookieNames).not.toContain('__Host-kih')
  expect(visitor.cookieNames).not.toContain('__Host-signature-kih')
  expect(visitor.cookieNames).toContain('__Host-compared')
})
