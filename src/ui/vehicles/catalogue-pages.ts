import type { RouteId } from '#domain/pages/pages.ts'
import { pageOfPath } from '../routing/paths.ts'

const CATALOGUE: ReadonlySet<string> = new Set<RouteId>([
  'home',
  'divisions',
  'division',
  'categories',
  'results',
  'product',
  'vin',
  'vehicle',
  'vehicles',
  'vehiclesOfMaker',
])

/** True for pages on which it matters for which vehicle parts are looked for. */
export const isOfCatalogue = (pathname: string): boolean => CATALOGUE.has(pageOfPath(pathname)?.routeId ?? '')
