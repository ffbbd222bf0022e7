import { Agent, request as send } from 'node:http'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { LANGUAGES } from '#domain/locale/language.ts'
import { pathPattern } from '#domain/pages/localised-path.ts'
import { ROUTE_IDS } from '#domain/pages/pages.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { longestPieceOf, PIECE_LENGTH_MAX } from '../fixtures/watched-shop.fixture.ts'
import { ShopProcess } from '../scale/support/shop-process.ts'

/** Number of requests, which `npm run test:fuzz` increases. The seed determines which ones are generated. */
const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 400)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
/** Number of simultaneous requests. */
const ABREAST = 4
/** Maximum response time in milliseconds. `npm run test:fuzz` (more requests) does not run at the same time as other tests. */
const SLOWEST = COUNT > 10_000 ? 1_000 : 10_000

/** Id of a punch-out session that does not exist. */
const PUNCH_OUT = '3f0c1f8e-8f4b-4d2c-9a51-0c3f7f1a2b3c'

type Generated = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
type Sent = Generated & { readonly isLoggedIn: boolean }

const calls = callsOf(shopContract)
const patterns = [
  ...calls.map(({ path }) => path),
  ...ROUTE_IDS.flatMap((id) =>
    LANGUAGES.flatMap(({ code: language }) => [
      `/${language}/${pathPattern(id, language)}`,
      `/${pathPattern(id, language)}`,
    ]),
  ),
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/pictures/256/:part.webp',
  '/media/:file',
  '/assets/:file',
  '/texts/:file',
  '/:anything',
]
const PIECES = [
  'a',
  '1',
  '-1',
  'NW-3.70481',
  '%',
  '%zz',
  '%00',
  '%0d%0a',
  '%2e%2e',
  '%2F',
  '%E2%80%A8',
  '%E2%80%A9',
  '%F0%9F%9A%9A',
  '%C0%AF',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  'toString',
  '..',
  '//',
  '\\',
  ';',
  '[]',
  '{}',
  'a'.repeat(300),
  '0'.repeat(3_000),
]
const TEXTS = [
  ...PIECES,
  'a@' + '.'.repeat(9_000) + '@',
  '0'.repeat(9_000) + 'x',
  '\u2028',
  '\u0000',
  '\ud800',
  '🚚',
  '<b>',
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'text/plain',
  'x',
]
/** Names of fields: those of calls and forms, and the names of properties that every object has. */
const FIELDS = [
  ...new Set(calls.flatMap(({ path }) => path.match(/\w+/g) ?? [])),
  ...[
    'token',
    'username',
    'password',
    'languageID',
    'countryID',
    'sku',
    'qty',
    'items',
    'list',
    'intent',
    'quantity',
  ],
  ...[
    'email',
    'message',
    'documentNo',
    'term',
    'page',
    'slug',
    '__proto__',
    'constructor',
    'toString',
    'length',
  ],
]

const text = fc.constantFrom(...TEXTS)
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[]], { toString: 1 }, { length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const fields = fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 8 })
const json = fc.oneof(
  fields.map((entries) => JSON.stringify(Object.fromEntries(entries))),
  fc.jsonValue().map((any) => JSON.stringify(any)),
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '{"a":\u2028}',
    '['.repeat(20_000),
    '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  ),
)
const urlEncoded = fields.map((entries) =>
  entries.map(([name, any]) => `${name}=${JSON.stringify(any)}`).join('&'),
)
const multipart = fields.map((entries) =>
  entries
    .map(
      ([name, any]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(any)}\r\n`,
    )
    .join('')
    .concat('--b--\r\n'),
)
const body = fc.oneof(
  json,
  urlEncoded,
  multipart,
  multipart.map((whole) => whole.slice(0, -9)),
  text,
)

const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', '1') },
  { weight: 2, arbitrary: fc.constantFrom(...PIECES) },
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS, '_routes'), fc.constantFrom(...PIECES)), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, any]) => `${name}=${any}`).join('&'))
/** Characters that Node's own client refuses to send. */
const UNSENDABLE = /[^\x21-\xff]/g

const path = fc
  .tuple(
    fc.constantFrom(...patterns),
    fc.array(segment, { minLength: 3, maxLength: 3 }),
    fc.constantFrom('', '', '', '.data', '/', '/%E2%80%A8', '%'),
    query,
  )
  .map(([pattern, segments, end, search]) => {
    let next = 0
    const filled = pattern.replace(/:\w+/g, () => segments[next++ % 3]!)
    return `${filled}${end}${search === '' ? '' : `?${search}`}`.replace(UNSENDABLE, '')
  })
/** Another spelling of a path, which a guard and a router may read differently. */
const otherPath = fc
  .tuple(
    path,
    fc.constantFrom(
      (usual: string) => `/api/x${usual}`,
      (usual: string) => `/${usual}`,
      (usual: string) => usual.replaceAll('/', '//'),
      (usual: string) => `/.${usual}`,
      (usual: string) => `/x/..${usual}`,
      (usual: string) => `/x/%2e%2e${usual}`,
      (usual: string) => usual.replace(/(?<!^)\//, '%2F'),
      (usual: string) => usual.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      (usual: string) => usual.toUpperCase(),
      (usual: string) => `${usual};a=1`,
      (usual: string) => `http://127.0.0.1${usual}`,
    ),
  )
  .map(([usual, change]) => change(usual))
const garbage = fc.constantFrom(
  '',
  'x',
  '%',
  '[',
  '"'.repeat(50),
  'a=b; a=c',
  ','.repeat(500),
  'bytes=0-',
  '*/*',
  '-',
  '00-0-0-0',
)
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'range',
    'if-none-match',
    'if-modified-since',
    'traceparent',
    'tracestate',
    'x-request-id',
    'x-forwarded-for',
    'idempotency-key',
    'referer',
    'authorization',
    'cookie',
  ),
  garbage,
  { maxKeys: 4 },
)
/** Names of cookies that the shop reads. */
const COOKIES = [
  '__Host-session',
  '__Host-signature',
  '__Host-user',
  '__Host-prices-hidden',
  `__Host-punchout-${PUNCH_OUT}`,
  'checkout',
  'country',
  'language',
]
const cookieValue = fc.oneof(
  text.map((any) => encodeURIComponent(any.toWellFormed())),
  value.map((any) => Buffer.from(JSON.stringify(any) ?? '').toString('base64url')),
  value.map((any) => encodeURIComponent((JSON.stringify(any) ?? '').toWellFormed())),
  fc.constant(Buffer.from('{"token":"a","returnHosts":[]}').toString('base64url')),
  fc.constant('e30.e30.e30'),
)
const forgedCookies = fc
  .array(fc.tuple(fc.constantFrom(...COOKIES), cookieValue), { minLength: 1, maxLength: 4 })
  .map((pairs) => pairs.map(([name, any]) => `${name}=${any}`.slice(0, 3_000)).join('; '))
const forged: fc.Arbitrary<Generated> = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  path: fc.oneof(
    path,
    fc.constantFrom(`/en?punchout=${PUNCH_OUT}`, `/en/cart?punchout=${PUNCH_OUT}`, '/en/kihadmin'),
  ),
  headers: forgedCookies.map((cookie) => ({ cookie, 'content-type': 'application/x-www-form-urlencoded' })),
  body: urlEncoded,
})

/** Generators of XML that is expensive for a naive parser. The parameter is the size in characters. */
const XML_BOMBS: readonly ((size: number) => string)[] = [
  (size) => `<cXML a=">" ${`">" ${'! '.repeat(1_500)}`.repeat(size / 3_000)}/>`,
  (size) => '<a>'.repeat(size / 3),
  (size) => `<cXML>${'<a>'.repeat(size / 7)}${'</a>'.repeat(size / 7)}</cXML>`,
  (size) => `<cXML ${'a="1" '.repeat(size / 6)}/>`,
  (size) => `<cXML a="${'&amp;'.repeat(size / 5)}"/>`,
  (size) => `<cXML>${'&lt;'.repeat(size / 4)}</cXML>`,
  (size) => `<cXML>${'<![CDATA['.repeat(size / 9)}`,
  (size) => `<cXML>${'<!--'.repeat(size / 4)}`,
  (size) => `<cXML>${'<?a '.repeat(size / 4)}`,
  (size) => '<'.repeat(size),
  (size) => '&'.repeat(size),
  (size) => `<${'a'.repeat(size)}>`,
  (size) => `<cXML ${'!'.repeat(size)}`,
  (size) => `<!DOCTYPE cXML [${'<!ENTITY a "b">'.repeat(size / 15)}]><cXML>&a;</cXML>`,
  (size) => `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(size / 2)}">]><a>${'&a;'.repeat(size / 6)}</a>`,
  (size) => `${' '.repeat(size)}<cXML/>`,
  (size) => `<cXML>${'\u0000'.repeat(size / 2)}</cXML>`,
  (size) => `<?xml version="1.0" encoding="${'x'.repeat(size)}"?><cXML/>`,
]
const xmlBomb: fc.Arbitrary<Generated> = fc
  .tuple(fc.constantFrom(...XML_BOMBS), fc.constantFrom(100, 60_000, 1_900_000), fc.boolean())
  .map(([bombOf, size, isPlain]) => ({
    method: 'POST',
    path: '/punchout/cxml',
    headers: { 'content-type': isPlain ? 'text/xml' : 'application/xml; charset=utf-16' },
    body: bombOf(size),
  }))

const usual: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    path: fc.oneof({ weight: 4, arbitrary: path }, { weight: 1, arbitrary: otherPath }),
    headers,
    type: fc.option(fc.constantFrom(...TYPES)),
    body,
    isLoggedIn: fc.boolean(),
  })
  .map(({ type, headers: some, ...rest }) => ({
    ...rest,
    headers: { ...some, ...(type !== null && { 'content-type': type }) },
  }))
const generated: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 16, arbitrary: usual },
  { weight: 2, arbitrary: forged.map((one) => ({ ...one, isLoggedIn: false })) },
  { weight: 1, arbitrary: xmlBomb.map((one) => ({ ...one, isLoggedIn: false })) },
)

// a separate process: its crash is detected, and the work of this process does not block its event loop
let shop: ShopProcess
beforeAll(async () => {
  shop = await ShopProcess.start('src/adapters/server/main.ts', {
    MOCK_API: '1',
    CATALOGUE_SIZE: `${SMALL_CATALOGUE}`,
  })
})
afterAll(() => shop.stop('SIGKILL'))

/** Number of connections that never complete their request. */
const UNFINISHED = 40

/** Opens a connection that sends the head of a form and its first letters. */
function unfinishedForm(): Socket {
  const { hostname, port, host } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const type = 'application/x-www-form-urlencoded'
  const header = ['POST /en/login HTTP/1.1', `host: ${host}`, `origin: ${shop.url}`, `content-type: ${type}`]
  socket.write([...header, 'content-length: 60000', '', 'a=1'].join('\r\n'))
  return socket
}

it(
  'each generated request gets 503 or a status below 500 in time, and does not block later requests',
  { timeout: 60 * 60_000 },
  async () => {
    const customer = new HttpVisitor(shop.url)
    await customer.logIn('full@demo.test')
    const session = customer.cookieNames.map((name) => `${name}=${customer.cookie(name)}`).join('; ')
    const agent = new Agent({ keepAlive: true })
    const queue = requests()
    const fallen: string[] = []
    const underWay = new Set<Sent>()
    /** Requests in flight during a long task. */
    const suspects = new Set<Sent>()
    const send = (one: Sent) => answerTo(one, one.isLoggedIn ? session : one.headers['cookie'], agent)
    const work = async () => {
      for (const one of queue) {
        underWay.add(one)
        const start = performance.now()
        const status = await send(one)
        const spent = performance.now() - start
        if ((await shop.longestPiece()) > PIECE_LENGTH_MAX) for (const any of underWay) suspects.add(any)
        underWay.delete(one)
        const isAnswered = (status < 500 && status > 0) || status === 503
        if (isAnswered && spent < SLOWEST) continue
        fallen.push(`${status} after ${Math.round(spent)} ms: ${shortened(one)}`)
      }
    }
    const sockets = Array.from({ length: UNFINISHED }, unfinishedForm)
    await Promise.all(Array.from({ length: ABREAST }, work))
    for (const one of suspects) {
      const quantity = await longestPieceOf(shop, () => send(one))
      if (quantity > PIECE_LENGTH_MAX)
        fallen.push(`held others for ${Math.round(quantity)} ms of CPU: ${shortened(one)}`)
    }
    agent.destroy()
    for (const socket of sockets) socket.destroy()
    expect(fallen).toEqual([])
    expect(await shop.stop(), 'exit code').toBe(0)
  },
)

const shortened = (one: Sent) => JSON.stringify(one).slice(0, 500)

/** Generates the requests in batches, because all of them together take a gigabyte. */
function* requests(): Generator<Sent> {
  const numRuns = 100
  for (let sent = 0; sent < COUNT; sent += numRuns)
    yield* fc.sample(generated, { numRuns, seed: SEED + sent })
}

/** Status of the response, 0 without one. `fetch` is not used, because it would normalise the request. */
function answerTo(
  { method, path, headers, body }: Generated,
  cookie: string | undefined,
  agent: Agent,
): Promise<number> {
  const { hostname, port } = new URL(shop.url)
  const bytes = method === 'POST' || method === 'PUT' ? Buffer.from(body) : Buffer.alloc(0)
  return new Promise((resolve) => {
    const call = send(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...headers,
          origin: shop.url,
          ...(cookie !== undefined && { cookie }),
          ...(bytes.length > 0 && { 'content-length': bytes.length }),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', () => resolve(0))
      },
    )
    call.on('error', () => resolve(0))
    call.end(bytes)
  })
}
