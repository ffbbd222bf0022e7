import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { LANGUAGES, type LanguageCode } from '#domain/locale/language.ts'
import {
  divisionPathOfAnotherLanguage,
  findPage,
  PathParamMissing,
  pathPattern,
  pathTo,
  samePageIn,
  type PathParams,
  type PlainRouteId,
} from '#domain/pages/localised-path.ts'
import { ROUTE_IDS, type RouteId } from '#domain/pages/pages.ts'
import { prefixOf } from '#domain/routing/routing.ts'
import { hostilePath, leavesTheSite } from '../../fixtures/hostile-paths.fixture.ts'
import { ALL_LANGUAGES, PT_AND_EN } from '../../fixtures/routing.fixture.ts'

const paramNames = (routeId: RouteId) =>
  [...pathPattern(routeId, 'de').matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

const locale = fc.constantFrom(...ALL_LANGUAGES.locales)
const page = fc.constantFrom(...ROUTE_IDS).chain((routeId) =>
  fc.record({
    routeId: fc.constant(routeId),
    params: fc.record(
      Object.fromEntries(
        paramNames(routeId).map((name) => [name, fc.string({ unit: 'grapheme', minLength: 1 })]),
      ),
    ),
  }),
)

/** Path of a generated page, whose parameters are not known to the compiler. */
const pathOf = pathTo as unknown as (
  routeId: RouteId,
  locale: LanguageCode,
  routing: typeof ALL_LANGUAGES,
  params: Record<string, string>,
) => string

describe('pathTo', () => {
  it.each([
    ['/', pathTo('home', 'pt', PT_AND_EN)],
    ['/en', pathTo('home', 'en', PT_AND_EN)],
    ['/categories', pathTo('categories', 'pt', PT_AND_EN)],
    ['/divisoes', pathTo('divisions', 'pt', PT_AND_EN)],
    ['/en/product-divisions', pathTo('divisions', 'en', PT_AND_EN)],
    ['/divisoes/truck', pathTo('division', 'pt', PT_AND_EN, { divisionId: 'truck' })],
    ['/en/product-divisions/truck', pathTo('division', 'en', PT_AND_EN, { divisionId: 'truck' })],
    ['/products/nw-4-61984-switch', pathTo('product', 'pt', PT_AND_EN, { slug: 'nw-4-61984-switch' })],
    ['/en/products', pathTo('productMissingSlug', 'en', PT_AND_EN)],
    ['/search/results', pathTo('results', 'pt', PT_AND_EN)],
    ['/compare', pathTo('compare', 'pt', PT_AND_EN)],
    ['/geoselection', pathTo('geoselection', 'pt', PT_AND_EN)],
    ['/en/login', pathTo('login', 'en', PT_AND_EN)],
    ['/vin', pathTo('vin', 'pt', PT_AND_EN)],
    ['/vin/search/WMA06XZZ8CP034890', pathTo('vinLookup', 'pt', PT_AND_EN, { vin: 'WMA06XZZ8CP034890' })],
    ['/en/vin/truck/tgx', pathTo('vehicle', 'en', PT_AND_EN, { type: 'truck', slug: 'tgx' })],
    ['/kihadmin', pathTo('admin', 'pt', PT_AND_EN)],
    ['/checkout', pathTo('checkout', 'pt', PT_AND_EN)],
    ['/checkout/cart', pathTo('checkoutCart', 'pt', PT_AND_EN)],
    ['/checkout/step1', pathTo('checkoutStep1', 'pt', PT_AND_EN)],
    ['/en/checkout/step6', pathTo('checkoutStep6', 'en', PT_AND_EN)],
    ['/checkout/redirect', pathTo('checkoutRedirect', 'pt', PT_AND_EN)],
    ['/infocenter/orderhistory/4711', pathTo('order', 'pt', PT_AND_EN, { slug: '4711' })],
  ])('returns %s', (expected, path) => {
    expect(path).toBe(expected)
  })

  it('contains the path of each page of the info centre that the specification requires', () => {
    const paths = ROUTE_IDS.map((id) => pathPattern(id, 'en')).filter((path) => path.startsWith('infocenter'))
    expect(paths).toEqual(
      expect.arrayContaining(
        [
          'account',
          'addresses',
          'appointment',
          'appointment/edit',
          'availability',
          'backorderlist',
          'claims',
          'claims/:slug',
          'creditnotes',
          'creditnotes/:slug',
          'currencies',
          'deliverynotes',
          'deliverynotes/:slug',
          'forms',
          'mycarts',
          'ownnumbers',
          'noticelist',
          'orderhistory',
          'orderhistory/:slug',
          'packinglist',
          'partnerinterface',
          'quickorder',
          'salesinvoice',
          'salesinvoice/:slug',
          'sharedFavourites',
        ].map((page) => `infocenter/${page}`),
      ),
    )
  })

  it('translates the divisions in each language', () => {
    expect(Object.fromEntries(LANGUAGES.map(({ code }) => [code, pathPattern('divisions', code)]))).toEqual({
      de: 'produktdivisionen',
      en: 'product-divisions',
      fr: 'divisions',
      es: 'divisiones',
      pt: 'divisoes',
      ru: 'razdely',
      nl: 'divisies',
      it: 'divisioni',
    })
    for (const { code } of LANGUAGES) {
      expect(pathPattern('division', code)).toBe(`${pathPattern('divisions', code)}/:divisionId`)
    }
  })

  it('requires exactly the parameters of the page at compile time', () => {
    expectTypeOf<keyof PathParams<'vehicle'>>().toEqualTypeOf<'type' | 'slug'>()
    expectTypeOf<keyof PathParams<'division'>>().toEqualTypeOf<'divisionId'>()
    expectTypeOf<'home' | 'login'>().toExtend<PlainRouteId>()
    expectTypeOf<'product'>().not.toExtend<PlainRouteId>()
  })

  it('throws for an empty parameter, which would match another page', () => {
    expect(() => pathTo('product', 'pt', PT_AND_EN, { slug: '' })).toThrow(PathParamMissing)
  })

  it.each(['.', '..', '../admin', 'a/b', 'a?b', 'a#b', '%2e%2e', '\ud800'])(
    'encodes the parameter %j within its segment',
    (slug) => {
      const path = pathTo('product', 'en', PT_AND_EN, { slug })
      const { pathname, search, hash } = new URL(path, 'https://shop.test')
      expect(pathname + search + hash).toBe(path)
      expect(findPage(pathname, PT_AND_EN)?.routeId).toBe('product')
    },
  )

  it('returns a path that findPage resolves to the same page and parameters', () => {
    fc.assert(
      fc.property(page, locale, ({ routeId, params }, code) => {
        fc.pre(!Object.values(params).some((value) => /^\.{1,2}$/.test(value)))
        const { pathname } = new URL(pathOf(routeId, code, ALL_LANGUAGES, params), 'https://shop.test')
        expect(findPage(pathname, ALL_LANGUAGES)).toEqual({ routeId, locale: code, params })
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('findPage', () => {
  const table = ALL_LANGUAGES.locales.flatMap((code) =>
    ROUTE_IDS.map((id) => ({
      id: `${code}:${id}`,
      path: `${prefixOf(code, ALL_LANGUAGES)}/${pathPattern(id, code)}`,
    })),
  )

  it('matches the same page as the router', () => {
    const segment = fc.constantFrom(
      ...[
        'en',
        'FR',
        'products',
        'Products',
        'vin',
        'search',
        'results',
        'divisions',
        'divisioni',
        'razdely',
      ],
      ...[
        'produktdivisionen',
        'infocenter',
        '%69nfocenter',
        'orderhistory',
        'checkout',
        'step3',
        'truck',
        'a%2Fb',
      ],
    )
    const path = fc.array(segment, { maxLength: 4 }).map((paths) => `/${paths.join('/')}`)
    let foundCount = 0
    fc.assert(
      fc.property(path, (pathname) => {
        const expected = matchRoutes(table, pathname)?.at(-1)?.route.id
        const actual = findPage(pathname, ALL_LANGUAGES)
        foundCount += actual ? 1 : 0
        expect(actual && `${actual.locale}:${actual.routeId}`).toBe(expected)
      }),
      { numRuns: 800 },
    )
    expect(foundCount).toBeGreaterThan(50)
  })

  it.each(['/unknown', '/de/login', '/pt/login', '/vin/search', '/infocenter/unknown', '/produktdivisionen'])(
    'returns nothing for %s',
    (pathname) => {
      expect(findPage(pathname, PT_AND_EN)).toBeUndefined()
    },
  )
})

describe('samePageIn', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/en', 'pt', '/'],
    ['/divisoes', 'en', '/en/product-divisions'],
    ['/en/product-divisions/truck', 'pt', '/divisoes/truck'],
    ['/en/produktdivisionen/truck', 'pt', '/divisoes/truck'],
    ['/vin/search/W1T%20', 'en', '/en/vin/search/W1T%20'],
    ['/products/gr%C3%B6%C3%9Fe/', 'en', '/en/products/gr%C3%B6%C3%9Fe'],
    ['/no/such/page', 'en', '/en/no/such/page'],
    ['/en//evil.test', 'pt', '/evil.test'],
  ] as const)('for %s in %s returns %s', (pathname, code, expected) => {
    expect(samePageIn(pathname, code, PT_AND_EN)).toBe(expected)
  })

  it('returns to the original path through any languages', () => {
    fc.assert(
      fc.property(page, locale, locale, ({ routeId, params }, from, over) => {
        const start = pathOf(routeId, from, ALL_LANGUAGES, params)
        const there = samePageIn(start, over, ALL_LANGUAGES)
        expect(there).toBe(pathOf(routeId, over, ALL_LANGUAGES, params))
        expect(samePageIn(there, from, ALL_LANGUAGES)).toBe(start)
      }),
      { numRuns: 2_000 },
    )
  })

  it('never returns a link to another site', () => {
    fc.assert(
      fc.property(hostilePath, locale, (path, code) => !leavesTheSite(samePageIn(path, code, ALL_LANGUAGES))),
      { numRuns: 20_000 },
    )
  })
})

describe('divisionPathOfAnotherLanguage', () => {
  it.each([
    ['/produktdivisionen', '/divisoes'],
    ['/product-divisions/truck', '/divisoes/truck'],
    ['/en/divisoes', '/en/product-divisions'],
    ['/en/razdely/truck', '/en/product-divisions/truck'],
    ['/en/RAZDELY/a%2Fb', '/en/product-divisions/a%2Fb'],
  ])('for %s returns %s', (pathname, expected) => {
    expect(divisionPathOfAnotherLanguage(pathname, PT_AND_EN)).toBe(expected)
  })

  it.each([
    '/',
    '/divisoes',
    '/DIVISOES/truck',
    '/en/product-divisions',
    '/products/divisioni',
    '/razdely/a/b',
    '/vin',
  ])('returns nothing for %s', (pathname) => {
    expect(divisionPathOfAnotherLanguage(pathname, PT_AND_EN)).toBeUndefined()
  })

  it('returns a path in the language of the prefix, which is not redirected again', () => {
    fc.assert(
      fc.property(locale, locale, fc.constantFrom('', '/truck'), (prefix, language, rest) => {
        const pathname = `${prefixOf(prefix, ALL_LANGUAGES)}/${pathPattern('divisions', language)}${rest}`
        const target = divisionPathOfAnotherLanguage(pathname, ALL_LANGUAGES)
        expect(target === undefined).toBe(prefix === language)
        expect(divisionPathOfAnotherLanguage(target ?? pathname, ALL_LANGUAGES)).toBeUndefined()
        expect(findPage(target ?? pathname, ALL_LANGUAGES)?.locale).toBe(prefix)
      }),
    )
  })
})
