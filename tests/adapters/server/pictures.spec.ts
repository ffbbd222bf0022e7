import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { pictures } from '#adapters/server/pictures.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import type { Upstream } from '#adapters/server/upstream.ts'
import { fakeApp } from './fake-app.ts'

const DISC = '/pictures/256/parts/NW-4.61984/main-small.webp'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="384" viewBox="0 0 512 384">' +
  '<rect x="128" y="96" width="256" height="192" fill="#123456"/></svg>'

const svg = (content: BodyInit = SVG, headers: Record<string, string> = {}) =>
  new Response(content, { headers: { 'content-type': 'image/svg+xml', ...headers } })

/** Shop with a fake API, and the recorded requests. */
function shopBefore(result: Upstream = async () => svg()) {
  const requestedRequests: Request[] = []
  const app = fakeApp({
    upstream: (request) => {
      requestedRequests.push(request)
      return result(request)
    },
  })
  return {
    request: async (path: string, init?: RequestInit) => app.request(path, init),
    asked: requestedRequests,
  }
}

test.each([
  [75, 56],
  [256, 192],
  [512, 384],
  [1024, 768],
  [1920, 1440],
])('a drawing is sent as WebP with a width of %i pixels', async (width, height) => {
  const { request, asked } = shopBefore()
  const response = await request(`/pictures/${width}/parts/NW-4.61984/main.webp`)

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/media/parts/NW-4.61984/main.svg'])
  const bytes = await response.arrayBuffer()
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height, hasAlpha: true })
})

test('a drawing retains its colours and its transparent background', async () => {
  const response = await shopBefore().request(DISC)
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]

  expect(pixel(128, 96)).toEqual([0x12, 0x34, 0x56, 0xff])
  expect(pixel(2, 2)[3]).toBe(0)
})

test('dimensions in a drawing are rendered equally whatever fonts are installed', async () => {
  const written = async (text: string, font: string) => {
    const content = SVG.replace(
      '</svg>',
      `<text x="9" y="90" font-size="80" font-family="${font}">${text}</text></svg>`,
    )
    const response = await shopBefore(async () => svg(content)).request(DISC)
    return Buffer.from(await response.arrayBuffer())
  }
  const [three, serif, eight] = await Promise.all([
    written('Ø 3', 'Arial,sans-serif'),
    written('Ø 3', 'DejaVu Serif,serif'),
    written('× 8', 'Arial,sans-serif'),
  ])
  expect(three.equals(serif)).toBe(true)
  // a font without these characters would show equal boxes
  expect(three.equals(eight)).toBe(false)
})

test.each([
  '/pictures',
  '/pictures/',
  '/pictures/256',
  '/pictures/256/.webp',
  '/pictures/257/parts/NW-1/main.webp',
  '/pictures/0256/parts/NW-1/main.webp',
  '/pictures/1e2/parts/NW-1/main.webp',
  '/pictures/256/parts/NW-1/main.svg',
  '/pictures/256/parts/NW-1/main.webp/',
  '/pictures/256/parts//main.webp',
  '/pictures/256/../parts/NW-1/main.webp',
  '/pictures/256/%2e%2e/parts/NW-1/main.webp',
  '/pictures/256/..%2fapi%2fcountry.webp',
  '/pictures/256/parts/..%5c..%5cmain.webp',
  '/pictures/256/parts/.hidden/main.webp',
  '/pictures/256/parts/a..b/main.webp',
  '/pictures/256/https://evil.test/x.webp',
  '/pictures/256//evil.test/x.webp',
  '/pictures/256/parts/NW-1%00/main.webp',
  '/pictures/256/parts/Ñ/main.webp',
  '/pictures/256/%E0%A4%A/main.webp',
  `/pictures/256/${'a/'.repeat(4000)}main.webp`,
  `/pictures/256/${'a-'.repeat(4000)}!`,
])('%.60s gets 404 without a call of the API', async (path) => {
  const { request, asked } = shopBefore()
  const response = await request(path)

  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(asked).toEqual([])
})

test('a picture is requested from the API without data of the visitor and without the query', async () => {
  const { request, asked } = shopBefore()
  const headers = { cookie: '__Host-signature=c2ln', authorization: 'Bearer a.b', host: 'evil.test' }
  await request(`${DISC}?url=https://evil.test`, { headers })
  await request(`${DISC}?1`)

  expect(asked).toHaveLength(1)
  expect(asked[0]!.url).toBe('http://localhost/media/parts/NW-4.61984/main-small.svg')
  expect(Object.fromEntries(asked[0]!.headers)).toEqual({
    accept: 'image/svg+xml',
    traceparent: expect.stringMatching(/^00-/),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
})

test('a conditional request for a picture gets 304', async () => {
  const { request } = shopBefore()
  const first = await request(DISC)
  const again = await request(DISC, { headers: { 'if-none-match': first.headers.get('etag')! } })

  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a HEAD request for a picture gets the Content-Length without a body', async () => {
  const { request } = shopBefore()
  const whole = await (await request(DISC)).arrayBuffer()
  const response = await request(DISC, { method: 'HEAD' })

  expect(response.headers.get('content-length')).toBe(String(whole.byteLength))
  expect((await response.arrayBuffer()).byteLength).toBe(0)
})

test('a POST request to a picture is rejected', async () => {
  expect((await shopBefore().request(DISC, { method: 'POST' })).status).toBe(404)
})

const unusable: [string, () => Response][] = [
  ['a page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['a photograph', () => new Response('RIFF', { headers: { 'content-type': 'image/webp' } })],
  ['broken', () => svg('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
  ['empty', () => svg('')],
  ['announced as huge', () => svg(SVG, { 'content-length': '600000' })],
  ['huge', () => svg(SVG + ' '.repeat(600_000))],
  ['without an end', () => svg(endless())],
  ['a bomb of entities', () => svg(bomb())],
]

test.each(unusable)('a drawing that is %s gets 502', async (_, respond) => {
  const response = await shopBefore(async () => respond()).request(DISC)

  expect(response.status).toBe(502)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a drawing that references files of the server does not read them', async () => {
  const href = new URL('../../../src/ui/styles/fonts/OFL.txt', import.meta.url).href
  const image = `<image href="${href}" width="512" height="384"/>`
  const withImage = await shopBefore(async () => svg(SVG.replace('</svg>', `${image}</svg>`))).request(DISC)
  const plain = await shopBefore().request(DISC)

  expect(Buffer.from(await withImage.arrayBuffer())).toEqual(Buffer.from(await plain.arrayBuffer()))
})

test.each([
  [404, 404],
  [403, 404],
  [408, 502],
  [429, 502],
  [500, 502],
  [503, 502],
  [504, 504],
])('a picture for which the API responds with status %i gets %i', async (status, expected) => {
  const { request, asked } = shopBefore(async () => new Response('no', { status }))
  const response = await request(DISC)
  await request(DISC)

  expect(response.status).toBe(expected)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(asked).toHaveLength(2)
})

test('a picture whose API response breaks off gets 502', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  expect((await shopBefore(async () => svg(body)).request(DISC)).status).toBe(502)
})

test('a picture whose API response exceeds the timeout gets 504', async () => {
  const upstream: Upstream = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const response = await pictures({ upstream, logger: silentLogger, timeout: 20 }).request(DISC)

  expect(response.status).toBe(504)
})

test('simultaneous requests for a picture cause one API call and one rendering', async () => {
  const { request, asked } = shopBefore()
  const responses = await Promise.all(Array.from({ length: 20 }, () => request(DISC)))

  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  expect(asked).toHaveLength(1)
})

test('a picture is cached for an hour', async () => {
  let now = 0
  const upstream = vi.fn<Upstream>(async () => svg())
  const app = pictures({ upstream, logger: silentLogger, now: () => now })
  await app.request(DISC)
  now = 3_599_999
  await app.request(DISC)
  expect(upstream).toHaveBeenCalledTimes(1)
  now = 3_600_000
  await app.request(DISC)
  expect(upstream).toHaveBeenCalledTimes(2)
})

test('the rendering of a picture continues while a client waits, and stops when the last client disconnects', async () => {
  const requestArrived = Promise.withResolvers<AbortSignal>()
  const upstream: Upstream = ({ signal }) => {
    requestArrived.resolve(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const app = pictures({ upstream, logger: silentLogger })
  app.onError(() => new Response('gone'))
  const [first, second] = [new AbortController(), new AbortController()]
  const responses = [first, second].map(({ signal }) => Promise.resolve(app.request(DISC, { signal })))
  const call = await requestArrived.promise
  first.abort()
  await responses[0]
  expect(call.aborted).toBe(false)
  second.abort()
  await responses[1]
  expect(call.aborted).toBe(true)
})

test('at least 48 of 300 simultaneous pictures are rendered, and those beyond the bounded queue get 503', async () => {
  const { request } = shopBefore()
  const responses = await Promise.all(
    Array.from({ length: 300 }, (_, number) => request(`/pictures/75/parts/NW-${number}/main.webp`)),
  )
  const refused = responses.filter(({ status }) => status === 503)
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(48)
  expect(refused.length).toBeGreaterThanOrEqual(90)
  expect(refused[0]!.headers.get('retry-after')).toBe('5')
  expect((await request(DISC)).status).toBe(200)
})

function endless(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(' '.repeat(65_536))
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
}

function bomb(): string {
  const entities = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join(
    '',
  )
  const type = `<!DOCTYPE svg [<!ENTITY e0 "boom">${entities}]>`
  return `${type}<svg xmlns="http://www.w3.org/2000/svg" width="512" height="384"><text>&e12;</text></svg>`
}
