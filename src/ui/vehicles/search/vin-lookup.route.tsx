import { redirect } from 'react-router'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import { valueOf } from '#domain/shared/result.ts'
import { parseVin } from '#domain/vehicles/vin.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { notFound, redirectFromLegacyUrl } from '../../errors/not-found.ts'
import { pathIn } from '../../routing/paths.ts'
import { requireVinSearch } from '../require-vin-search.ts'

/** Maximum length of a search term. Every vehicle number is shorter. */
const TERM_LENGTH_MAX = 100

const load = pageLoader(async (container, call) => {
  const { params, url, locale } = call
  if (isImagePath(url.pathname)) return notFound(container, call)
  await redirectFromLegacyUrl(container, url)
  return requireVinSearch(container, locale, async () => {
    const text = params['vin'] ?? ''
    const to = pathIn(locale)
    const vin = valueOf(parseVin(text))
    if (vin === undefined) {
      throw redirect(`${to('vin')}?${new URLSearchParams({ term: text.slice(0, TERM_LENGTH_MAX) })}`, 302)
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
