import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'
import { isRouteKnown } from '#ui/delivery/router-manifest.ts'
import { configureRouting } from '#ui/routing/configured-routing.ts'
import { localisedRoutes } from '#ui/routing/localised-routes.ts'
import { ALL_LANGUAGES } from '../../fixtures/routing.fixture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  configureRouting(DEFAULT_ROUTING)
})

const BUILT = { results: { id: 'page:results', path: 'results' } }

it('a page is known once the router has its route in the language of the path', () => {
  configureRouting(ALL_LANGUAGES)
  const { 'en:results': results } = localisedRoutes(BUILT, ALL_LANGUAGES) as Readonly<Record<string, object>>
  vi.stubGlobal('window', { __reactRouterDataRouter: { routes: [results] } })
  expect(isRouteKnown('/en/search/results', 'results')).toBe(true)
  expect(isRouteKnown('/en/search/results', 'product')).toBe(false)
  expect(isRouteKnown('/fr/search/results', 'results')).toBe(false)
})
