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

/** True for pages whose lists depend on the chosen vehicle. */
export const isCataloguePage = (pathname: string): boolean =>
  CATALOGUE.has(pageOfPath(pathname)?.routeId ?? '')
