import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer, nodeListener } from '#adapters/server/http-server.ts'
import { limitedCookieHeader } from '#adapters/server/limited-cookies.ts'

const many = (count: number, name = 'other') =>
  Array.from({ length: count }, (_, index) => `${name}${index}=1`)
const OWN = ['__Host-session=a.b', 'i18n_redirected=de']

test.each([
  ['no', []],
  ['200', [...many(198), ...OWN]],
])('a Cookie header with %s cookies is not changed', (_, pairs) => {
  const header = pairs.join('; ')
  expect(limitedCookieHeader(header)).toBe(header)
})

test.each([
  ['too many cookies', many(5_000)],
  ['too long cookies', Array.from({ length: 15 }, (_, index) => `other${index}=${'x'.repeat(4_000)}`)],
])('of a Cookie header with %s, only the cookies of the shop remain', (_, others) => {
  const [first, ...rest] = others
  expect(limitedCookieHeader([first, ...OWN, ...rest].join('; '))).toBe(OWN.join('; '))
})

test('cookies with names of the shop do not bypass the limits', () => {
  expect(limitedCookieHeader(many(5_000, '__Host-').join(';')).split(';')).toHaveLength(200)
  expect(limitedCookieHeader(`__Host-previous=${'x'.repeat(60_000)}`)).toBe('')
  const long = many(60, '__Host-').map((pair) => pair + 'x'.repeat(1_000))
  expect(limitedCookieHeader(long.join(';')).length).toBeLessThanOrEqual(32_000)
})

test('the application receives only the limited cookies', async () => {
  const received: (string | null)[] = []
  const listener = nodeListener(({ headers }) => {
    received.push(new Headers(headers).get('cookie'), headers.get('x-other'))
    return new Response('ok')
  })
  const server = createHttpServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { cookie: [...many(4_000), ...OWN].join('; '), 'x-other': 'kept' }
  const [response] = await once(request({ port, headers, agent: false }).end(), 'response')
  response.resume()
  expect(received).toEqual([OWN.join('; '), 'kept'])
  server.close()
})
