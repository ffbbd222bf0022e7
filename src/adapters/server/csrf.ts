const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * Detects cross-site requests with side effects (CSRF). Clients other than browsers send neither `Origin` nor
 * `Sec-Fetch-Site`, and have no cookies that another site could use.
 */
export function isCrossSiteRequest(method: string, headers: Headers, ownOrigin: string): boolean {
  if (SAFE_METHODS.has(method)) return false
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = headers.get('origin')
  return origin !== null && origin !== ownOrigin
}
