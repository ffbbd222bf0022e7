import { Agent, request as send } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { LANGUAGES } from '#domain/locale/language.ts'
import { pathPattern, ROUTES, type RouteId } from '#domain/routing/localised-path.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { ShopProcess } from '../scale/support/shop-process.ts'

/** `npm run test:fuzz` sends more, and another seed sends others. */
const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 400)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
/** Requests at the same time. */
const ABREAST = 4
/** Milliseconds for an answer: on a machine that runs nothing else, and beside all other tests. */
const SLOWEST = COUNT > 10_000 ? 1_000 : 10_000

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
  ...(Object.keys(ROUTES) as RouteId[]).flatMap((id) =>
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
/** Names of fields of calls and forms, beside those of every object. */
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
const generated: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    path,
    headers,
    type: fc.option(fc.constantFrom(...TYPES)),
    body,
    isLoggedIn: fc.boolean(),
  })
  .map(({ type, headers: some, ...rest }) => ({
    ...rest,
    headers: { ...some, ...(type !== null && { 'content-type': type }) },
  }))

// in a process of its own, whose end would be seen, and which this one's work does not hold
let shop: ShopProcess
beforeAll(async () => {
  shop = await ShopProcess.start('src/adapters/server/main.ts', {
    MOCK_API: '1',
    CATALOGUE_SIZE: `${SMALL_CATALOGUE}`,
  })
})
afterAll(() => shop.stop('SIGKILL'))

it('no generated request is answered by 5xx, late, or not at all', { timeout: 60 * 60_000 }, async () => {
  const customer = new HttpVisitor(shop.url)
  await customer.logIn('full@demo.test')
  const session = customer.cookieNames.map((name) => `${name}=${customer.cookie(name)}`).join('; ')
  const agent = new Agent({ keepAlive: true })
  const queue = requests()
  const fallen: string[] = []
  const work = async () => {
    for (const one of queue) {
      const start = performance.now()
      const cookie = one.isLoggedIn ? session : one.headers['cookie']
      const status = await answerTo(one, cookie, agent)
      const spent = performance.now() - start
      if (status < 500 && status > 0 && spent < SLOWEST) continue
      fallen.push(`${status} after ${Math.round(spent)} ms: ${JSON.stringify(one).slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, work))
  agent.destroy()
  expect(fallen).toEqual([])
  expect(await shop.stop(), 'exit code').toBe(0)
})

/** A few at a time: all at once they are a gigabyte. */
function* requests(): Generator<Sent> {
  const numRuns = 100
  for (let sent = 0; sent < COUNT; sent += numRuns)
    yield* fc.sample(generated, { numRuns, seed: SEED + sent })
}

/** 0 where the connection ended without an answer. `fetch` would normalise what the server is to read. */
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
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => resolve(0))
      },
    )
    call.on('error', () => resolve(0))
    call.end(bytes)
  })
}
