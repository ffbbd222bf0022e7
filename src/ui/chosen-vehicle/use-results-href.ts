import { useLocation, type Path } from 'react-router'
import { readResultsUrl, resultsQuery, withVehicle } from '#application/search/results-url.ts'
import { isPathOf } from '../routing/paths.ts'
import { usePaths } from '../routing/use-paths.ts'
import { useLayoutVehicle } from './use-chosen-vehicle.ts'

/** Vehicle in the URL of a list, which works without scripts; on other pages the vehicle of this tab. */
export function useVehicleSlug(): string | undefined {
  const { pathname, search } = useLocation()
  const slug = useLayoutVehicle()?.slug
  return isPathOf('results', pathname) ? readResultsUrl(new URLSearchParams(search)).vehicle : slug
}

/** Returns links to lists of parts. While a vehicle is chosen, the lists contain only fitting parts. */
export const useResultsHref = () => useHrefForVehicle(useVehicleSlug())

/** Returns links to lists of the parts that fit this vehicle. */
export function useHrefForVehicle(
  vehicle: string | undefined,
): (query: string) => Pick<Path, 'pathname' | 'search'> {
  const { to } = usePaths()
  return (query) => ({ pathname: to('results'), search: withVehicle(query, vehicle) })
}

/** Link from a list of parts to the same list for all vehicles. */
export function useHrefWithoutVehicle(): Pick<Path, 'pathname' | 'search'> {
  const { pathname, search } = useLocation()
  const url = readResultsUrl(new URLSearchParams(search))
  return { pathname, search: resultsQuery({ ...url, vehicle: undefined, page: 1 }) }
}
