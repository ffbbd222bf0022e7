import { describe, expect, it } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop()

const NAME = 'Anna Becker'
const A_MINUTE_AGO = 60

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url')
const HEADER = encode({ alg: 'HS256' })
const now = () => Math.floor(Date.now() / 1000)

async function partner(): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(shop.origin)
  await visitor.logIn('full@demo.test')
  return visitor
}

/** Replaces the signature of the token, which the API then rejects like a revoked token. */
const revoke = (visitor: HttpVisitor) => visitor.setCookie('__Host-signature', 'A'.repeat(43))

describe('an invalid or expired session token', () => {
  it.each<readonly [string, () => string]>([
    ['has no dots', () => 'abc'],
    ['is broken base64', () => `${HEADER}.%%%`],
    ['is cut', () => `${HEADER}.eyJleHAiOjE`],
    ['has no expiry', () => `${HEADER}.${encode({ sub: 'D0100001' })}`],
    ['has a text for an expiry', () => `${HEADER}.${encode({ exp: String(now() + A_MINUTE_AGO) })}`],
    ['ended a second ago', () => `${HEADER}.${encode({ sub: 'D0100001', exp: now() - 1 })}`],
    ['ended in 1969', () => `${HEADER}.${encode({ exp: -1 })}`],
  ])(
    'that %s shows a public page as to a guest, and redirects a page of the account to the login',
    async (_, token) => {
      const visitor = await partner()
      visitor.setCookie('__Host-session', token())
      const home = await visitor.get('/en')
      const html = await home.text()
      expect([home.status, html.includes(NAME), html.includes('\\"minor\\"')]).toEqual([200, false, false])
      const account = await visitor.get('/en/infocenter')
      expect([account.status, account.headers.get('location')?.split('?')[0]]).toEqual([302, '/en/login'])
    },
  )
})

it('another customer’s payload with a valid signature is rejected, and the cookies are cleared', async () => {
  const thief = await partner()
  const victim = new HttpVisitor(shop.origin)
  await victim.logIn('export@demo.test')
  thief.setCookie('__Host-session', victim.cookie('__Host-session')!)
  const response = await thief.get('/en/infocenter')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/login?logout=true'])
  expect(thief.cookieNames).toEqual(['__Host-previous-path'])
})

it.each(['/en/login', '/en/login?logout=true'])(
  'the login page at %s is shown without a redirect if the API has ended the session',
  async (path) => {
    const visitor = await partner()
    revoke(visitor)
    const response = await visitor.get(path)
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    expect(visitor.cookieNames).toEqual([])
  },
)

it('a login returns to the page on which the end of the session was detected', async () => {
  const visitor = await partner()
  revoke(visitor)
  await visitor.get('/en/infocenter/orderhistory?page=2')
  const loggedIn = await visitor.logIn('full@demo.test')
  expect(loggedIn.headers.get('location')).toBe('/en/infocenter/orderhistory?page=2')
})

it('a payload with a manipulated expiry redirects to the login', async () => {
  const visitor = await partner()
  const [header, payload] = visitor.cookie('__Host-session')!.split('.')
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
  visitor.setCookie('__Host-session', `${header}.${encode({ ...claims, exp: now() + 10_000_000 })}`)
  const response = await visitor.get('/en/checkout/step1')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/login?logout=true'])
})

it.each(['full', 'noprice', 'readonly'])(
  'the role of an administrator in a manipulated cookie does not open the administration to "%s"',
  async (name) => {
    const visitor = new HttpVisitor(shop.origin)
    await visitor.logIn(`${name}@demo.test`)
    const user = JSON.parse(decodeURIComponent(visitor.cookie('__Host-user')!)) as object
    visitor.setCookie('__Host-user', encodeURIComponent(JSON.stringify({ ...user, role: 'admin' })))
    for (const path of ['/kihadmin', '/en/kihadmin', '/en/kihadmin.data']) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    }
  },
)

it('the administration is open to an administrator', async () => {
  const visitor = new HttpVisitor(shop.origin)
  await visitor.logIn('admin@demo.test')
  expect((await visitor.get('/en/kihadmin')).status).toBe(200)
})

describe('a cookie of 8 kB', () => {
  const LONG_TEXT = 'x'.repeat(8 * 1024)

  it.each([
    'session',
    'user',
    'signature',
    'prices-hidden',
    'country',
    'theme',
    'density',
    'keys',
    'consent',
    'compared',
    'vehicle',
    'checkout',
    'previous-path',
    'kih',
  ])('with the name __Host-%s is ignored', async (name) => {
    const visitor = new HttpVisitor(shop.origin)
    visitor.setCookie(`__Host-${name}`, LONG_TEXT)
    const response = await visitor.get('/en/categories')
    const html = await response.text()
    expect([response.status, html.includes('Product groups'), html.includes(LONG_TEXT)]).toEqual([
      200,
      true,
      false,
    ])
  })

  it('with the name i18n_redirected causes no redirect', async () => {
    const visitor = new HttpVisitor(shop.origin)
    visitor.setCookie('i18n_redirected', LONG_TEXT)
    expect((await visitor.get('/en')).status).toBe(200)
  })
})
