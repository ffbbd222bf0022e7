import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { LANGUAGES } from '#domain/locale/language.ts'
import { pathTo } from '#domain/pages/localised-path.ts'
import { ROUTE_IDS } from '#domain/pages/pages.ts'
import { DEFAULT_ROUTING, type Routing } from '#domain/routing/routing.ts'
import builtRoutes from '#ui/routes.ts'
import { configureRouting } from '#ui/routing/configured-routing.ts'
import { localisedBuilds, localisedRoutes } from '#ui/routing/localised-routes.ts'
import { ALL_LANGUAGES, PT_AND_EN } from '../../fixtures/routing.fixture.ts'

type Route = Pick<RouteConfigEntry, 'path' | 'index'> & { readonly id: string; readonly parentId?: string }

/** Routes by id, in the format of the build's manifest. */
function tableOf(entries: readonly RouteConfigEntry[], parentId?: string): Record<string, Route> {
  const tables = entries.map(({ id = '', file, path, index, children = [] }) => {
    const ownValue = id || file
    return {
      [ownValue]: { id: ownValue, path, index, ...(parentId && { parentId }) },
      ...tableOf(children, ownValue),
    }
  })
  return Object.assign({}, ...tables) as Record<string, Route>
}

const table = tableOf(builtRoutes)

function treeOf(routes: Record<string, Route>, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path = '', index }) =>
      index ? { id, path, index } : { id, path, children: treeOf(routes, id) },
    )
}

/** The id of the route that the router finds at a path. */
const routerOf = (routing: Routing) => {
  const tree = treeOf(localisedRoutes(table, routing))
  return (path: string) => matchRoutes(tree, path)?.at(-1)?.route.id
}

const PARAMS = {
  slug: 'x-1',
  divisionId: 'truck',
  maker: 'man',
  page: 'imprint',
  vin: 'WDB9634031L123456',
  type: 'truck',
}

describe.each([
  ['German at the bare path', ALL_LANGUAGES],
  ['Portuguese and English', PT_AND_EN],
])('with %s, the route table', (_, routing) => {
  const at = routerOf(routing)

  it.each(routing.locales)('contains each page in %s', (locale) => {
    const matches = ROUTE_IDS.map((id) => at(pathTo(id, locale, routing, PARAMS as never)))
    expect(matches).toEqual(ROUTE_IDS.map((id) => `${locale}:${id}`))
  })

  it('contains no page of a disabled language', () => {
    const away = LANGUAGES.filter(({ code }) => !routing.locales.includes(code))
    const { defaultLocale } = routing
    for (const { code } of away) expect(at(`/${code}/categories`)).toBe(`${defaultLocale}:not-found`)
    expect(at(`/${defaultLocale}`)).toBe(`${defaultLocale}:not-found`)
    expect(at('/xx')).toBe(`${defaultLocale}:not-found`)
  })

  it('contains robots.txt and the sitemap', () => {
    expect([at('/robots.txt'), at('/sitemap.xml')]).toEqual([
      'site-map/robots.route.ts',
      'site-map/site-map.route.ts',
    ])
  })
})

describe('the reduced route table of a path', () => {
  const built = {
    routes: table,
    assets: { routes: table, version: '1' },
  } as unknown as ServerBuild
  afterEach(() => configureRouting(DEFAULT_ROUTING))

  const buildAt = (address: string) => localisedBuilds(built)(new URL(address, 'http://shop.test'))
  /** The languages whose pages the router tries. */
  const languagesAt = (address: string) => {
    const { routes, assets } = buildAt(address)
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
    return LANGUAGES.map(({ code }) => code).filter((code) => `${code}:home` in routes)
  }

  it.each([
    ['/de/warengruppen', 'de'],
    ['/EN', 'en'],
    ['/%65n/categories', 'en'],
    ['/en.data', 'en'],
    ['/en/_.data', 'en'],
    ['/fr/no-such-page.data', 'fr'],
    ['/', 'pt'],
    ['/_.data', 'pt'],
    ['/xx', 'pt'],
    ['/robots.txt', 'pt'],
  ])('%s contains only the pages of the language %s', (address, locale) => {
    expect(languagesAt(address)).toEqual([locale])
    expect(Object.keys(buildAt(address).routes)).toContain('site-map/robots.route.ts')
  })
})
