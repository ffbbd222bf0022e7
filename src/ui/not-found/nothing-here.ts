import { data, redirect } from 'react-router'
import { FindByOldAddress } from '#application/parts/find-by-old-address.ts'
import { FollowMoves } from '#application/place/follow-moves.ts'
import { divisionPathOfAnotherLanguage } from '#domain/place/localised-path.ts'
import '../composition/areas/old-addresses.area.ts'
import type { LoaderCall } from '../composition/shop-loader.ts'
import type { Shop } from '../composition/shop.tsx'
import { routing } from '../routing/configured-routing.ts'
import { pathIn } from '../routing/paths.ts'

/** Where a page has moved to, for good; where nothing ever was, 404 (spec 2 and 8). */
export async function nothingHere(shop: Shop, { url, locale }: LoaderCall): Promise<never> {
  const moves = shop.get(FollowMoves)
  const slug = await shop.get(FindByOldAddress).run(url.pathname)
  const partPath = slug && pathIn(locale)('product', { slug })
  if (partPath && !(await moves.leadsBack(partPath, url.pathname))) throw redirect(partPath, 301)

  const divisionPath = divisionPathOfAnotherLanguage(url.pathname, routing)
  if (divisionPath !== undefined && !(await moves.leadsBack(divisionPath, url.pathname))) {
    throw redirect(divisionPath + url.search, 301)
  }

  throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
}
