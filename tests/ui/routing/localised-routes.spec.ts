import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { LANGUAGES } from '#domain/locale/language.ts'
import { pathTo, ROUTES, type RouteId } from '#domain/routing/localised-path.ts'
import type { Routing } from '#domain/routing/routing.ts'
import builtRoutes from '#ui/routes.ts'
import { localisedRoutes } from '#ui/routing/localised-routes.ts'
import { ALL_LANGUAGES, PT_AND_EN } from '../../fixtures/routing.fixture.ts'

type Route = Pick<RouteConfigEntry, 'path' | 'index'> & { readonly id: string; readonly parentId?: string }

/** As the build notes them. */
function tableOf(entries: readonly RouteConfigEntry[], parentId?: string): Record<string, Route> {
  const tables = entries.map(({ id = '', file, path, index, children = [] }) => {
    const own = id || file
    return { [own]: { id: own, path, index, ...(parentId && { parentId }) }, ...tableOf(children, own) }
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
const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]

describe.each([
  ['German at the bare path', ALL_LANGUAGES],
  ['Portuguese and English', PT_AND_EN],
])('%s', (_, routing) => {
  const at = routerOf(routing)

  it.each(routing.locales)('has every page in %s', (locale) => {
    const found = ROUTE_IDS.map((id) => at(pathTo(id, locale, routing, PARAMS as never)))
    expect(found).toEqual(ROUTE_IDS.map((id) => `${locale}:${id}`))
  })

  it('has no page of a language that is configured away', () => {
    const away = LANGUAGES.filter(({ code }) => !routing.locales.includes(code))
    const { defaultLocale } = routing
    for (const { code } of away) expect(at(`/${code}/categories`)).toBe(`${defaultLocale}:not-found`)
    expect(at(`/${defaultLocale}`)).toBe(`${defaultLocale}:not-found`)
    expect(at('/xx')).toBe(`${defaultLocale}:not-found`)
  })

  it('repeats nothing that is no page', () => {
    expect([at('/robots.txt'), at('/sitemap.xml')]).toEqual([
      'site-map/robots.route.ts',
      'site-map/site-map.route.ts',
    ])
  })
})
