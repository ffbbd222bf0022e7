import { segmentsOf } from '../routing/segments.ts'

const PROTECTED = new Set(['infocenter', 'checkout'])
const OPEN = new Set(['checkout/redirect', 'infocenter/sharedfavourites'])

/**
 * Compares whole segments: by "contains" an order named "redirect" would open the order history. Case and
 * percent-encoding are ignored, as they are where routes are matched (spec 2).
 */
export function pathNeedsLogin(pathWithoutLocale: string): boolean {
  const [area = '', page = ''] = segmentsOf(pathWithoutLocale).map((segment) => segment.toLowerCase())
  return PROTECTED.has(area) && !OPEN.has(`${area}/${page}`)
}
