import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createApiProxy } from '#adapters/server/api-proxy.ts'
import { fakeApp } from './fake-app.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Shop in front of a real HTTP server with given responses. */
async function shopBefore(listener: RequestListener, { path = '', timeout = 5000 } = {}) {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return shopWith(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`), timeout)
}

const shopWith = (baseUrl: URL, timeout: number) =>
  fakeApp({ upstream: createApiProxy({ baseUrl, timeout }), config: { publicOrigin: 'https://shop.test' } })

const post = (headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: '{"term":"7.00467"}',
})

test('the path, query and body of a call are forwarded below the API’s base path', async () => {
  let seen: { method?: string | undefined; url?: string | undefined; body: string } = { body: '' }
  const app = await shopBefore(
    async (request, response) => {
      const body = (await request.setEncoding('utf8').toArray()).join('')
      seen = { method: request.method, url: request.url, body }
      response.setHeader('content-type', 'application/json').end('{"found":1}')
    },
    { path: '/v2/' },
  )
  const reply = await app.request('/api/search/partSearch?a=b%20c', post())
  expect(await reply.json()).toEqual({ found: 1 })
  expect(seen).toEqual({
    method: 'POST',
    url: '/v2/api/search/partSearch?a=b%20c',
    body: '{"term":"7.00467"}',
  })
})

test('the bearer token of a call is forwarded to the API', async () => {
  let seenHeaders: IncomingMessage['headers'] = {}
  const app = await shopBefore((request, response) => {
    seenHeaders = request.headers
    response.end('{}')
  })
  await app.request('/api/getfeatures', post({ authorization: 'Bearer a.b.c' }))
  expect(seenHeaders.authorization).toBe('Bearer a.b.c')
})

test('connection headers, cookies, credentials and the Referer are not forwarded', async () => {
  let seenHeaders: IncomingMessage['headers'] = {}
  const app = await shopBefore((request, response) => {
    seenHeaders = request.headers
    response.setHeader('content-type', 'application/json').setHeader('set-cookie', ['api=1', 'other=2'])
    response.setHeader('x-hop', '1').setHeader('connection', 'close, x-hop').setHeader('x-end', '2')
    response.end('{}')
  })
  const reply = await app.request(
    '/api/checkout/cart/add',
    post({
      cookie: '__Host-signature=c2ln; i18n_redirected=de',
      authorization: 'Basic abc',
      connection: 'x-private',
      'x-private': '1',
      te: 'trailers',
      referer: 'https://shop.test/en/infocenter/orderhistory/43012177600',
      'idempotency-key': 'k1',
    }),
  )
  for (const name of ['cookie', 'authorization', 'x-private', 'te', 'origin', 'referer'])
    expect(seenHeaders[name]).toBeUndefined()
  expect(seenHeaders).toMatchObject({
    'idempotency-key': 'k1',
    'x-forwarded-host': 'shop.test',
    'x-forwarded-proto': 'https',
  })
  expect(reply.headers.getSetCookie()).toEqual([])
  expect(reply.headers.has('x-hop')).toBe(false)
  expect(reply.headers.get('x-end')).toBe('2')
})

test('a response is streamed: its first chunk arrives before the last one is sent', async () => {
  const more = Promise.withResolvers<void>()
  const app = await shopBefore(async (_, response) => {
    response.setHeader('content-type', 'application/octet-stream').write('first')
    await more.promise
    response.end('last')
  })
  const reply = await app.request('/api/documents/file', post())
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe('first')
  more.resolve()
  expect((await reader.read()).value).toBe('last')
})

test('a compressed response is decompressed', async () => {
  const app = await shopBefore((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
    response.end(gzipSync('{"zipped":true}'))
  })
  const reply = await app.request('/api/country')
  expect(reply.headers.has('content-encoding')).toBe(false)
  expect(await reply.json()).toEqual({ zipped: true })
})

test('the status and problem of a failed API call are forwarded', async () => {
  const app = await shopBefore((_, response) => {
    response.writeHead(409, { 'content-type': 'application/problem+json' }).end('{"code":409001}')
  })
  const reply = await app.request('/api/checkout/cart/add', post())
  expect(reply.status).toBe(409)
  expect(await reply.json()).toEqual({ code: 409001 })
})

test('a redirect of the API is not followed', async () => {
  const paths: (string | undefined)[] = []
  const app = await shopBefore((request, response) => {
    paths.push(request.url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect((await app.request('/api/country')).status).toBe(502)
  expect(paths).toEqual(['/api/country'])
})

test('a call gets 502 if the API is down', async () => {
  const response = await shopWith(new URL('http://127.0.0.1:1'), 5000).request('/api/country')
  expect(response.status).toBe(502)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ code: 502000 })
})

test('a call gets 502 if the API closes the connection', async () => {
  const app = await shopBefore((request) => request.socket.destroy())
  expect((await app.request('/api/country')).status).toBe(502)
})

test('a call gets 504 if the API does not respond within the timeout', async () => {
  const app = await shopBefore(() => undefined, { timeout: 50 })
  const response = await app.request('/api/country')
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({ title: 'Gateway Timeout', code: 504000 })
})

test('a client that disconnects aborts the API call', async () => {
  const disconnected = Promise.withResolvers<boolean>()
  const arrived = Promise.withResolvers<void>()
  const app = await shopBefore((_, response) => {
    response.on('close', () => disconnected.resolve(true))
    arrived.resolve()
  })
  const visit = new AbortController()
  const reply = app.request('/api/country', { signal: visit.signal })
  await arrived.promise
  visit.abort()
  expect(await disconnected.promise).toBe(true)
  await reply
})
