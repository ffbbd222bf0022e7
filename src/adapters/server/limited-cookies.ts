import type { IncomingMessage } from 'node:http'
import { PREFERENCE_COOKIES } from '../cookies/preference-cookies.ts'

/** Browsers keep some 180 cookies for a site, each of 4 kB at most. */
const COOKIES_MAX = 200
const COOKIE_LENGTH_MAX = 4_200
const HEADER_LENGTH_MAX = 32_000

/** Other cookies of the shop start with it. */
const OWN_PREFIX = '__Host-'

/**
 * Limits the cookies that later code parses several times for each request. Beyond the number that browsers keep, only
 * cookies of the shop remain, so that too many cookies of other sites do not lock a visitor out.
 */
export function limitCookies(request: IncomingMessage): void {
  const { cookie } = request.headers
  if (cookie === undefined) return
  const limited = limitedCookies(cookie)
  if (limited === cookie) return
  request.headers.cookie = limited
  const others = pairsOf(request.rawHeaders).filter(([name]) => name.toLowerCase() !== 'cookie')
  request.rawHeaders = [...others, ['cookie', limited] as const].flat()
}

export function limitedCookies(header: string): string {
  if (header.length <= HEADER_LENGTH_MAX && isCountWithin(header)) return header
  const kept: string[] = []
  let length = 0
  for (const pair of header.split(';').map((text) => text.trim())) {
    if (kept.length === COOKIES_MAX) break
    if (!isOwn(pair) || pair.length > COOKIE_LENGTH_MAX || length + pair.length > HEADER_LENGTH_MAX) continue
    kept.push(pair)
    length += pair.length + 2
  }
  return kept.join('; ')
}

function isCountWithin(header: string): boolean {
  let at = -1
  for (let count = 0; count < COOKIES_MAX; count += 1) {
    at = header.indexOf(';', at + 1)
    if (at === -1) return true
  }
  return false
}

const isOwn = (pair: string): boolean =>
  pair.startsWith(OWN_PREFIX) || PREFERENCE_COOKIES.includes(pair.split('=', 1)[0] ?? '')

const pairsOf = (rawHeaders: readonly string[]) =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []))
