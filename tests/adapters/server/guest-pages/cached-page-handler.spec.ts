import { request, type IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createShop } from '#adapters/server/app.ts'
import { Metrics } from '#adapters/server/operations/metrics.ts'
import { serve } from '#adapters/server/running-server.ts'
import { fakeBuild } from '../fake-build.ts'
import { fakeUpstream } from '../fake-upstream.ts'
import { readableLog } from '../log-lines.ts'

const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Headers whose values differ between two responses with the same page. */
const OWN_HEADERS = new Set(['date', 'x-request-id', 'content-encoding', 'content-length'])

type Sent = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: number }
type Visit = {
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  readonly method?: string
}

/** The shop over the network. `reached` are the paths of the requests that got to the application. */
async function servedShop({ publicOrigin }: { readonly publicOrigin?: string } = {}) {
  const metrics = new Metrics()
  const { logger, lines } = readableLog()
  const reached: string[] = []
  const { app, respondFromCache } = createShop({
    build: fakeBuild(),
    upstream: fakeUpstream().respond,
    config: { publicOrigin, prerenderSeconds: 60 },
    clientDirectory: undefined,
    metrics,
    logger,
  })
  const fetch = (requestedRequest: Request) => {
    reached.push(new URL(requestedRequest.url).pathname)
    return app.fetch(requestedRequest)
  }
  const server = await serve(fetch, { port: 0, host: '127.0.0.1' }, undefined, respondFromCache)
  onTestFinished(async () => void (await server.stop()))
  const get = (visit: Visit = {}) => sent(server.url, visit)
  return { url: server.url, reached, metrics, lines, get }
}

/** Request by node:http, because `fetch` overwrites the headers Host and Accept-Encoding. */
const sent = (origin: string, { headers = {}, path = '/long', method = 'GET' }: Visit) =>
  new Promise<Sent>((resolve, reject) => {
    const requestedClientRequest = request(
      origin + path,
      { method, headers: { ...AS_BROWSERS, ...headers } },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, bytes }))
      },
    )
    requestedClientRequest.on('error', reject).end()
  })

const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)))

test('a cached page is sent without rendering it', async () => {
  const { reached, get } = await servedShop()
  for (let visit = 0; visit < 3; visit += 1) expect((await get()).status).toBe(200)
  expect(reached).toEqual(['/long'])
})

test('a cached page has the headers of a rendered page', async () => {
  const { reached, get } = await servedShop()
  // the application renders the first response and the uncompressed one; the second is the cached page
  const first = await get()
  const cachedResponse = await get()
  const plain = await get({ headers: { 'accept-encoding': 'identity' } })
  expect(reached).toHaveLength(2)
  expect(cachedResponse.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(lasting(cachedResponse.headers)).toEqual(lasting(first.headers))
  expect(lasting(cachedResponse.headers)).toEqual(lasting(plain.headers))
  expect(Number(cachedResponse.headers['content-length'])).toBe(cachedResponse.bytes)
  expect(cachedResponse.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
})

test('a cached page is sent for HEAD without its body', async () => {
  const { reached, get } = await servedShop()
  const { headers } = await get()
  const header = await get({ method: 'HEAD' })
  expect([reached.length, header.status, header.bytes]).toEqual([1, 200, 0])
  expect(header.headers['content-length']).toBe(headers['content-length'])
})

test('a conditional request for a cached page gets 304', async () => {
  const { reached, get } = await servedShop()
  const { etag } = (await get()).headers as { etag: string }
  const existing = await get({ headers: { 'if-none-match': etag } })
  expect(reached).toHaveLength(1)
  const byApplication = await get({ headers: { 'if-none-match': `"other", ${etag}` } })
  expect(reached).toHaveLength(2)
  expect([existing.status, existing.bytes]).toEqual([304, 0])
  expect([byApplication.status, lasting(existing.headers)]).toEqual([304, lasting(byApplication.headers)])
})

test.each<[string, Visit]>([
  ['has a session', { headers: { cookie: '__Host-session=a.b' } }],
  ['has chosen another country', { headers: { cookie: '__Host-country=DE' } }],
  ['does not accept compression', { headers: { 'accept-encoding': 'identity' } }],
  ['sends the host in another spelling', { headers: { host: 'LOCALHOST:3000' } }],
  ['sends another host', { headers: { host: 'other.test' } }],
  ['opens a page that depends on the visitor', { path: '/cart?with=x' }],
])('a client that %s gets a rendered page, not the cached one', async (_, visit) => {
  const { reached, get } = await servedShop()
  await get()
  await get(visit)
  expect(reached).toHaveLength(2)
})

test('a visitor who comes from a page of the shop gets a rendered page, not the cached one', async () => {
  const { url, reached, get } = await servedShop()
  await get()
  await get({ headers: { referer: `${url}/cart` } })
  expect(reached).toHaveLength(2)
  await get({ headers: { referer: 'https://search.test/' } })
  expect(reached).toHaveLength(2)
})

test('a cached page belongs to the public origin, whatever Host header the proxy sends', async () => {
  const { reached, get } = await servedShop({ publicOrigin: 'https://shop.test' })
  await get()
  const { headers } = await get({ headers: { host: 'drawbar.internal' } })
  expect(reached).toHaveLength(1)
  expect(headers['content-security-policy']).toContain('script-src https://shop.test/assets/;')
})

test('a cached page is counted in the metrics under its route', async () => {
  const { metrics, get } = await servedShop()
  const { etag } = (await get({ path: '/products/a' })).headers as { etag: string }
  await get({ path: '/products/a' })
  await get({ path: '/products/a', headers: { 'if-none-match': etag } })
  const text = await metrics.text()
  expect(text).toMatch(/http_requests_total\{route="\/products\/:slug",method="GET",status="200"\} 2/)
  expect(text).toMatch(/http_requests_total\{route="\/products\/:slug",method="GET",status="304"\} 1/)
})

test('a cached page is logged with the ids of its request', async () => {
  const { lines, get } = await servedShop()
  await get()
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const { headers } = await get({ headers: { traceparent, 'x-request-id': 'proxy-17' } })
  expect(headers['x-request-id']).toBe('proxy-17')
  expect(lines().at(-1)).toMatchObject({
    message: 'Answered',
    method: 'GET',
    path: '/long',
    status: 200,
    requestId: 'proxy-17',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  })
})
