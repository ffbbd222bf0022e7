import type { RouteId } from '../pages/pages.ts'
import type { ShopDefaults } from '../locale/language.ts'
import type { User } from '../session/user.ts'
import type { PageType, PageView } from './tracking-event.ts'

const TYPES: Partial<Record<RouteId, PageType>> = {
  home: 'home',
  categories: 'catalogue',
  divisions: 'catalogue',
  division: 'catalogue',
  productMissingSlug: 'error',
  product: 'product',
  compare: 'product',
  results: 'search results',
  geoselection: 'service',
  admin: 'service',
  login: 'login',
  vin: 'vehicle',
  vinLookup: 'vehicle',
  vehicle: 'vehicle',
}

export type Visit = {
  /** Absent if the path is not a page of the shop. */
  readonly routeId: RouteId | undefined
  readonly path: string
  readonly user: User | undefined
  readonly countryId: string
  /** Entity of the country, for visitors without an account. */
  readonly entityId: string | undefined
  readonly language: string
  readonly defaults: ShopDefaults
}

/**
 * Data of a page view. Page names are equal in all languages; titles are not used, because they may contain user input.
 */
export function pageView(visit: Visit): PageView {
  const { routeId, path, user, countryId, entityId, language, defaults } = visit
  return {
    event: 'pageView',
    page_name: routeId ?? 'notFound',
    page_type: pageType(routeId),
    path: trackedPath(routeId, path),
    logged_in: user ? 'yes' : 'no',
    customer_number: user?.customerId ?? defaults.customerId,
    contact_number: user?.contactId ?? '',
    country_id: countryId,
    entity_id: user?.entityId ?? entityId ?? defaults.entityId,
    platform: 'web',
    language,
  }
}

function pageType(routeId: RouteId | undefined): PageType {
  if (routeId === undefined) return 'error'
  return TYPES[routeId] ?? (routeId.startsWith('checkout') ? 'checkout' : 'info centre')
}

/** Removes user input: the query, and a VIN in the path. */
function trackedPath(routeId: RouteId | undefined, path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return routeId === 'vinLookup' ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : pathname
}
