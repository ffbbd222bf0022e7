import type { IncomingMessage } from 'node:http'
import { PREFERENCE_COOKIES } from '../cookies/preference-cookies.ts'

/**
 * Maximum number of cookies and of characters per cookie; browsers store some 180 cookies for a site, each of at most 4
 * kB.
 */
const COOKIES_MAX = 200
const COOKIE_LENGTH_MAX = 4_200
const HEADER_LENGTH_MAX = 32_000

/** Prefix of all other cookies of the shop. */
const OWN_PREFIX = '__Host-'

/**
 * Removes excess cookies from the Cookie header, which is parsed several times per request. Beyond the number that
 * browsers store, only cookies of the shop remain, so that many cookies of other sites on the domain do not prevent a
 * visitor from using the shop.
 */
export function limitCookies(request: IncomingMessage): void {
  const { cookie } = request.headers
  if (cookie === undefined) return
  const limited = limitedCookieHeader(cookie)
  if (limited === cookie) return
  request.headers.cookie = limited
  const others = pairsOf(request.rawHeaders).filter(([name]) => name.toLowerCase() !== 'cookie')
  request.rawHeaders = [...others, ['cookie', limited] as const].flat()
}

export function limitedCookieHeader(header: string): string {
  if (header.length <= HEADER_LENGTH_MAX && isCountWithin(header)) return header
  const keptPairs: string[] = []
  let length = 0
  for (const pair of header.split(';').map((text) => text.trim())) {
    if (keptPairs.length === COOKIES_MAX) break
    if (!isOwn(pair) || pair.length > COOKIE_LENGTH_MAX || length + pair.length > HEADER_LENGTH_MAX) continue
    keptPairs.push(pair)
    length += pair.length + 2
  }
  return keptPairs.join('; ')
}

function isCountWithin(header: string): boolean {
  let index = -1
  for (let count = 0; count < COOKIES_MAX; count += 1) {
    index = header.indexOf(';', index + 1)
    if (index === -1) return true
  }
  return false
}

const isOwn = (pair: string): boolean =>
  pair.startsWith(OWN_PREFIX) || PREFERENCE_COOKIES.includes(pair.split('=', 1)[0] ?? '')

const pairsOf = (rawHeaders: readonly string[]) =>
  rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : []))
