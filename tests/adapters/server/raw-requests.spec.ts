import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShopProcess, type ShopProcess } from './shop-process.ts'

let shop: ShopProcess
beforeAll(async () => {
  shop = await startShopProcess({ LOG_LEVEL: 'info' })
})
afterAll(() => shop.child.kill())

/** Sends raw bytes and returns everything until the connection is closed. */
function answerTo(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(shop.port, '127.0.0.1')
    let responseText = ''
    socket.setEncoding('latin1').on('data', (part: string) => (responseText += part))
    socket.on('error', () => resolve(responseText))
    socket.on('close', () => resolve(responseText))
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}

const statusOf = (responseText: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(responseText)?.[1] ?? 0)

const H = 'Host: shop.test\r\nConnection: close\r\n'
const get = (target: string, headers = H) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`
const post = (headers: string, body: string) =>
  `POST /api/search/partSearch HTTP/1.1\r\n${H}Content-Type: application/json\r\n${headers}\r\n${body}`

const CASES: readonly (readonly [name: string, bytes: string, statuses: readonly number[]])[] = [
  ['TRACE', `TRACE / HTTP/1.1\r\n${H}\r\n`, [405]],
  ['TRACK', `TRACK / HTTP/1.1\r\n${H}\r\n`, [400, 405]],
  ['CONNECT', `CONNECT evil.test:443 HTTP/1.1\r\n${H}\r\n`, [405]],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${H}\r\n`, [405]],
  ['PUT', `PUT / HTTP/1.1\r\n${H}Content-Length: 1\r\n\r\nx`, [405]],
  ['a made-up method', `BREW /pot HTTP/1.1\r\n${H}\r\n`, [400]],
  ['a lower-case method', `get / HTTP/1.1\r\n${H}\r\n`, [400]],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['an empty host', get('/', 'Host:\r\nConnection: close\r\n'), [400]],
  ['a host with a space', get('/', 'Host: a b\r\nConnection: close\r\n'), [400]],
  ['a host with a path', get('/', 'Host: shop.test/evil\r\nConnection: close\r\n'), [400]],
  ['two hosts', get('/', `Host: evil.test\r\n${H}`), [400]],
  ['two slashes', get('//'), [400]],
  ['another host behind a backslash', get('/\\evil.test'), [400]],
  ['an absolute URL', get('http://shop.test/'), [400]],
  ['an absolute URL without a host', get('http:///'), [400]],
  ['a single percent sign', get('/%'), [400]],
  ['a null byte', get('/a%00b'), [400]],
  ['raw bytes in the path', get('/\xff\xfe'), [400]],
  ['a path with ..', get('/../../etc/passwd'), [404]],
  ['a path with an encoded ..', get('/assets/%2e%2e/%2e%2e/etc/passwd'), [404]],
  ['a path with .. and encoded slashes', get('/assets/..%2f..%2fetc%2fpasswd'), [404]],
  ['a URL of 9 kB', get(`/${'a'.repeat(9000)}`), [414]],
  ['a URL of 60 kB', get(`/${'a'.repeat(60_000)}`), [414]],
  ['a header of 70 kB', get('/', `${H}X-Long: ${'a'.repeat(70_000)}\r\n`), [431]],
  ['2,000 headers', get('/', H + 'X: 1\r\n'.repeat(2000)), [200, 431]],
  ['a header without a name', get('/', `${H}: x\r\n`), [400]],
  ['a header with a space in its name', get('/', `${H}X Y: z\r\n`), [400]],
  ['a header with a null byte', get('/', `${H}X: a\0b\r\n`), [400]],
  ['a folded header', get('/', `${H}X: a\r\n b\r\n`), [200, 400]],
  ['no version', 'GET /\r\n\r\n', [400]],
  ['a version that does not exist', `GET / HTTP/9.9\r\n${H}\r\n`, [400, 505]],
  ['a TLS handshake in place of HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n', [400]],
  ['HTTP/2 from the start', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['a negative length', post('Content-Length: -1\r\n', '{}'), [400]],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'), [400]],
  ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), [400]],
  ['a chunk without a size', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'), [400]],
  ['an unknown transfer encoding', post('Transfer-Encoding: brew\r\n', '{}'), [400]],
  ['a length above the limit', post('Content-Length: 999999999\r\n', '{'), [413]],
  ['chunks above the limit', post('Transfer-Encoding: chunked\r\n', tooManyChunks()), [413]],
  ['JSON that ends too early', post('Content-Length: 8\r\n', '{"term":'), [400]],
  ['JSON 20,000 levels deep', post('Content-Length: 20000\r\n', '['.repeat(20_000)), [400]],
  ['a call of another site', post('Origin: https://evil.test\r\nContent-Length: 2\r\n', '{}'), [403]],
  ['an origin that is not a URL', post('Origin: %%%\r\nContent-Length: 2\r\n', '{}'), [403]],
  ['invalid cookies', get('/', `${H}Cookie: ;;=;__Host-signature=%ff;a\r\n`), [200]],
  ['an invalid Accept-Encoding header', get('/', `${H}Accept-Encoding: ;q=,br;q=x,,*;\r\n`), [200]],
  ['an invalid Range header', get('/', `${H}Range: bytes=9-1\r\n`), [200]],
  [
    'an upgrade to an unknown protocol',
    get('/', 'Host: a\r\nConnection: Upgrade, close\r\nUpgrade: x\r\n'),
    [200],
  ],
]

function tooManyChunks(): string {
  return `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`.repeat(12) + '0\r\n\r\n'
}

test.each(CASES)('%s gets the expected status, and the server still runs', async (_, bytes, statuses) => {
  const responseText = await answerTo(bytes)
  expect(statuses).toContain(statusOf(responseText))
  expect(responseText.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(statusOf(await answerTo(get('/healthz')))).toBe(200)
  expect(shop.child.exitCode).toBeNull()
})

test.each([
  ['nothing', ''],
  ['half a request line', 'GET / HT'],
  ['half the headers', 'GET / HTTP/1.1\r\nHost: a'],
  ['half a body', post('Content-Length: 100\r\n', '{"a"')],
])('a client that sends %s and disconnects does not stop the server', async (_, bytes) => {
  await new Promise<void>((resolve) => {
    const socket = connect(shop.port, '127.0.0.1', () => socket.write(bytes, () => socket.destroy()))
    socket.on('close', () => resolve())
  })
  expect(statusOf(await answerTo(get('/healthz')))).toBe(200)
  expect(shop.child.exitCode).toBeNull()
})

test('an HTTP/1.0 request without a Host header is accepted, for health checks of load balancers', async () => {
  expect(statusOf(await answerTo('GET /healthz HTTP/1.0\r\n\r\n'))).toBe(200)
})

test('the response to a rejected method has the allowed methods in Allow', async () => {
  const responseText = await answerTo(`TRACE / HTTP/1.1\r\n${H}\r\n`)
  expect(responseText).toContain('allow: GET, HEAD, POST')
  expect(responseText).toContain('"code":405000')
})

test('a body that is too large closes the connection, and a request sent after it on another connection succeeds', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, path: string, body = '') =>
    new Promise<number | string | undefined>((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length }
      const call = request({ agent, port: shop.port, host: '127.0.0.1', method, path, headers }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      )
      call.on('error', ({ message }) => resolve(message)).end(body)
    })
  for (let count = 0; count < 5; count += 1) {
    expect(await send('POST', '/api/search/partSearch', 'x'.repeat(900_000))).toBe(413)
    expect(await send('GET', '/healthz')).toBe(200)
  }
  agent.destroy()
})

test.each([
  ['a URL with invalid percent-encoding', '/en/products/%E0%A4%A', 400, '<html lang="en"', 'href="/en"'],
  [
    'a URL that is too long',
    `/ru/search/results?term=${'a'.repeat(10_000)}`,
    414,
    '<html lang="ru"',
    'href="/ru"',
  ],
  ['a URL with invalid percent-encoding and without a language', '/%zz', 400, '<html lang="en"', 'href="/"'],
])(
  'a browser that opens %s gets an error page with a link to the home page',
  async (_, target, status, language, home) => {
    const responseText = await answerTo(get(target, `${H}Accept: text/html\r\n`))
    expect(statusOf(responseText)).toBe(status)
    expect(responseText).toContain('content-type: text/html; charset=utf-8')
    expect(responseText).toContain(language)
    expect(responseText).toContain(home)
  },
)

test('none of the invalid requests was logged as an error of the server', () => {
  expect(shop.output()).not.toMatch(/error|failed/i)
})
