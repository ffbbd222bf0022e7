import { redirect } from 'react-router'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { notFound, redirectFromOldAddress } from '../../errors/not-found.ts'
import { pathIn } from '../../routing/paths.ts'
import { requireVinSearch, vinSearchRefused } from '../vin-guard.ts'

/** Longer than any number that somebody has typed. */
const LONGEST_TERM = 100

const load = pageLoader(async (container, call) => {
  const { params, url, locale } = call
  if (isImagePath(url.pathname)) return notFound(container, call)
  await redirectFromOldAddress(container, url)
  await requireVinSearch(container, locale)
  const text = params['vin'] ?? ''
  const to = pathIn(locale)
  const found = await container.get(FindVehicle).run(text)
  switch (found.kind) {
    case 'found': {
      const { type, slug } = found.vehicle
      throw redirect(`${to('vehicle', { type, slug })}?vin=${encodeURIComponent(found.vin)}`, 302)
    }
    case 'none':
      throw redirect(`${to('vin')}?vin=notFound`, 302)
    case 'vin-length':
      throw redirect(`${to('vin')}?${new URLSearchParams({ term: text.slice(0, LONGEST_TERM) })}`, 302)
    case 'not-allowed':
      throw vinSearchRefused(locale)
  }
})
export const loader = load
export const clientLoader = load

export default function VinLookupRoute() {
  return null
}
