import type { RouteId } from '../routing/localised-path.ts'
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
  /** Absent where no page of the shop stands. */
  readonly routeId: RouteId | undefined
  readonly path: string
  readonly user: User | undefined
  readonly countryId: string
  /** The company that serves the country, for those who have no account. */
  readonly entityId: string | undefined
  readonly language: string
  readonly defaults: ShopDefaults
}

/** Page names are the same in every language, unlike titles, which may hold what was typed. */
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

/** Never what was typed: no query, and no number of a vehicle where it is part of the path. */
function trackedPath(routeId: RouteId | undefined, path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return routeId === 'vinLookup' ? pathname.replace(/[^/]*$/, '') : pathname
}
