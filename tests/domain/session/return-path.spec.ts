import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARRIER_ORIGINS } from '#contracts/documents/carrier-origins.ts'
import { safeExternalHref, safeInternalPath, hrefAtAllowedOrigin } from '#domain/session/return-path.ts'
import { hostilePath, leavesTheSite, SITE } from '../../fixtures/hostile-paths.fixture.ts'

const CORPUS_SIZE = 120_000
const corpus = fc.sample(hostilePath, { numRuns: CORPUS_SIZE, seed: 20_261_121 })

function escapesOf(validator: (text: string) => boolean): number {
  return corpus.filter((text) => validator(text) && leavesTheSite(text)).length
}

describe('safeInternalPath', () => {
  it.each([
    ['/', '/'],
    ['/products/dt-1-21157-switch', '/products/dt-1-21157-switch'],
    [
      '/search/results?term=81.50803-0039&divisions=truck',
      '/search/results?term=81.50803-0039&divisions=truck',
    ],
    ['/en/vin#history', '/en/vin#history'],
    ['/a/../b/./c', '/b/c'],
    ['/search/results?term=//evil.test', '/search/results?term=//evil.test'],
    ['/search/results?term=größe', '/search/results?term=gr%C3%B6%C3%9Fe'],
    ['/user@host', '/user@host'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('accepts %j', (text, path) => {
    expect(safeInternalPath(text)).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    'products',
    '?term=1',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/%2e//evil.test',
    '/a/..//evil.test',
    '/%2F/evil.test',
    '/%5cevil.test',
    '/a\\b',
    '/a\u0000b',
    '/a\u007fb',
    'https://shop.test/login',
    'https:evil.test',
    'javascript:alert(1)',
    'user:pass@evil.test',
  ])('rejects %j', (text) => {
    expect(safeInternalPath(text)).toBeUndefined()
  })

  it('rejects stored values that are not a string', () => {
    expect(safeInternalPath({ startsWith: () => true } as unknown as string)).toBeUndefined()
  })

  it('accepts a path of at most 2048 characters', () => {
    expect(safeInternalPath('/'.padEnd(2048, 'a'))).toHaveLength(2048)
    expect(safeInternalPath('/'.padEnd(2049, 'a'))).toBeUndefined()
  })

  it('never returns a URL of another site for any text', () => {
    const followed = corpus.map(safeInternalPath).filter((path) => path !== undefined)

    expect(followed.filter(leavesTheSite)).toEqual([])
    expect(escapesOf((text) => safeInternalPath(text) !== undefined)).toBe(0)
    expect(followed.length).toBeGreaterThan(CORPUS_SIZE / 20)
  })

  it('returns a path that stays on the site when it is decoded or checked again', () => {
    for (const text of corpus) {
      const path = safeInternalPath(text)
      if (path === undefined) continue
      if (safeInternalPath(path) !== path && path.length <= 2048) expect.fail(`${path} is not stable`)
      if (leavesTheSite(path.replace(/%2f/gi, '/').replace(/%5c/gi, '\\')))
        expect.fail(`${path} leaves once decoded`)
    }
  })

  it.each([
    ['text starts with a slash', (text: string) => text.startsWith('/')],
    ['text starts with one slash', (text: string) => text.startsWith('/') && !text.startsWith('//')],
    [
      'host is that of the site',
      (text: string) => URL.canParse(text, SITE) && new URL(text, SITE).hostname === 'shop.test',
    ],
  ])('is tested with malicious paths that pass the simple check that the %s', (_, naive) => {
    expect(escapesOf(naive)).toBeGreaterThan(100)
  })
})

const NOT_SECURE = [
  undefined,
  '',
  'DB1EU',
  '/login',
  '//partner.example',
  'http://partner.example',
  'https://user:pass@partner.example',
  'https://token@partner.example',
  'https://partner.example@evil.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://partner.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://partner.example/1',
  'file:///etc/passwd',
  'ftp://partner.example',
  'https://partner.example/\u0000',
]

describe('safeExternalHref', () => {
  it.each([
    ['https://partner.example/about?x=1#y', 'https://partner.example/about?x=1#y'],
    ['HTTPS://PARTNER.EXAMPLE', 'https://partner.example/'],
    ['https://shop.example:8443/', 'https://shop.example:8443/'],
    ['mailto:help@partner.example', 'mailto:help@partner.example'],
    ['tel:+49301234', 'tel:+49301234'],
  ])('accepts %j', (text, href) => {
    expect(safeExternalHref(text)).toBe(href)
  })

  it.each([...NOT_SECURE, null])('rejects %j', (text) => {
    expect(safeExternalHref(text)).toBeUndefined()
  })

  it('returns only https, mailto and tel links for any input', () => {
    const text = fc.oneof(hostilePath, fc.webUrl({ validSchemes: ['https', 'http', 'ftp'] }))
    fc.assert(
      fc.property(text, (given) => {
        const href = safeExternalHref(given)
        return href === undefined || ['https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('hrefAtAllowedOrigin', () => {
  const origins = ['https://partner.example', 'https://shop.example:8443', ...CARRIER_ORIGINS]

  it.each([
    ['https://partner.example/start?ref=1', 'https://partner.example/start?ref=1'],
    ['https://PARTNER.example', 'https://partner.example/'],
    ['https://partner.example:443/', 'https://partner.example/'],
    ['https://shop.example:8443/', 'https://shop.example:8443/'],
    [`${CARRIER_ORIGINS[0]}/shipments/DB1EU?lang=de`, `${CARRIER_ORIGINS[0]}/shipments/DB1EU?lang=de`],
  ])('accepts %j', (text, href) => {
    expect(hrefAtAllowedOrigin(text, origins)).toBe(href)
  })

  it.each([
    ...NOT_SECURE,
    'https://partner.example:8443/',
    'https://shop.example/',
    'https://partner.example.evil.test',
    'https://evil.test/partner.example',
    'https://www.partner.example',
    'https:\\\\evil.test\\@partner.example/',
    'mailto:help@partner.example',
    'tel:+49301234',
  ])('rejects %j', (text) => {
    expect(hrefAtAllowedOrigin(text, origins)).toBeUndefined()
  })

  it('never returns a URL of another site for any input', () => {
    const pieces = ['https:', 'http:', '/', '\\', '@', ':', '#', '?', '.', '8443', 'evil.test', '\t', ' ']
    const text = fc.array(fc.constantFrom('https://', 'partner.example', ...pieces), { maxLength: 8 })
    fc.assert(
      fc.property(text, (given) => {
        const href = hrefAtAllowedOrigin(given.join(''), origins)
        return href === undefined || new URL(href).host === 'partner.example'
      }),
      { numRuns: 10_000 },
    )
  })
})
