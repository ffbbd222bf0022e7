import type { To } from 'react-router'
import type { ParamsFor } from '#domain/pages/localised-path.ts'
import { usePaths } from '../routing/use-paths.ts'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import type { CellLink } from './list-cells.ts'

/** Path of a cell's link in the language of the page; absent without a target. */
export function useCellPath(): (link: CellLink) => To | undefined {
  const { to } = usePaths()
  const offers = useOffersPage()
  return ({ routeId, params, query }) => {
    if (!routeId || !offers(routeId)) return undefined
    const pathname = to(routeId, ...([params ?? {}] as unknown as ParamsFor<typeof routeId>))
    return { pathname, search: query ?? '' }
  }
}
