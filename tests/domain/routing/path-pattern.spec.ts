import { describe, expect, it } from 'vitest'
import { encodeSegment, fillPattern, matchPattern } from '#domain/routing/path-pattern.ts'
import { rawSegmentsOf, segmentsOf } from '#domain/routing/segments.ts'

describe('the segments of a path', () => {
  it.each([
    ['/en/orders', ['en', 'orders']],
    ['//en///orders/', ['en', 'orders']],
    ['\\en\\orders', ['en', 'orders']],
    ['/en/orders?from=/a/b', ['en', 'orders']],
    ['/en/orders#top?\n/x', ['en', 'orders']],
    ['/en/or\u0000de\u001frs\u007f', ['en', 'orders']],
    ['/a%2Fb/%C3%A4', ['a%2Fb', '%C3%A4']],
    ['/', []],
    ['', []],
  ])('of %j are %j', (path, segments) => {
    expect(rawSegmentsOf(path)).toEqual(segments)
  })

  it('are decoded', () => {
    expect(segmentsOf('/a%2Fb/%C3%A4/%')).toEqual(['a/b', 'ä', '%'])
  })
})

describe('a pattern of paths', () => {
  const match = (pattern: string, path: string) => matchPattern(pattern, rawSegmentsOf(path))

  it.each([
    ['', '/', {}],
    ['orders', '/orders', {}],
    ['Orders', '/oRDERS', {}],
    ['größen', '/gr%C3%B6%C3%9Fen', {}],
    ['orders/:orderId', '/orders/47%2F11', { orderId: '47%2F11' }],
    ['orders/:orderId/lines/:line', '/orders/a/lines/b', { orderId: 'a', line: 'b' }],
  ])('"%s" matches the path "%s"', (pattern, path, params) => {
    expect(match(pattern, path)).toEqual(params)
  })

  it.each([
    ['', '/orders'],
    ['orders', '/'],
    ['orders', '/carts'],
    ['orders/:orderId', '/orders'],
    ['orders/:orderId', '/carts/a'],
    ['orders/:orderId', '/orders/a/b'],
  ])('"%s" does not match the path "%s"', (pattern, path) => {
    expect(match(pattern, path)).toBeUndefined()
  })

  it('is filled with encoded values', () => {
    expect(fillPattern('orders/:orderId/:line', (name) => name.toUpperCase())).toBe('orders/ORDERID/LINE')
  })

  it.each([
    ['47/11', '47%2F11'],
    ['ä', '%C3%A4'],
    ['.', '%252E'],
    ['..', '%252E%252E'],
    ['...', '...'],
    ['a.', 'a.'],
    ['\ud800', '%EF%BF%BD'],
  ])('encodes the value %j as %s', (value, segment) => {
    expect(encodeSegment(value)).toBe(segment)
  })
})
