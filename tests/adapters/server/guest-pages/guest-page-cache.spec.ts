import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GuestPageCache } from '#adapters/server/guest-pages/guest-page-cache.ts'
import { guestVisitOf } from '#adapters/server/guest-pages/guest-visit.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import { PATIENCE } from '../../../fixtures/patience.fixture.ts'
import { fakeBuild } from '../fake-build.ts'

const SECONDS = 60
const PAGE = 'https://shop.test/long'
const OTHER = 'https://shop.test/other'

let createdRequests: Request[]
let respond: () => Response | Promise<Response>
let isComplete: boolean
let isOverloaded: boolean
let redirected: string | undefined
let script: (nonce: string) => string
let now = 0

beforeEach(() => {
  createdRequests = []
  now = 1000
  isComplete = true
  isOverloaded = false
  redirected = undefined
  script = (nonce) => `<script nonce="${nonce}">run()</script>`
  respond = () => new Response()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

const pass = (seconds: number) => void (now += seconds * 1000)

function pages({ seconds = SECONDS, maxBytes = 1_000_000, logger = silentLogger } = {}) {
  const build = fakeBuild()
  Object.assign(build.entry.module, { isRedirected: (path: string) => path === redirected })
  return new GuestPageCache({
    build,
    seconds,
    maxBytes,
    logger,
    render: async (request, nonce, routeSeen) => {
      createdRequests.push(request)
      if (isOverloaded) return undefined
      const count = createdRequests.length
      routeSeen('long')
      const { status, headers } = await respond()
      const html = `<p>${count}</p>${script(nonce)}`
      const response = new Response(status === 204 ? null : html, { status, headers })
      return {
        response,
        answers: () => [{ key: ['made'], value: count }],
        isComplete: () => isComplete,
      }
    },
  })
}

async function ask(cache: GuestPageCache, init: RequestInit = {}, address = PAGE) {
  const { method, url, headers } = new Request(address, init)
  const visit = guestVisitOf({ method, url, header: (name) => headers.get(name) ?? undefined })
  return visit && cache.page(visit)
}
async function html(cache: GuestPageCache, init: RequestInit = {}, address = PAGE) {
  const page = await ask(cache, init, address)
  return page && gunzipSync(page.bodies.gzip).toString()
}
const withCookie = (cookie: string): RequestInit => ({ headers: { cookie } })

test('a page is rendered once for all guests, and the cached copy contains no nonce', async () => {
  const cache = pages()
  expect(await html(cache)).toBe('<p>1</p><script>run()</script>')
  expect(await html(cache)).toBe('<p>1</p><script>run()</script>')
  expect(createdRequests).toHaveLength(1)
})

test('the content security policy of a cached page allows inline scripts by hash and script files by directory', async () => {
  const hash = createHash('sha256').update('run()').digest('base64')
  expect((await ask(pages()))?.scriptSources).toEqual([`'sha256-${hash}'`, 'https://shop.test/assets/'])
})

test('an inline script without the nonce of the page gets no hash', async () => {
  script = () => `<script>foreign()</script><script nonce="guessed">foreign()</script>`
  expect((await ask(pages()))?.scriptSources).toEqual(['https://shop.test/assets/'])
})

test('a page whose script contains its nonce is not cached', async () => {
  script = (nonce) => `<script nonce="${nonce}">run('${nonce}')</script>`
  expect(await ask(pages())).toBeUndefined()
})

test('simultaneous requests for a page share one rendering', async () => {
  const started = Promise.withResolvers<Response>()
  respond = () => started.promise
  const cache = pages()
  const pendingPages = Array.from({ length: 20 }, () => html(cache))
  started.resolve(new Response())
  expect(new Set(await Promise.all(pendingPages))).toEqual(new Set(['<p>1</p><script>run()</script>']))
  expect(createdRequests).toHaveLength(1)
})

test('a page is rendered from only the URL and the preference cookies', async () => {
  const cookie = [
    '__Host-country=DE',
    '__Host-theme=dark',
    '__Host-consent=granted',
    '__Host-previous-path=/en/vin',
    'other=secret',
    'i18n_redirected=en',
  ].join('; ')
  await ask(pages(), { headers: { cookie, 'user-agent': 'secret', 'x-forwarded-for': '192.0.2.1' } })
  expect(createdRequests).toHaveLength(1)
  const [{ url, headers, signal }] = createdRequests as [Request]
  expect(url).toBe(PAGE)
  expect(Object.fromEntries(headers)).toEqual({ cookie: '__Host-country=DE; __Host-theme=dark' })
  expect(signal.aborted).toBe(false)
})

test.each([
  ['country', withCookie('__Host-country=DE'), PAGE],
  ['appearance', withCookie('__Host-theme=dark'), PAGE],
  ['path', {}, OTHER],
  ['origin', {}, 'https://other.test/long'],
])('guests with a different %s get separately cached pages', async (_, init, address) => {
  const cache = pages()
  await ask(cache)
  expect(await html(cache, init, address)).toContain('<p>2</p>')
  expect(await html(cache)).toContain('<p>1</p>')
  expect(await html(cache, init, address)).toContain('<p>2</p>')
})

test.each([
  ['consent', '__Host-consent=granted'],
  ['the previous page', '__Host-previous-path=/en/vin'],
  ['a foreign name', '_ga=GA1.1.1'],
  ['the default appearance', '__Host-theme=auto'],
  ['no country', '__Host-country=nowhere'],
])('a cookie with %s does not change the cached page', async (_, cookie) => {
  const cache = pages()
  await ask(cache)
  expect(await html(cache, withCookie(cookie))).toContain('<p>1</p>')
})

test.each([
  ['has a session', withCookie('__Host-country=DE; __Host-session=x'), PAGE],
  ['has only the signature of a token', withCookie('__Host-signature=x'), PAGE],
  ['hides prices', withCookie('__Host-prices-hidden=1'), PAGE],
  ['is an administrator', withCookie('__Host-kih=x'), PAGE],
  ['has chosen a vehicle', withCookie('__Host-vehicle=x'), PAGE],
  ['compares products', withCookie('__Host-compared=x'), PAGE],
  ['is in the checkout', withCookie('__Host-checkout=x'), PAGE],
  ['has an unknown cookie', withCookie('__Host-new=x'), PAGE],
  ['sends an Authorization header', { headers: { authorization: 'Bearer x' } }, PAGE],
  ['comes from a page of the shop', { headers: { referer: 'https://shop.test/en' } }, PAGE],
  ['sends a form', { method: 'POST' }, PAGE],
  ['has chosen a language, on the start page', withCookie('i18n_redirected=en'), 'https://shop.test/'],
  ['adds query parameters', {}, `${PAGE}?country=DE`],
  ['opens another page', {}, 'https://shop.test/cart'],
  ['uses a host that is invalid in a security policy', {}, 'http://[::1]:3000/long'],
])('a client that %s gets no cached page', async (_, init, address) => {
  expect(await ask(pages(), init, address)).toBeUndefined()
  expect(createdRequests).toEqual([])
})

test('a stale page is sent once more while it is rendered again', async () => {
  const cache = pages()
  await ask(cache)
  pass(SECONDS + 1)
  expect(await html(cache)).toContain('<p>1</p>')
  await vi.waitFor(async () => expect(await html(cache)).toContain('<p>2</p>'), PATIENCE)
  expect(createdRequests).toHaveLength(2)
})

test('a stale page whose rendering fails is sent for ten more minutes', async () => {
  const cache = pages()
  await ask(cache)
  respond = () => new Response(null, { status: 503 })
  for (let minute = 2; minute <= 10; minute += 2) {
    pass(119)
    expect(await html(cache)).toContain('<p>1</p>')
  }
  pass(10)
  expect(await ask(cache)).toBeUndefined()
})

test('a stale page is sent during overload, without a log entry', async () => {
  const error = vi.fn()
  const cache = pages({ logger: { ...silentLogger, error } })
  await ask(cache)
  isOverloaded = true
  pass(SECONDS + 1)
  expect(await html(cache)).toContain('<p>1</p>')
  await vi.waitFor(() => expect(createdRequests).toHaveLength(2), PATIENCE)
  expect(await ask(cache, {}, OTHER)).toBeUndefined()
  expect(error).not.toHaveBeenCalled()
})

test('a page that lacks API data is sent, but not cached', async () => {
  const cache = pages()
  isComplete = false
  expect(await html(cache)).toContain('<p>1</p>')
  isComplete = true
  expect(await html(cache)).toContain('<p>2</p>')
})

test('a complete cached page is not replaced by a page that lacks API data', async () => {
  const cache = pages()
  await ask(cache)
  isComplete = false
  pass(SECONDS + 1)
  await ask(cache)
  await vi.waitFor(() => expect(createdRequests).toHaveLength(2), PATIENCE)
  expect(await html(cache)).toContain('<p>1</p>')
})

test.each([
  ['has moved', () => new Response(null, { status: 302, headers: { location: '/' } })],
  ['is gone', () => new Response(null, { status: 404 })],
  ['sets a cookie', () => new Response(null, { headers: { 'set-cookie': 'seen=1' } })],
])('a page that %s is not cached', async (_, responder) => {
  const cache = pages()
  respond = responder
  expect(await ask(cache)).toBeUndefined()
  expect(await cache.payload(PAGE)).toBeUndefined()
})

test('a page is removed from the cache when a redirect of its path is known', async () => {
  const cache = pages()
  await ask(cache)
  redirected = '/long'
  expect(await ask(cache)).toBeUndefined()
  redirected = undefined
  expect(await html(cache)).toContain('<p>2</p>')
})

test('the cache of guest pages has a size limit, even if the requests have many host names', async () => {
  const cache = pages({ maxBytes: 2_000 })
  for (let host = 0; host < 100; host += 1) await ask(cache, {}, `https://${host}.test/long`)
  expect(createdRequests).toHaveLength(100)
  await ask(cache, {}, 'https://99.test/long')
  expect(createdRequests).toHaveLength(100)
  await ask(cache, {}, 'https://0.test/long')
  expect(createdRequests).toHaveLength(101)
})

test('the data of a cached page is available as JSON with its build id', async () => {
  const cache = pages()
  await ask(cache)
  expect(JSON.parse((await cache.payload(PAGE))!)).toEqual({
    build: '1',
    answers: [{ key: ['made'], value: 1 }],
  })
  expect(await cache.payload('https://shop.test/cart')).toBeUndefined()
})

test('each page is rendered again if the cache lifetime is 0', async () => {
  const cache = pages({ seconds: 0 })
  expect(await ask(cache)).toBeUndefined()
  await cache.payload(PAGE)
  await cache.payload(PAGE)
  expect(createdRequests).toHaveLength(2)
})
