import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localeOf, parseRouting, prefixOf, withoutLocale } from '#domain/routing/routing.ts'
import { hostilePath, leavesTheSite } from '../../fixtures/hostile-paths.fixture.ts'
import { ALL_LANGUAGES, PT_AND_EN } from '../../fixtures/routing.fixture.ts'

describe('parseRouting', () => {
  it('uses the first language as the default', () => {
    expect(parseRouting('pt,en')).toEqual({ ok: true, value: PT_AND_EN })
    expect(parseRouting(' EN , pt,')).toEqual({
      ok: true,
      value: { locales: ['en', 'pt'], defaultLocale: 'en' },
    })
  })

  it('accepts all eight languages', () => {
    expect(parseRouting('de,en,fr,it,ru,nl,pt,es')).toEqual({ ok: true, value: ALL_LANGUAGES })
  })

  it.each([
    ['', { kind: 'no-locale' }],
    [' , ', { kind: 'no-locale' }],
    ['pt,pl', { kind: 'unknown-locale', locale: 'pl' }],
    ['pt-BR', { kind: 'unknown-locale', locale: 'pt-br' }],
    ['pt,en,pt', { kind: 'repeated-locale', locale: 'pt' }],
  ])('rejects %j', (text, error) => {
    expect(parseRouting(text)).toEqual({ ok: false, error })
  })
})

describe('the language prefix', () => {
  it.each([
    ['/', 'pt', '/'],
    ['', 'pt', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/products/x', 'en', '/products/x'],
    ['/EN/products/x', 'en', '/products/x'],
    ['/%65n/products/x', 'en', '/products/x'],
    ['/products/en', 'pt', '/products/en'],
    ['/english', 'pt', '/english'],
    ['/de/products/x', 'pt', '/de/products/x'],
    ['/pt/products/x', 'pt', '/pt/products/x'],
    ['/en/en', 'en', '/en'],
    ['/en/products/a%2Fb?x=/de#y', 'en', '/products/a%2Fb'],
    ['/en//evil.test', 'en', '/evil.test'],
    ['/en/\\evil.test', 'en', '/evil.test'],
  ])('of %j is %s, followed by %s', (pathname, locale, rest) => {
    expect(localeOf(pathname, PT_AND_EN)).toBe(locale)
    expect(withoutLocale(pathname, PT_AND_EN)).toBe(rest)
  })

  it('is omitted only for the default language', () => {
    expect(prefixOf('pt', PT_AND_EN)).toBe('')
    expect(prefixOf('en', PT_AND_EN)).toBe('/en')
    expect(ALL_LANGUAGES.locales.map((locale) => prefixOf(locale, ALL_LANGUAGES))).toEqual([
      '',
      '/en',
      '/fr',
      '/it',
      '/ru',
      '/nl',
      '/pt',
      '/es',
    ])
  })

  it('is parsed from the path that it was added to', () => {
    const locale = fc.constantFrom(...ALL_LANGUAGES.locales)
    const path = fc.constantFrom('/', '/products/x', '/infocenter/orderhistory/4711')
    fc.assert(
      fc.property(locale, path, (code, rest) => {
        const pathname = prefixOf(code, ALL_LANGUAGES) + rest
        expect(localeOf(pathname, ALL_LANGUAGES)).toBe(code)
        expect(withoutLocale(pathname, ALL_LANGUAGES)).toBe(rest)
      }),
    )
  })

  it('is removed without returning a link to another site', () => {
    fc.assert(
      fc.property(hostilePath, (path) => !leavesTheSite(withoutLocale(path, PT_AND_EN))),
      { numRuns: 20_000 },
    )
  })
})
