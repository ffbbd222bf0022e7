import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'

const start = Date.UTC(2026, 10, 20, 8)
const hours = 3_600_000

/** A backend with a clock that the test moves. */
function clocked() {
  let now = start
  const backend = smallBackend({ clock: () => now })
  return { ...api(backend), backend, pass: (ms: number) => (now += ms) }
}

test('A login returns the user and a token that expires in an hour', async () => {
  const { post } = clocked()
  const { status, body } = await post('/api/login', { username: 'full@demo.test', password: 'demo' })
  expect(status).toBe(200)
  expect(body.expiresIn).toBe(3600)
  expect(decodeJwt(body.accessToken)).toMatchObject({
    sub: 'C100001',
    iat: start / 1000,
    exp: start / 1000 + 3600,
  })
  expect(body.userInfo).toEqual({
    given_name: 'Anna',
    family_name: 'Becker',
    customerId: 'D0100001',
    companyName: 'Becker Nutzfahrzeugteile GmbH',
    email: 'full@demo.test',
    entityID: 'DTDE',
    contactId: 'C100001',
    billingAddress: { country: 'DE' },
    features: { order: true, invoice: true, shipment: true, showPrice: true, fillBasket: true },
    currency: 'EUR',
    alternativeCurrency: null,
    priceToggle: true,
    role: 'customer',
  })
})

test.each(['FULL@Demo.Test', '  full@demo.test ', '\tFull@demo.test\n'])(
  'The user name %j is accepted',
  async (username) => {
    const { post } = clocked()
    expect((await post('/api/login', { username, password: 'demo' })).status).toBe(200)
  },
)

test.each([
  ['a wrong password', { username: 'full@demo.test', password: 'Demo' }],
  ['an unknown name', { username: 'nobody@demo.test', password: 'demo' }],
])('A login with %s is rejected with 401001', async (_title, credentials) => {
  const { status, body } = await clocked().post('/api/login', credentials)
  expect(status).toBe(401)
  expect(body).toMatchObject({ status: 401, code: 401001 })
})

test('After ten wrong passwords the user name is locked even for the right one, until a time limit', async () => {
  const { post, pass } = clocked()
  const tryWith = (username: string, password: string) => post('/api/login', { username, password })
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await tryWith(' Full@demo.test', 'wrong')).status).toBe(401)
    pass(1000)
  }
  const refused = await tryWith('full@demo.test', 'demo')
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe(429000)
  expect(refused.headers.get('retry-after')).toBe('50')
  expect((await tryWith('noprice@demo.test', 'demo')).status).toBe(200)
  pass(50_000)
  expect((await tryWith('full@demo.test', 'demo')).status).toBe(200)
})

test('The rights of an account are returned until its session ends', async () => {
  const { post, login, pass } = clocked()
  const token = await login('accounts@demo.test')
  pass(hours - 1000)
  expect((await post('/api/getfeatures', { token })).body).toEqual({
    order: false,
    invoice: true,
    shipment: false,
    showPrice: true,
    fillBasket: false,
    vinSearch: false,
    partnerInterface: false,
    people: false,
    onBehalf: false,
    priceToggle: false,
    unread: 0,
  })
  pass(1000)
  const ended = await post('/api/getfeatures', { token })
  expect(ended.status).toBe(401)
  expect(ended.body.code).toBe(401000)
})

test('Rights that change while a user is logged in are returned with the next call', async () => {
  const { backend, post, login } = clocked()
  const token = await login('full@demo.test')
  backend.changeFlags('full@demo.test', { showPrice: false })
  expect((await post('/api/getfeatures', { token })).body).toMatchObject({ showPrice: false, order: true })
  expect(() => backend.changeFlags('nobody@demo.test', { order: true })).toThrow(RangeError)
})

async function foreignToken(claims: Record<string, unknown>, secret = new Uint8Array(32)) {
  return new SignJWT({ sub: 'C100001', aud: 'shop', exp: start / 1000 + 60, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secret)
}

const unsigned = (claims: object) =>
  [{ alg: 'none' }, claims].map((part) => btoa(JSON.stringify(part)).replaceAll('=', '')).join('.') + '.'

test.each([
  ['no token', null],
  ['an empty token', ''],
  ['garbage', 'garbage'],
  ['three parts of garbage', 'a.b.c'],
  ['an unsigned token', unsigned({ sub: 'C100001', aud: 'shop', exp: start })],
  ['a token of another backend', await foreignToken({})],
])('A call with %s is rejected as without a session', async (_title, token) => {
  const { status, body } = await clocked().post('/api/getfeatures', { token })
  expect(status).toBe(401)
  expect(body.code).toBe(401000)
})

test.each([
  ['of an unknown user', { sub: 'D9999999' }],
  ['for another service', { aud: 'kih' }],
  ['that has expired', { exp: start / 1000 }],
])('A validly signed token %s is rejected', async (_title, claims) => {
  const secret = new Uint8Array(32).fill(7)
  const { post } = api(smallBackend({ secret, clock: () => start }))
  const features = async (token: string) => (await post('/api/getfeatures', { token })).status
  expect(await features(await foreignToken({}, secret))).toBe(200)
  expect(await features(await foreignToken(claims, secret))).toBe(401)
})

test('A token with a manipulated payload is rejected', async () => {
  const { post, login } = clocked()
  const token = await login('noprice@demo.test')
  const [header, , signature] = token.split('.')
  const [, payload] = (await login('full@demo.test')).split('.')
  expect((await post('/api/getfeatures', { token: `${header}.${payload}.${signature}` })).status).toBe(401)
})

test('A logout ends only its own session of the customer, and can be repeated', async () => {
  const { post, login } = clocked()
  const [phone, desk] = [await login('full@demo.test'), await login('full@demo.test')]
  expect((await post('/api/logout', { token: phone })).status).toBe(200)
  expect((await post('/api/logout', { token: phone })).status).toBe(200)
  expect((await post('/api/logout', { token: null })).status).toBe(200)
  expect((await post('/api/getfeatures', { token: phone })).status).toBe(401)
  expect((await post('/api/getfeatures', { token: desk })).status).toBe(200)
})

test('The administration API accepts only administrators, and its token is rejected in the shop', async () => {
  const { post } = clocked()
  const kih = (username: string) => post('/api/loginKih', { username, password: 'demo' })
  expect((await kih('full@demo.test')).status).toBe(403)
  const { status, body } = await kih('admin@demo.test')
  expect(status).toBe(200)
  expect((await post('/api/getfeatures', { token: body.accessToken })).status).toBe(401)
  expect((await post('/api/logoutKih', { token: body.accessToken })).body).toEqual({})
})

test('A password reset gets the same response for known and unknown user names', async () => {
  const { get } = clocked()
  const [known, unknown] = [
    await get('/api/password/reset/full%40demo.test'),
    await get('/api/password/reset/nobody%40demo.test'),
  ]
  expect([known.status, known.body]).toEqual([200, {}])
  expect([unknown.status, unknown.body]).toEqual([200, {}])
})
