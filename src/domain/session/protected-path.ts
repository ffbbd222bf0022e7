import { segmentsOf } from '../routing/segments.ts'

const PROTECTED = new Set(['infocenter', 'checkout'])
const OPEN = new Set(['checkout/redirect', 'infocenter/sharedfavourites'])

/**
 * Compares whole segments: with "contains", an order named "redirect" would make the order history public. Case and
 * percent-encoding are ignored, like in route matching (spec 2).
 */
export function requiresLogin(pathWithoutLocale: string): boolean {
  const [area = '', page = ''] = segmentsOf(pathWithoutLocale).map((segment) => segment.toLowerCase())
  return PROTECTED.has(area) && !OPEN.has(`${area}/${page}`)
}
