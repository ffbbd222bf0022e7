import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShopProcess, type ShopProcess } from '../adapters/server/shop-process.ts'
import { Balancer } from './support/balancer.ts'

/** Request inside the body of each case. A server that processes it has parsed a body as a request. */
const INNER = 'GET /smuggled HTTP/1.1\r\nHost: shop.test\r\n\r\n'
const HEAD = 'POST /api/search HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const CHUNKED = `${chunk(INNER)}0\r\n\r\n`
const withLength = (headers: string, body: string) =>
  `${HEAD}Content-Length: ${body.length}\r\n${headers}\r\n${body}`
const withoutLength = (headers: string, body: string) => `${HEAD}${headers}\r\n${body}`

/** If haproxy and the server disagree about the end of the body, the inner request is smuggled. */
const CASES: readonly (readonly [name: string, bytes: string])[] = [
  ['a body of that length', withLength('', INNER)],
  ['a body in chunks', withoutLength('Transfer-Encoding: chunked\r\n', CHUNKED)],
  [
    'length and chunks, the length too short',
    `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
  ],
  [
    'chunks and length, ending at once',
    `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: ${INNER.length + 5}\r\n\r\n0\r\n\r\n${INNER}`,
  ],
  ['two lengths', `${HEAD}Content-Length: 0\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`],
  ['a list of lengths', `${HEAD}Content-Length: 0, ${INNER.length}\r\n\r\n${INNER}`],
  ['a length with a sign', `${HEAD}Content-Length: +0\r\n\r\n${INNER}`],
  ['a negative length', `${HEAD}Content-Length: -1\r\n\r\n${INNER}`],
  ['a length in hexadecimal', `${HEAD}Content-Length: 0x0\r\n\r\n${INNER}`],
  ['a length with a blank before the colon', `${HEAD}Content-Length : 0\r\n\r\n${INNER}`],
  ['a length behind a line break', `${HEAD}Content-Length:\r\n 0\r\n\r\n${INNER}`],
  ['a length with a null byte', `${HEAD}Content-Length: 0\0${INNER.length}\r\n\r\n${INNER}`],
  ['chunked behind a tab', withLength('Transfer-Encoding:\tchunked\r\n', `0\r\n\r\n${INNER}`)],
  [
    'chunked with a blank before the colon',
    withLength('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${INNER}`),
  ],
  [
    'chunked, spelt with a vertical tab',
    withLength('Transfer-Encoding: \x0bchunked\r\n', `0\r\n\r\n${INNER}`),
  ],
  [
    'chunked twice',
    withLength('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${INNER}`),
  ],
  ['chunked and something else', withLength('Transfer-Encoding: chunked, cow\r\n', `0\r\n\r\n${INNER}`)],
  ['something else than chunked', withLength('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${INNER}`)],
  ['a quoted encoding', withLength('Transfer-Encoding: "chunked"\r\n', `0\r\n\r\n${INNER}`)],
  ['a folded encoding', withLength('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${INNER}`)],
  [
    'an encoding behind a lone line feed',
    withLength('X: y\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${INNER}`),
  ],
  [
    'an encoding behind a lone carriage return',
    withLength('X: y\rTransfer-Encoding: chunked\r\n', `0\r\n\r\n${INNER}`),
  ],
  ['a chunk with a sign', withoutLength('Transfer-Encoding: chunked\r\n', `+0\r\n\r\n${INNER}`)],
  ['a chunk in 0x', withoutLength('Transfer-Encoding: chunked\r\n', `0x0\r\n\r\n${INNER}`)],
  [
    'a chunk of more than 64 bits',
    withoutLength('Transfer-Encoding: chunked\r\n', `10000000000000000\r\n\r\n${INNER}`),
  ],
  [
    'a chunk whose extension ends in a line feed',
    withoutLength('Transfer-Encoding: chunked\r\n', `${INNER.length.toString(16)};a\n${INNER}\r\n0\r\n\r\n`),
  ],
  ['a trailer that is a request', withoutLength('Transfer-Encoding: chunked\r\n', `0\r\n${INNER}`)],
  [
    'HTTP/1.0 with chunks',
    `POST /api/search HTTP/1.0\r\nHost: shop.test\r\nContent-Length: ${INNER.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  ],
  [
    'a GET with a body',
    `GET /en HTTP/1.1\r\nHost: shop.test\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`,
  ],
  [
    'an upgrade',
    `GET /en HTTP/1.1\r\nHost: shop.test\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`,
  ],
  [
    'a path with a request in it',
    `GET /en%20HTTP/1.1%0d%0aHost:%20x%0d%0a%0d%0aGET%20/smuggled HTTP/1.1\r\nHost: shop.test\r\n\r\n`,
  ],
  ['an expectation', `${HEAD}Expect: 100-continue\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`],
]

let shop: ShopProcess
let balancer: Balancer
beforeAll(async () => {
  shop = await startShopProcess({ LOG_LEVEL: 'debug', TRUSTED_PROXIES: '1' })
  balancer = await Balancer.start([shop.port])
}, 120_000)
afterAll(async () => {
  await balancer?.stop()
  shop?.child.kill()
})

/** Sends these bytes, and returns all output until the connection is closed. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(balancer.url).port), '127.0.0.1')
    let responseText = ''
    socket.setEncoding('latin1').on('data', (part: string) => (responseText += part))
    socket.on('error', () => resolve(responseText))
    socket.on('close', () => resolve(responseText))
    socket.end(Buffer.from(bytes, 'latin1'))
  })
}

test.each(CASES)('a request by %s behind haproxy cannot smuggle a second request', async (_name, bytes) => {
  const before = shop.output().length
  const responseText = await send(bytes)
  // the next visitor over the same load balancer gets their own response
  for (let count = 0; count < 3; count += 1) {
    expect(await (await fetch(`${balancer.url}/healthz`)).text()).toBe('ok')
  }
  const arrived = shop.output().slice(before).split('"path":"/smuggled"').length - 1
  const answered = responseText.match(/HTTP\/1\.[01] [2-5]\d\d /g)?.length ?? 0
  // haproxy itself may parse a second request of this connection, and then returns a second response
  expect(arrived).toBeLessThanOrEqual(Math.max(0, answered - 1))
})

test('the check detects a smuggled request that arrives', async () => {
  await send(INNER)
  await expect.poll(() => shop.output()).toContain('"path":"/smuggled"')
})
