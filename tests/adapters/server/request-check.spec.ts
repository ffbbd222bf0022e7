import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestProblemStatus } from '#adapters/server/request-check.ts'

const rejectionOf = (target: string | undefined, method = 'GET', hosts = ['shop.test']) =>
  requestProblemStatus({ method, target, hosts, version: '1.1' })

test.each([
  '/',
  '/en/products/filter-7?a=b&c=%20d',
  '/search/results?term=100%',
  '/products/%D1%84',
  '/a|b/[c]',
  '/login/',
  '//shop/',
])('the request target %s is accepted', (target) => {
  expect(rejectionOf(target)).toBeUndefined()
})

test.each([
  '',
  'x',
  '*',
  '//',
  '///',
  '//evil.test',
  '//evil.test/a',
  '/\\evil.test',
  'http://shop.test/',
  '/%',
  '/%zz',
  '/%ff',
  '/a%00b',
  '/a%0d%0ab',
  '/ä',
  '/a b',
  '/<script>',
])('the request target %j is rejected with 400', (target) => {
  expect(rejectionOf(target)).toBe(400)
})

test('a request target longer than 8 kB is rejected with 414', () => {
  expect(rejectionOf(`/${'a'.repeat(8191)}`)).toBeUndefined()
  expect(rejectionOf(`/${'a'.repeat(8192)}`)).toBe(414)
})

test('a path of more than 32 segments is rejected with 414, so that route matching stays fast', () => {
  expect(rejectionOf(`${'/a'.repeat(32)}?next=${'/a'.repeat(40)}`)).toBeUndefined()
  expect(rejectionOf('/a'.repeat(33))).toBe(414)
})

test.each(['TRACE', 'CONNECT', 'OPTIONS', 'PUT', 'DELETE', 'PROPFIND', 'get', ''])(
  'the method %j is rejected with 405',
  (method) => {
    expect(rejectionOf('/', method)).toBe(405)
  },
)

test.each(['shop.test', 'SHOP.test:3000', 'localhost', '127.0.0.1:80', '[::1]:3000', 'a'])(
  'the host %s is accepted',
  (host) => {
    expect(rejectionOf('/', 'GET', [host])).toBeUndefined()
  },
)

test.each([
  '',
  ' ',
  'a b',
  'a/b',
  'user@shop.test',
  'shop.test:99999',
  'shop.test:x',
  '<x>',
  '[::1',
  'a?b',
  '1.2.3.999',
  '-a',
])('the host %j is rejected', (host) => {
  expect(rejectionOf('/', 'GET', [host])).toBe(400)
})

test.each([
  ['1.1', 1, undefined],
  ['1.0', 1, undefined],
  ['1.0', 0, undefined],
  ['1.1', 0, 400],
  ['1.1', 2, 400],
  ['1.0', 2, 400],
  ['0.9', 0, 400],
])('an HTTP/%s request with %i Host headers gets the rejection %s', (version, count, rejection) => {
  const hosts = Array.from({ length: count }, () => 'shop.test')
  expect(requestProblemStatus({ method: 'GET', target: '/', version, hosts })).toBe(rejection)
})

test('an accepted target yields a URL of the same host with a decodable path', () => {
  const target = fc.oneof(
    fc.webPath(),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc.stringMatching(/^[/\\%.?#:@a0]{0,12}$/),
  )
  fc.assert(
    fc.property(target, (text) => {
      fc.pre(rejectionOf(text) === undefined)
      const url = new URL(`http://shop.test${text}`)
      expect(url.host).toBe('shop.test')
      expect(() => decodeURIComponent(url.pathname)).not.toThrow()
    }),
    { numRuns: 5000 },
  )
})
