import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeExternalHref, safeInternalPath, secureHrefAt } from '#domain/session/return-path.ts'
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
  ])('goes back to %j', (text, path) => {
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
  ])('does not follow %j', (text) => {
    expect(safeInternalPath(text)).toBeUndefined()
  })

  it('does not follow what storage may hold instead of a text', () => {
    expect(safeInternalPath({ startsWith: () => true } as unknown as string)).toBeUndefined()
  })

  it('follows a path of 2048 characters and none longer', () => {
    expect(safeInternalPath('/'.padEnd(2048, 'a'))).toHaveLength(2048)
    expect(safeInternalPath('/'.padEnd(2049, 'a'))).toBeUndefined()
  })

  it('never leaves the site, whatever it is given', () => {
    const followed = corpus.map(safeInternalPath).filter((path) => path !== undefined)

    expect(followed.filter(leavesTheSite)).toEqual([])
    expect(followed.length).toBeGreaterThan(CORPUS_SIZE / 20)
  })

  it('stays on the site when the path that it gave is read, decoded or given again', () => {
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
  ])('is needed: to ask whether the %s lets hostile paths through', (_, naive) => {
    expect(escapesOf(naive)).toBeGreaterThan(100)
    expect(escapesOf((text) => safeInternalPath(text) !== undefined)).toBe(0)
  })
})

describe('safeExternalHref', () => {
  const hosts = ['partner.example', 'Shop.Example:8443']

  it.each([
    ['https://partner.example/about?x=1#y', 'https://partner.example/about?x=1#y'],
    ['HTTPS://PARTNER.EXAMPLE', 'https://partner.example/'],
    ['https://shop.example:8443/', 'https://shop.example:8443/'],
    ['mailto:help@partner.example', 'mailto:help@partner.example'],
    ['tel:+49301234', 'tel:+49301234'],
  ])('allows %j', (text, href) => {
    expect(safeExternalHref(text, hosts)).toBe(href)
  })

  it.each([
    undefined,
    null,
    '',
    '/login',
    '//partner.example',
    'http://partner.example',
    'https://partner.example.evil.test',
    'https://evil.test/partner.example',
    'https://www.partner.example',
    'https://partner.example:8443',
    'https://user:pass@partner.example',
    'https://partner.example@evil.test',
    'https://token@partner.example',
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
  ])('refuses %j', (text) => {
    expect(safeExternalHref(text, hosts)).toBeUndefined()
  })

  it('takes any https host only where that is asked for', () => {
    expect(safeExternalHref('https://brand.example/', [])).toBeUndefined()
    expect(safeExternalHref('https://brand.example/', 'any')).toBe('https://brand.example/')
    expect(safeExternalHref('http://brand.example/', 'any')).toBeUndefined()
  })

  it('yields nothing but https, mailto and tel, whatever it is given', () => {
    const text = fc.oneof(hostilePath, fc.webUrl({ validSchemes: ['https', 'http', 'ftp'] }))
    fc.assert(
      fc.property(text, (given) => {
        const href = safeExternalHref(given, 'any')
        return href === undefined || ['https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('secureHrefAt', () => {
  it.each([
    ['https://pay.test/start?ref=1', 'https://pay.test/start?ref=1'],
    ['https://PAY.test', 'https://pay.test/'],
    ['https://pay.test:8443/', undefined],
    ['http://pay.test/', undefined],
    ['https://pay.test.evil.test/', undefined],
    ['https://pay.test@evil.test/', undefined],
    ['mailto:pay@pay.test', undefined],
    ['javascript:alert(1)', undefined],
    ['//pay.test/', undefined],
  ])('%s', (text, href) => {
    expect(secureHrefAt(text, ['https://pay.test'])).toBe(href)
  })
})
