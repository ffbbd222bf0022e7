import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameOriginUrl } from '#domain/routing/same-origin-url.ts'

const HERE = new URL('https://shop.test/en/cart?a=1')

describe('sameOriginUrl', () => {
  it.each([
    ['https://shop.test', '/'],
    ['https://shop.test/', '/'],
    ['https://shop.test:443/categories?x=1#y', '/categories'],
    ['HTTPS://SHOP.TEST/en', '/en'],
    ['https://someone@shop.test/en', '/en'],
  ])('accepts %j', (address, path) => {
    expect(sameOriginUrl(HERE, address)?.pathname).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    '/',
    '/en',
    '//shop.test/en',
    'shop.test',
    'about:client',
    'http://shop.test/',
    'https://shop.test:8443/',
    'https://www.shop.test/',
    'https://shop.test.evil.test/',
    'https://evil.test/https://shop.test/',
    'https://shop.test@evil.test/',
    'https://evil.test\\@shop.test/',
    'javascript:alert(1)',
    'javascript://shop.test/%0aalert(1)',
    'data:text/html,https://shop.test/',
    'blob:https://shop.test/en',
    'https://',
  ])('rejects %j', (address) => {
    expect(sameOriginUrl(HERE, address)).toBeUndefined()
  })

  it('never accepts a URL of another site for any text', () => {
    const piece = fc.constantFrom(
      ...['https:', 'http:', 'blob:', 'javascript:', '//', '/', '\\', '@', ':', '443', '8443', '#', '?', '.'],
      ...['shop.test', 'SHOP.test', 'evil.test', '\t', ' '],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const page = sameOriginUrl(HERE, pieces.join(''))
        return page === undefined || page.origin === HERE.origin
      }),
      { numRuns: 10_000 },
    )
  })

  it('accepts each page of the shop', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const page = new URL(`${HERE.origin}${path}?${query}`)
        return sameOriginUrl(HERE, page.href)?.href === page.href
      }),
    )
  })
})
