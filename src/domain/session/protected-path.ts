import { segmentsOf } from '../routing/segments.ts'

const PROTECTED = new Set(['infocenter', 'checkout'])
const OPEN = new Set(['checkout/redirect', 'infocenter/sharedfavourites'])

/**
 * True for a path that requires a login. Compares whole segments: with a substring search, an order named "redirect"
 * would make its page public. Ignores case and percent-encoding, like route matching (spec 2).
 */
export function requiresLogin(pathWithoutLocale: string): boolean {
  const [area = '', page = ''] = segmentsOf(pathWithoutLocale).map((segment) => segment.toLowerCase())
  return PROTECTED.has(area) && !OPEN.has(`${area}/${page}`)
}
