import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfiguration } from '#adapters/server/configuration.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import type { RunningServer } from '#adapters/server/running-server.ts'
import { startServer } from '#adapters/server/start-server.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'

const backend = createMockBackend({ size: SMALL_CATALOGUE })
const BROWSER = { accept: 'text/html,*/*' }
/** Number of requests that exceeds the limits for rendered and for waiting pages together. */
const MANY = 140
/** A page that is not cached, so that each request renders it. */
const PAGE = '/en/products/none-of-these?utm=x'
/** A page that is cached for all guests. */
const HOME = '/en'

let server: RunningServer
let lookups = 0
let stored: Promise<unknown> | undefined

beforeAll(async () => {
  const configuration = readConfiguration({ PORT: '0', HOST: '127.0.0.1', API_TIMEOUT_MS: '60000' })
  if (!configuration.ok) throw new Error(configuration.error.message)
  server = await startServer(configuration.value, silentLogger, async (request) => {
    if (request.url.endsWith('/api/products/product/')) lookups += 1
    await stored
    return backend.respond(request)
  })
  await (await fetch(server.url + HOME)).text()
})
afterAll(() => server.stop())

/** Fills the queue with pages, so that the next one is refused; their visitors disconnect afterwards. */
async function whileOverloaded(check: () => Promise<void>) {
  const api = Promise.withResolvers<void>()
  stored = api.promise
  const visitors = new AbortController()
  const waiting = Array.from({ length: MANY }, () => fetch(server.url + PAGE, { signal: visitors.signal }))
  try {
    // the rejected requests are answered while the others wait
    await Promise.race(waiting)
    await check()
  } finally {
    visitors.abort()
    await Promise.allSettled(waiting)
    // the server detects the closed connections before it responds to this request
    await get('/healthz')
    stored = undefined
    api.resolve()
  }
  await vi.waitFor(async () => expect((await get(PAGE)).status).toBe(404), PATIENCE)
}

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { headers: BROWSER, ...init })

it('an overloaded shop rejects further pages with Retry-After, in the language of the page', async () => {
  await whileOverloaded(async () => {
    const refused = await get(`${PAGE}"><script>alert(1)</script>`)
    const html = await refused.text()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    const policy = refused.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'$/)
    expect(html).toContain('<h1>The shop is very busy right now</h1>')
    expect(html).toContain(`<a href="${PAGE}%22%3E`)
    expect(html).not.toContain('<script')
    expect(html.length).toBeLessThan(1_500)
    expect(await (await get('/de/products/none-of-these?utm=x')).text()).toContain('<html lang="de">')
    expect(await (await get('/products/none-of-these?utm=x')).text()).toContain('<html lang="pt">')
  })
})

it('an overloaded shop reports an unprocessed form, and responds to a data request with a JSON problem', async () => {
  await whileOverloaded(async () => {
    const body = new URLSearchParams({ username: 'full@demo.test', password: 'demo' })
    const sent = await get('/en/login', { method: 'POST', body, headers: { ...BROWSER, origin: server.url } })
    expect([sent.status, sent.headers.getSetCookie()]).toEqual([503, []])
    const html = await sent.text()
    expect(html).toContain('What you sent was not processed')
    expect(html).not.toContain('<a ')
    const data = await fetch(`${server.url}/en/products/none-of-these.data`)
    expect([data.status, data.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(await data.json()).toMatchObject({ status: 503, code: 503_000 })
  })
})

it('an overloaded shop does not render a page whose visitor has disconnected', async () => {
  lookups = 0
  await whileOverloaded(async () => {})
  // only pages whose rendering had begun, of the 128 accepted requests
  expect(lookups).toBeGreaterThan(0)
  expect(lookups).toBeLessThan(64)
})

it('an overloaded shop still serves cached pages, files and health, but renders no page of a customer', async () => {
  const customer = new HttpVisitor(server.url)
  await customer.logIn('full@demo.test')
  await whileOverloaded(async () => {
    const home = await get(HOME)
    expect(home.status).toBe(200)
    const [, file = ''] = /"(\/assets\/[\w.-]+\.js)"/.exec(await home.text()) ?? []
    const results = ['/healthz', '/readyz', '/favicon.ico', file].map(
      async (path) => (await get(path)).status,
    )
    expect(await Promise.all(results)).toEqual([200, 200, 200, 200])
    expect((await customer.get(HOME)).status).toBe(503)
  })
})
