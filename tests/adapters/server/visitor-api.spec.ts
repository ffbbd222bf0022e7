import { expect, test } from 'vitest'
import { CLEARED_SECOND_LOGIN, clearedSessionCookies } from '#adapters/cookies/session-cookies.ts'
import { VisitorApi } from '#adapters/server/visitor-api.ts'
import { fakeUpstream, KIH_TOKEN, TOKEN_WITHOUT_SIGNATURE, SIGNATURE, TOKEN } from './fake-upstream.ts'

const COOKIE = `i18n_redirected=en; __Host-signature=${SIGNATURE}`
const WITH_SECOND_LOGIN = `${COOKIE}; __Host-signature-kih=${KIH_TOKEN}`
const KIH_TOKEN_WITHOUT_SIGNATURE = 'a2lo.a2lo'

const post = (path: string, body: unknown) =>
  new Request(`http://shop.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: COOKIE },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a login moves the signature of the token into an HttpOnly cookie', async () => {
  const visitor = new VisitorApi(fakeUpstream().respond, null)
  const response = await visitor.fetch(post('/api/login', { username: 'full@demo.test', password: 'demo' }))
  expect(await response.json()).toEqual({
    accessToken: TOKEN_WITHOUT_SIGNATURE,
    expiresIn: 3600,
    userInfo: { given_name: 'Anna' },
  })
  expect(visitor.cookiesToSet).toEqual([
    `__Host-signature=${SIGNATURE}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Strict`,
    '__Host-has-session=1; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('a login at the second service sets the cookie of that service', async () => {
  const visitor = new VisitorApi(fakeUpstream().respond, null)
  const response = await visitor.fetch(post('/api/loginKih', {}))
  expect(await response.json()).toEqual({ accessToken: 'a2lo.a2lo' })
  expect(visitor.cookiesToSet).toEqual([
    `__Host-signature-kih=${KIH_TOKEN}; Path=/; HttpOnly; Secure; SameSite=Strict`,
  ])
})

test('the signature is added to a token in the body', async () => {
  const upstream = fakeUpstream()
  await new VisitorApi(upstream.respond, COOKIE).fetch(
    post('/api/getfeatures', { token: TOKEN_WITHOUT_SIGNATURE, deep: [1] }),
  )
  expect(JSON.parse(upstream.requests[0]!.body)).toEqual({ token: TOKEN, deep: [1] })
})

test('the signature is added to a token in the query', async () => {
  const upstream = fakeUpstream()
  const path = `/api/vin/findVehicle?token=${TOKEN_WITHOUT_SIGNATURE}&lang=de`
  await new VisitorApi(upstream.respond, COOKIE).fetch(post(path, { userToken: TOKEN_WITHOUT_SIGNATURE }))
  expect(new URL(upstream.requests[0]!.url).search).toBe(`?token=${TOKEN}&lang=de`)
  expect(JSON.parse(upstream.requests[0]!.body)).toEqual({ userToken: TOKEN })
})

test.each([
  [`Bearer ${TOKEN_WITHOUT_SIGNATURE}`, `Bearer ${TOKEN}`],
  [`bearer ${TOKEN_WITHOUT_SIGNATURE}`, `Bearer ${TOKEN}`],
  ['Bearer other.token.whole', 'Bearer other.token.whole'],
  ['Basic YTpi', null],
  ['Bearer', null],
])('the Authorization header %j is forwarded as %j', async (sent, passed) => {
  const upstream = fakeUpstream()
  const headers = { cookie: COOKIE, authorization: sent }
  await new VisitorApi(upstream.respond, COOKIE).fetch(
    new Request('http://shop.test/api/settings/search-mode', { headers }),
  )
  expect(upstream.requests[0]!.headers.get('authorization')).toBe(passed)
})

test('a body without a token is forwarded byte by byte', async () => {
  const upstream = fakeUpstream()
  const body = '{ "price" : 1.0, "__proto__" : {"admin":true} }'
  await new VisitorApi(upstream.respond, COOKIE).fetch(post('/api/search/partSearch', body))
  expect(upstream.requests[0]!.body).toBe(body)
})

test('the cookies of the shop are not forwarded to the API', async () => {
  const upstream = fakeUpstream()
  await new VisitorApi(upstream.respond, COOKIE).fetch(post('/api/search/partSearch', {}))
  expect(upstream.requests[0]!.headers.has('cookie')).toBe(false)
})

test('forwarding headers of the client do not reach the API', async () => {
  const upstream = fakeUpstream()
  const headers = { forwarded: 'for=1.2.3.4', 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4' }
  const request = new Request('http://shop.test/api/settings/search-mode', { headers })
  await new VisitorApi(upstream.respond, null).fetch(request)
  const passed = upstream.requests[0]!.headers
  expect(Object.keys(headers).filter((name) => passed.has(name))).toEqual([])
})

test('a login within a request adds the new signature to tokens in later API calls of the request', async () => {
  const upstream = fakeUpstream()
  const visitor = new VisitorApi(upstream.respond, '__Host-signature=c3RhbGU')
  await visitor.fetch(post('/api/login', {}))
  await visitor.fetch(post('/api/checkout/cart/getQuote', { token: TOKEN_WITHOUT_SIGNATURE }))
  expect(JSON.parse(upstream.requests[1]!.body)).toEqual({ token: TOKEN })
})

test('a token of the second service gets its signature only if there is a session', async () => {
  const sent = async (cookie: string) => {
    const upstream = fakeUpstream()
    await new VisitorApi(upstream.respond, cookie).fetch(
      post('/api/admin/redirects', { tokenKih: KIH_TOKEN_WITHOUT_SIGNATURE }),
    )
    return JSON.parse(upstream.requests[0]!.body) as unknown
  }
  expect(await sent(WITH_SECOND_LOGIN)).toEqual({ tokenKih: KIH_TOKEN })
  expect(await sent(`__Host-signature-kih=${KIH_TOKEN}`)).toEqual({ tokenKih: KIH_TOKEN_WITHOUT_SIGNATURE })
})

const pathsOf = (upstream: ReturnType<typeof fakeUpstream>) =>
  upstream.requests.map(({ url }) => new URL(url).pathname)

test('a logout also ends the session of the second service once, with its complete token', async () => {
  const upstream = fakeUpstream()
  const visitor = new VisitorApi(upstream.respond, WITH_SECOND_LOGIN)
  await visitor.fetch(post('/api/logout', { token: TOKEN_WITHOUT_SIGNATURE }))
  await visitor.endSecondLogin('http://shop.test/en')
  expect(pathsOf(upstream)).toEqual(['/api/logoutKih', '/api/logout'])
  expect(upstream.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { token: KIH_TOKEN },
    { token: TOKEN },
  ])
  expect(visitor.cookiesToSet).toEqual(clearedSessionCookies())
})

test('a logout also ends a login at the second service from the same request', async () => {
  const upstream = fakeUpstream()
  const visitor = new VisitorApi(upstream.respond, COOKIE)
  await visitor.fetch(post('/api/loginKih', {}))
  await visitor.fetch(post('/api/logout', { token: TOKEN_WITHOUT_SIGNATURE }))
  expect(pathsOf(upstream)).toEqual(['/api/loginKih', '/api/logoutKih', '/api/logout'])
  expect(visitor.cookiesToSet).toEqual(clearedSessionCookies())
})

test('a logout from the second service clears only the cookies of that service', async () => {
  const upstream = fakeUpstream()
  const visitor = new VisitorApi(upstream.respond, WITH_SECOND_LOGIN)
  await visitor.fetch(post('/api/logoutKih', { token: KIH_TOKEN_WITHOUT_SIGNATURE }))
  expect(pathsOf(upstream)).toEqual(['/api/logoutKih'])
  expect(JSON.parse(upstream.requests[0]!.body)).toEqual({ token: KIH_TOKEN })
  expect(visitor.cookiesToSet).toEqual(CLEARED_SECOND_LOGIN)
})

test('a login ends the second-service session of the previous user', async () => {
  const upstream = fakeUpstream()
  const visitor = new VisitorApi(upstream.respond, WITH_SECOND_LOGIN)
  await visitor.fetch(post('/api/login', {}))
  expect(pathsOf(upstream)).toEqual(['/api/login', '/api/logoutKih'])
  expect(visitor.cookiesToSet).toEqual([...CLEARED_SECOND_LOGIN, expect.any(String), expect.any(String)])
})

test('a logout clears the cookies even if the API fails', async () => {
  const visitor = new VisitorApi(() => Promise.reject(new TypeError('fetch failed')), COOKIE)
  await expect(visitor.fetch(post('/api/logout', { token: TOKEN_WITHOUT_SIGNATURE }))).rejects.toThrow(
    'fetch failed',
  )
  expect(visitor.cookiesToSet).toEqual(clearedSessionCookies())
})

test('a rejected login sets no cookie, and its response is forwarded', async () => {
  const visitor = new VisitorApi(
    () => Promise.resolve(Response.json({ code: 401000 }, { status: 401 })),
    null,
  )
  const response = await visitor.fetch(post('/api/login', {}))
  expect(response.status).toBe(401)
  expect(visitor.cookiesToSet).toEqual([])
})

test.each([
  ['a token that is not split', { accessToken: 'opaque', expiresIn: 60 }],
  ['an empty signature', { accessToken: 'a.b.', expiresIn: 60 }],
  ['no token', { expiresIn: 60 }],
  ['null', null],
])(
  'a login response with %s is rejected, because a script could read the complete token',
  async (_, body) => {
    const visitor = new VisitorApi(() => Promise.resolve(Response.json(body)), null)
    const response = await visitor.fetch(post('/api/login', {}))
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('opaque')
    expect(visitor.cookiesToSet).toEqual([])
  },
)

test('a body that is not JSON is rejected without a call of the API', async () => {
  const upstream = fakeUpstream()
  const response = await new VisitorApi(upstream.respond, COOKIE).fetch(
    post('/api/search/partSearch', '{"term":'),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ status: 400, code: 400001 })
  expect(upstream.requests).toEqual([])
})

test('a signature cookie with an invalid value is ignored', async () => {
  const upstream = fakeUpstream()
  const visitor = new VisitorApi(upstream.respond, '__Host-signature=%22%7D%0A')
  await visitor.fetch(post('/api/getfeatures', { token: TOKEN_WITHOUT_SIGNATURE }))
  expect(JSON.parse(upstream.requests[0]!.body)).toEqual({ token: TOKEN_WITHOUT_SIGNATURE })
})
