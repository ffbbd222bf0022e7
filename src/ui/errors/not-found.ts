import { data, redirect } from 'react-router'
import { FindByOldUrl } from '#application/redirects/find-by-old-url.ts'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import { divisionPathOfAnotherLanguage } from '#domain/routing/localised-path.ts'
import '../composition/areas/old-addresses.area.ts'
import type { LoaderCall } from '../composition/shop-loader.ts'
import type { Shop } from '../composition/shop.tsx'
import { routing } from '../routing/configured-routing.ts'
import { localeOfPath, pathIn } from '../routing/paths.ts'

/** Where a page has moved to, for good; where nothing ever was, 404 (spec 2 and 8). */
export async function notFound(shop: Shop, { url }: LoaderCall): Promise<never> {
  const partPath = await partAtOldAddress(shop, url.pathname)
  if (partPath !== undefined && !(await leadsBack(shop, partPath, url.pathname)))
    throw redirect(partPath, 301)

  const divisionPath = divisionPathOfAnotherLanguage(url.pathname, routing)
  if (divisionPath !== undefined && !(await leadsBack(shop, divisionPath, url.pathname))) {
    throw redirect(divisionPath + url.search, 301)
  }

  throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
}

/** Whether the API and the shop's own rules would lead from `target` back to here, by however many turns. */
export function leadsBack(shop: Shop, target: string, pathname: string): Promise<boolean> {
  return shop
    .get(ResolveRedirect)
    .leadsBack(
      target,
      pathname,
      async (path) => (await partAtOldAddress(shop, path)) ?? divisionPathOfAnotherLanguage(path, routing),
    )
}

async function partAtOldAddress(shop: Shop, pathname: string): Promise<string | undefined> {
  const slug = await shop.get(FindByOldUrl).run(pathname)
  return slug === undefined ? undefined : pathIn(localeOfPath(pathname))('product', { slug })
}
