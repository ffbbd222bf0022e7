import { readResultsUrl, resultsQuery } from '#application/search/results-url.ts'
import { findPage } from '#domain/pages/localised-path.ts'
import type { RouteId } from '#domain/pages/pages.ts'
import { pathRedirectTarget } from '#domain/routing/request-path.ts'
import { routing } from './configured-routing.ts'

/** Pages that are equal for all guests of one country and language. */
const GUEST_PAGES: ReadonlySet<RouteId> = new Set([
  'home',
  'divisions',
  'division',
  'categories',
  'product',
  'results',
])

/** Limits that prevent invented URLs from filling the cache. */
const PATH_LENGTH_MAX = 200
const QUERY_LENGTH_MAX = 300

/**
 * True if the URL is that of a guest page. Only search results may have a query, and only in canonical form: the links
 * on a page contain its query, so that each variant of a query would be a separate page in the cache.
 */
export function isGuestPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (pathname.length > PATH_LENGTH_MAX || search.length > QUERY_LENGTH_MAX) return false
  if (pathRedirectTarget(pathname) !== undefined) return false
  const page = findPage(pathname, routing)
  if (!page || !GUEST_PAGES.has(page.routeId)) return false
  return (
    search === '' ||
    (page.routeId === 'results' && resultsQuery(readResultsUrl(new URLSearchParams(search))) === search)
  )
}
