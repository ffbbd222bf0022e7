const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * A request that changes something and that another site made a browser send. Clients that are no browser
 * send neither header and carry no cookie that somebody else could use.
 */
export function isForeignRequest(method: string, headers: Headers, ownOrigin: string): boolean {
  if (SAFE_METHODS.has(method)) return false
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = headers.get('origin')
  return origin !== null && origin !== ownOrigin
}
