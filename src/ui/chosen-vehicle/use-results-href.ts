import { useSyncExternalStore } from 'react'
import { useLocation, type Path } from 'react-router'
import { readResultsUrl, withVehicle } from '#application/search/results-url.ts'
import { isPathOf } from '../routing/paths.ts'
import { usePaths } from '../routing/use-paths.ts'
import { useChosenVehicle } from './use-chosen-vehicle.ts'

/** On a list of parts its address says so, without scripts too; elsewhere this tab knows. */
export function useVehicleSlug(): string | undefined {
  const { pathname, search } = useLocation()
  const chosen = useChosenVehicle()
  const now = chosen.vehicle?.slug
  // a page chooses its own vehicle before the frame around it hydrates
  const slug = useSyncExternalStore(
    neverChanges,
    () => now,
    () => chosen.first?.slug,
  )
  return isPathOf('results', pathname) ? readResultsUrl(new URLSearchParams(search)).vehicle : slug
}

const neverChanges = () => () => {}

/** The way to a list of parts: only to those that fit, for as long as a vehicle is chosen. */
export const useResultsHref = () => useHrefForVehicle(useVehicleSlug())

/** The way to a list of the parts that fit this vehicle. */
export function useHrefForVehicle(
  vehicle: string | undefined,
): (query: string) => Pick<Path, 'pathname' | 'search'> {
  const { to } = usePaths()
  return (query) => ({ pathname: to('results'), search: withVehicle(query, vehicle) })
}
