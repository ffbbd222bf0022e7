import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { pathPattern } from '#domain/pages/localised-path.ts'
import type { PageLayout } from '#domain/pages/page-table.ts'
import { PAGE_ROUTES, ROUTE_IDS } from '#domain/pages/pages.ts'
import { PAGE_ID_PREFIX } from './routing/localised-routes.ts'

/** Route table with every page once; the server repeats each page for its configured languages (`localisedBuilds`). */
export default [
  layout('layout/shop.layout.tsx', { id: `${PAGE_ID_PREFIX}shop` }, [
    ...pagesIn('shop'),
    layout(
      'layout/infocenter.layout.tsx',
      { id: `${PAGE_ID_PREFIX}infocenter-layout` },
      pagesIn('info-centre'),
    ),
    route('*', 'errors/not-found.route.tsx', { id: `${PAGE_ID_PREFIX}not-found` }),
  ]),
  layout('layout/checkout.layout.tsx', { id: `${PAGE_ID_PREFIX}checkout-layout` }, pagesIn('checkout')),
  layout('layout/redirect.layout.tsx', { id: `${PAGE_ID_PREFIX}redirect-layout` }, pagesIn('redirect')),
  route('robots.txt', 'site-map/robots.route.ts'),
  route('sitemap.xml', 'site-map/site-map.route.ts'),
  route('sitemaps/:file', 'site-map/site-map-file.route.ts'),
] satisfies RouteConfig

function pagesIn(frame: PageLayout) {
  return ROUTE_IDS.filter((id) => PAGE_ROUTES[id].layout === frame).map((id) => {
    const { file } = PAGE_ROUTES[id]
    const path = pathPattern(id, 'en')
    const options = { id: `${PAGE_ID_PREFIX}${id}` }
    return path === '' ? index(file, options) : route(path, file, options)
  })
}
