import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'
import { localiseManifest, routeFilesOf } from '#ui/delivery/router-manifest.ts'
import { configureRouting } from '#ui/routing/configured-routing.ts'
import { ALL_LANGUAGES } from '../../fixtures/routing.fixture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  configureRouting(DEFAULT_ROUTING)
})

const BUILT = {
  root: { id: 'root', path: '', module: 'root.js' },
  'page:shop': { id: 'page:shop', parentId: 'root', module: 'shop.js' },
  'page:results': { id: 'page:results', parentId: 'page:shop', path: 'search/results', module: 'results.js' },
}

it.each([
  ['of a page and of its layouts are listed', '/en/search/results', ['results.js', 'shop.js', 'root.js']],
  ['of a page in another language are not listed', '/fr/search/results', []],
  ['of an unknown path are not listed', '/en/no-such-page', []],
])('the script files %s', (_, pathname, files) => {
  configureRouting(ALL_LANGUAGES)
  vi.stubGlobal('window', { __reactRouterManifest: { routes: BUILT } })
  localiseManifest({ ...ALL_LANGUAGES, locales: ['en'] })
  expect(routeFilesOf(pathname).map(({ module }) => module)).toEqual(files)
})
