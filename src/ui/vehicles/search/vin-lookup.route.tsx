import { redirect } from 'react-router'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import { valueOf } from '#domain/shared/result.ts'
import { parseVin } from '#domain/vehicles/vin.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { notFound, redirectFromOldAddress } from '../../errors/not-found.ts'
import { pathIn } from '../../routing/paths.ts'
import { withVinSearch } from '../vin-guard.ts'

/** Longer than any number that somebody has typed. */
const LONGEST_TERM = 100

const load = pageLoader(async (container, call) => {
  const { params, url, locale } = call
  if (isImagePath(url.pathname)) return notFound(container, call)
  await redirectFromOldAddress(container, url)
  return withVinSearch(container, locale, async () => {
    const text = params['vin'] ?? ''
    const to = pathIn(locale)
    const vin = valueOf(parseVin(text))
    if (vin === undefined) {
      throw redirect(`${to('vin')}?${new URLSearchParams({ term: text.slice(0, LONGEST_TERM) })}`, 302)
    }
    const vehicle = await container.get(FindVehicle).run(vin)
    if (vehicle === undefined) throw redirect(`${to('vin')}?vin=notFound`, 302)
    const { type, slug } = vehicle
    throw redirect(`${to('vehicle', { type, slug })}?vin=${encodeURIComponent(vin)}`, 302)
  })
})
export const loader = load
export const clientLoader = load

export default function VinLookupRoute() {
  return null
}
