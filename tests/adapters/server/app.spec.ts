import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  CLEARED_SECOND_LOGIN,
  clearedCookie,
  clearedSessionCookies,
  SIGNATURE_COOKIE,
} from '#adapters/cookies/session-cookies.ts'
import { problemResponse } from '#adapters/server/problem.ts'
import { fakeUpstream, KIH_TOKEN, TOKEN_WITHOUT_SIGNATURE, SIGNATURE, TOKEN } from './fake-upstream.ts'
import { fakeApp } from './fake-app.ts'

function shop(publicOrigin?: string, paymentHosts?: readonly string[]) {
  const upstream = fakeUpstream()
  const app = fakeApp({
    upstream: upstream.respond,
    config: { publicOrigin, ...(paymentHosts && { paymentHosts }) },
  })
  return { request: async (path: string, init?: RequestInit) => app.request(path, init), upstream }
}

const JSON_HEADERS = { 'content-type': 'application/json' }
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' }
const SESSION = `__Host-signature=${SIGNATURE}`
const CUSTOMER = { cookie: `__Host-session=${TOKEN_WITHOUT_SIGNATURE}; ${SESSION}` }
const ENDED = { cookie: `__Host-session=a.b; ${SESSION}` }

const postJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify(body),
})

describe('each response', () => {
  test.each([
    ['a page', '/', {}],
    ['a missing page', '/nope', {}],
    ['a page whose rendering fails', '/broken', {}],
    ['a redirect', '/login/', {}],
    ['the API', '/api/country', {}],
    ['a failing API call', '/api/redirects', {}],
    ['a picture', '/media/disc.webp', {}],
    ['a rejection', '/api/login', { method: 'POST', headers: { origin: 'https://evil.test' } }],
    ['the health check', '/healthz', {}],
  ])('for %s has the security headers', async (_, path, init) => {
    const { headers } = await shop().request(path, init)
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })
})

describe('the response for a document', () => {
  test('allows only scripts with the nonce of this rendering', async () => {
    const response = await shop().request('/environment')
    const policy = response.headers.get('content-security-policy')!
    const nonce = /script-src 'nonce-([\w+/=]{22,})' 'strict-dynamic';/.exec(policy)?.[1]
    expect(await response.text()).toContain(`"nonce":"${nonce}"`)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("worker-src 'self'; ")
    expect(policy).toContain('trusted-types own-scripts default')
  })

  test('allows forms to be sent or redirected only to the shop and the configured payment pages', async () => {
    const policyOf = async (paymentHosts: readonly string[]) => {
      const response = await shop(undefined, paymentHosts).request('/')
      return /form-action ([^;]*)/.exec(response.headers.get('content-security-policy')!)?.[1]
    }
    expect(await policyOf(['https://pay.test', 'https://other.test:8443'])).toBe(
      "'self' https://pay.test https://other.test:8443",
    )
    expect(await policyOf([])).toBe("'self'")
  })

  test('has a different nonce each time', async () => {
    const { request } = shop()
    const [first, second] = await Promise.all([request('/'), request('/')])
    const policies = [first, second].map(({ headers }) => headers.get('content-security-policy'))
    expect(policies[0]).not.toBe(policies[1])
  })

  test('is not cacheable for a logged-in user', async () => {
    const { headers } = await shop().request('/', { headers: { cookie: SESSION } })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('to a request without a session ends the session at the second service and clears its cookies', async () => {
    const { request, upstream } = shop()
    const { headers } = await request('/', { headers: { cookie: `__Host-signature-kih=${KIH_TOKEN}` } })
    const [ended, ...others] = upstream.requests
    expect([new URL(ended!.url).pathname, ended!.body]).toEqual([
      '/api/logoutKih',
      `{"token":"${KIH_TOKEN}"}`,
    ])
    expect(others).toEqual([])
    expect(headers.getSetCookie()).toEqual(CLEARED_SECOND_LOGIN)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('to a request with a session does not end the session at the second service', async () => {
    const { request, upstream } = shop()
    const cookie = `__Host-signature=${SIGNATURE}; __Host-signature-kih=${KIH_TOKEN}`
    const { headers } = await request('/', { headers: { cookie } })
    expect(upstream.requests).toEqual([])
    expect(headers.getSetCookie()).toEqual([])
  })

  test('is cacheable by the browser with revalidation for a guest', async () => {
    const { headers } = await shop().request('/')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('Cookie')
  })

  test('has the cache lifetime of its route if it is not a page (robots.txt)', async () => {
    const { headers } = await shop('https://shop.test').request('/robots.txt', {
      headers: { cookie: SESSION },
    })
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('with absolute URLs built from the Host header is not cacheable', async () => {
    const { headers } = await shop().request('/robots.txt', { headers: { host: 'evil.test' } })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('contains the public origin of the shop, not the one behind the proxy', async () => {
    expect(await (await shop('https://shop.test').request('/environment')).text()).toContain(
      '"origin":"https://shop.test"',
    )
    expect(await (await shop().request('http://inside:3000/environment')).text()).toContain(
      '"origin":"http://inside:3000"',
    )
  })

  test('that fails to render is an error page with status 500', async () => {
    expect((await shop().request('/broken')).status).toBe(500)
  })

  test('without a matching page is an error page with status 404', async () => {
    const response = await shop().request('/photo.JPG')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  test('has headers but no body for HEAD', async () => {
    const response = await shop().request('/long', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await response.text()).toBe('')
  })

  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('is compressed with %s if the client accepts it', async (encoding, decompress) => {
    const { request } = shop()
    const plain = await (await request('/long')).text()
    const response = await request('/long', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length).toBeLessThan(plain.length / 20)
    expect(decompress(bytes).toString()).toBe(plain)
  })
})

describe('an API call during a rendering', () => {
  test('sends the complete token of the visitor', async () => {
    const { request, upstream } = shop()
    await request(`/cart?with=${TOKEN_WITHOUT_SIGNATURE}`, { headers: { cookie: SESSION } })
    expect(JSON.parse(upstream.requests[0]!.body)).toEqual({ token: TOKEN })
  })

  test('sends no token of another visitor', async () => {
    const { request } = shop()
    const pages = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const cookie = `__Host-signature=sig${index}`
        return (await request('/cart?with=a.b', { headers: { cookie } })).text()
      }),
    )
    pages.forEach((page, index) => expect(page).toContain(`a.b.sig${index}\\`))
  })

  test('that is a login sets the signature cookie beside the cookies of the page', async () => {
    const response = await shop().request('/login', { method: 'POST', headers: FORM_HEADERS, body: 'a=b' })
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual([
      'session=readable; Path=/',
      `__Host-signature=${SIGNATURE}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Strict`,
      '__Host-has-session=1; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    expect(response.headers.get('x-seen')).toContain(TOKEN)
  })
})

describe('a visitor who follows a link from another site, without SameSite=Strict cookies', () => {
  const MARK = '__Host-has-session=1'
  const CLEARED = clearedCookie('__Host-has-session')
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const isOpening = async (response: Response) => (await response.text()).includes('http-equiv="refresh"')

  test.each(['/', '/infocenter', '/search/results?term=a%20b'])(
    'gets a page that reloads %s as a same-site request, which sends the strict cookies',
    async (path) => {
      const { request, upstream } = shop()
      const response = await request(path, { headers: { ...link, cookie: MARK } })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.text()).toContain(`content="0;url=${path}"`)
      expect(upstream.requests).toEqual([])
    },
  )

  test('gets a reload whose URL is escaped in the HTML', async () => {
    const response = await shop().request('/infocenter?a="b&c', { headers: { ...link, cookie: MARK } })
    expect(await response.text()).toContain('content="0;url=/infocenter?a=%22b&amp;c"')
  })

  test.each([
    ['a guest', link],
    [
      'a browser that also sends the signature',
      { ...link, cookie: `${MARK}; __Host-signature=${SIGNATURE}` },
    ],
    ['a same-site navigation', { ...link, 'sec-fetch-site': 'same-origin', cookie: MARK }],
    ['a request of a script', { ...link, 'sec-fetch-mode': 'cors', cookie: MARK }],
    ['a browser without Sec-Fetch-Site', { cookie: MARK }],
  ])('gets the page without a reload: %s', async (_, headers) => {
    expect(await isOpening(await shop().request('/', { headers }))).toBe(false)
  })

  test('is redirected to the login after the end of the session, without a redirect loop', async () => {
    const headers = { ...link, 'sec-fetch-site': 'same-origin', cookie: MARK }
    const response = await shop().request('/infocenter', { headers })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/login?alert=addresses.pleaseLogin')
    expect(response.headers.getSetCookie()).toEqual([CLEARED])
  })

  test('keeps the cookie `__Host-has-session` as long as the session exists', async () => {
    const headers = { cookie: `${MARK}; __Host-signature=${SIGNATURE}` }
    expect((await shop().request('/', { headers })).headers.getSetCookie()).toEqual([])
    expect((await shop().request('/', { headers: link })).headers.getSetCookie()).toEqual([])
  })
})

describe('a URL with a trailing slash', () => {
  test.each([
    ['/login/', '/login'],
    ['/login///', '/login'],
    ['/search/results/?term=a%20b&x=1', '/search/results?term=a%20b&x=1'],
    ['/produkte/%D1%84/', '/produkte/%D1%84'],
    ['http://localhost//evil.test/', '/evil.test'],
    ['http://localhost//evil.test//', '/evil.test'],
  ])('is redirected with 301 from %s to %s', async (path, location) => {
    const response = await shop().request(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(location)
  })

  test('or with a trailing line separator is redirected to a path of the shop even if no page matches', async () => {
    for (const path of ['/en/%E2%80%A8', '/en/%E2%80%A9', 'http://localhost//evil.test/%E2%80%A8']) {
      const response = await shop().request(path)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toMatch(/^\/\w.*%20$/)
    }
  })

  test('of the home page is not redirected', async () => {
    expect((await shop().request('/?a=b')).status).toBe(200)
  })

  test('of a form is redirected with 308, so that the browser posts the data again', async () => {
    const response = await shop().request('/login/', { method: 'POST', headers: FORM_HEADERS, body: 'a=b' })
    expect(response.status).toBe(308)
  })

  test('of an API call is forwarded to the API', async () => {
    const { request, upstream } = shop()
    await request('/api/products/product/', postJson({}))
    expect(upstream.requests[0]!.url).toBe('http://localhost/api/products/product/')
  })
})

describe('CSRF protection', () => {
  test.each([
    ['a call', '/api/logout', postJson({}, { origin: 'https://evil.test' })],
    [
      'a form',
      '/login',
      { method: 'POST', headers: { ...FORM_HEADERS, origin: 'https://evil.test' }, body: 'a=b' },
    ],
    [
      'a form in a frame',
      '/login',
      { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, body: 'a=b' },
    ],
  ])('rejects %s from another site', async (_, path, init) => {
    const { request, upstream } = shop()
    const response = await request(path, init)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      code: 403000,
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(upstream.requests).toEqual([])
  })

  test('compares the origin with the public URL', async () => {
    const { request } = shop('https://shop.test')
    expect((await request('/api/logout', postJson({}, { origin: 'https://shop.test' }))).status).toBe(200)
    expect((await request('/api/logout', postJson({}, { origin: 'http://localhost' }))).status).toBe(403)
    const form = { method: 'POST', headers: { ...FORM_HEADERS, origin: 'https://shop.test' }, body: 'a=b' }
    expect((await request('/login', form)).status).toBe(302)
  })
})

describe('an API call or form', () => {
  test('is forwarded with the complete token, and its response is not cacheable', async () => {
    const { request, upstream } = shop()
    const response = await request(
      '/api/getfeatures',
      postJson({ token: TOKEN_WITHOUT_SIGNATURE }, { cookie: SESSION }),
    )
    expect(JSON.parse(upstream.requests[0]!.body)).toEqual({ token: TOKEN })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('for a login sets the signature cookie, and for a logout clears it', async () => {
    const { request } = shop()
    const login = await request('/api/login', postJson({ username: 'a', password: 'b' }))
    expect(login.headers.getSetCookie()).toHaveLength(2)
    expect(await login.text()).not.toContain(SIGNATURE)
    const logout = await request(
      '/api/logout',
      postJson({ token: TOKEN_WITHOUT_SIGNATURE }, { cookie: SESSION }),
    )
    expect(logout.headers.getSetCookie()).toEqual(clearedSessionCookies())
  })

  test('without a response of the API gets 502, and a logout still clears the cookie', async () => {
    const app = fakeApp({ upstream: () => Promise.reject(new TypeError('fetch failed')) })
    const response = await app.request('/api/logout', postJson({ token: TOKEN_WITHOUT_SIGNATURE }))
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ title: 'Bad Gateway', code: 502000 })
    expect(response.headers.getSetCookie()).toEqual(clearedSessionCookies())
  })

  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', FORM_HEADERS],
    ['nothing', {}],
  ])('whose body is %s is rejected with 415', async (_, headers: Record<string, string>) => {
    const response = await shop().request('/api/login', { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(415)
  })

  test.each(['{', '', 'undefined', '{"a":1}}'])(
    'with the broken JSON %j is rejected with 400001',
    async (body) => {
      const response = await shop().request('/api/login', { method: 'POST', headers: JSON_HEADERS, body })
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        code: 400001,
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      })
    },
  )

  test('beyond 64 kB is rejected from a guest on pages and at the API, and accepted from a customer', async () => {
    const { request } = shop()
    const form = { ...FORM_HEADERS, 'content-length': '64001' }
    expect(
      (await request('/login', { method: 'POST', headers: form, body: 'a='.padEnd(64_001, 'b') })).status,
    ).toBe(413)
    const body = JSON.stringify({ text: 'x'.repeat(64_000) })
    const send = (headers: object) =>
      request('/api/search/partSearch', { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body })
    expect((await send({})).status).toBe(413)
    expect((await send({ authorization: 'Bearer a.b.c' })).status).toBe(200)
    expect((await send(CUSTOMER)).status).toBe(200)
  })

  test.each([
    ['a client without a session', '/de/login', 64_001, {}, 'de', '64\u00A0kB', '/de/login'],
    [
      'a client without a session and without Content-Length',
      '/de/login',
      undefined,
      {},
      'de',
      '64\u00A0kB',
      '/de/login',
    ],
    ['a client with an ended session', '/ru/login', 64_001, ENDED, 'ru', '64\u00A0КБ', '/ru/login'],
    ['a customer', '/en/login', 1_000_001, CUSTOMER, 'en', '1\u00A0MB', undefined],
  ])(
    'of %s with a body that is too large gets an error page in a browser',
    async (_, path, length, cookies, language, limit, logIn) => {
      const app = fakeApp({
        upstream: () => Promise.resolve(cookies === ENDED ? problemResponse(400) : Response.json({})),
      })
      const response = await app.request(path, {
        method: 'POST',
        headers: {
          ...FORM_HEADERS,
          ...cookies,
          accept: 'text/html,application/xhtml+xml',
          ...(length && { 'content-length': String(length) }),
        },
        body: 'a='.padEnd(length ?? 64_001, 'b'),
      })
      const page = await response.text()
      expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page).toContain(`<html lang="${language}"`)
      expect(page).toContain(limit)
      if (logIn === undefined) expect(page).not.toContain('href=')
      else expect(page).toContain(`<a href="${logIn}" target="_blank">`)
    },
  )

  test.each([
    ['only a signature', { cookie: `${SIGNATURE_COOKIE}=abc` }],
    ['a token that the API rejects', { authorization: 'Bearer forged' }],
    ['cookies that the API rejects', { cookie: `__Host-session=a.b; ${SIGNATURE_COOKIE}=abc` }],
  ])('beyond 64 kB with %s is rejected with 413, as from a guest', async (_, headers) => {
    const { requests, respond } = fakeUpstream()
    const app = fakeApp({
      upstream: (request) =>
        request.url.endsWith('/api/getfeatures') ? Promise.resolve(problemResponse(400)) : respond(request),
    })
    const body = JSON.stringify({ text: 'x'.repeat(64_000) })
    for (const length of [{}, { 'content-length': String(body.length) }]) {
      const response = await app.request('/api/search/partSearch', {
        method: 'POST',
        headers: { ...JSON_HEADERS, ...length, ...headers },
        body,
      })
      expect(response.status).toBe(413)
    }
    expect(requests).toEqual([])
  })

  test('of a customer above a megabyte is rejected with 413, with or without Content-Length', async () => {
    const { request, upstream } = shop()
    const body = JSON.stringify({ text: 'x'.repeat(1_000_000) })
    for (const length of [{}, { 'content-length': String(body.length) }]) {
      const headers = { ...JSON_HEADERS, ...CUSTOMER, ...length }
      expect((await request('/api/search/partSearch', { method: 'POST', headers, body })).status).toBe(413)
    }
    expect(upstream.requests.filter(({ url }) => url.endsWith('/partSearch'))).toEqual([])
  })

  test.each([
    ['a client without a session', 64_001, {}, 413],
    ['a customer', 9_000_000, CUSTOMER, 200],
    ['a customer', 10_000_001, CUSTOMER, 413],
  ])(
    'for the check of an e-invoice accepts 64 kB from guests and 10 MB from customers: %s, %i bytes',
    async (_, length, headers, status) => {
      const body = '<html/>'.padEnd(length)
      const response = await shop().request('/e-invoice-check', { method: 'POST', headers, body })
      expect(response.status).toBe(status)
    },
  )

  test('by HEAD is forwarded to the API as GET, and its response has no body', async () => {
    const { request, upstream } = shop()
    const response = await request('/api/country?languageID=de-DE', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(upstream.requests[0]!.method).toBe('GET')
  })
})

describe('a picture of a part', () => {
  test('is loaded from the API without cookies, and cacheable for a day', async () => {
    const { request, upstream } = shop()
    const response = await request('/media/disc.webp', { headers: { cookie: SESSION } })
    expect(await response.text()).toBe('webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(upstream.requests[0]!.headers.has('cookie')).toBe(false)
  })

  test('that is missing is not cacheable', async () => {
    const response = await shop().request('/media/none.webp')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).not.toBe('public, max-age=86400')
  })
})

describe('the return from a payment page', () => {
  const post = (path: string, body: Record<string, string> = {}, headers = {}) =>
    shop().request(path, {
      method: 'POST',
      headers: {
        origin: 'https://bank.test',
        'sec-fetch-site': 'cross-site',
        accept: 'text/html',
        ...headers,
      },
      body: new URLSearchParams(body),
    })

  test.each([
    ['its query', '/en/checkout/redirect?provider=payone&reference=1', {}, 'provider=payone&reference=1'],
    [
      'its fields',
      '/en/checkout/redirect?provider=payone',
      { reference: '1' },
      'provider=payone&reference=1',
    ],
    ['each field once', '/en/checkout/redirect?provider=payone', { provider: 'x' }, 'provider=payone'],
    [
      'no field that is too long',
      '/en/checkout/redirect?provider=payone',
      { a: 'x'.repeat(9_000) },
      'provider=payone',
    ],
  ])('by a POST form is redirected to a GET with %s', async (_, path, body, query) => {
    const response = await post(path, body)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/en/checkout/redirect?${query}`,
    ])
  })

  test.each(['//checkout/redirect', '//evil.test/checkout/redirect', '/en//checkout/redirect/'])(
    'causes no redirect to another host: %s',
    async (path) => {
      const response = await post(path)
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
    },
  )

  test('by a form is rejected if the form is too large or sent to another page than the return page', async () => {
    expect((await post('/en/checkout/redirect', { a: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await post('/en/checkout/step5')).status).toBe(403)
  })
})
