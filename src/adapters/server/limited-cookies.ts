import type { IncomingMessage } from 'node:http'
import { PREFERENCE_COOKIES } from '../cookies/preference-cookies.ts'

/** Browsers keep some 180 cookies for a site, each of 4 kB at most. */
const COOKIES_MAX = 200
const LONGEST_COOKIE = 4_200
const LONGEST_HEADER = 32_000

/** Other cookies of the shop start with it. */
const OWN_PREFIX = '__Host-'

/**
 * Limits the cookies that everything behind parses, several times for each request. Of more than a browser keeps, only
 * those of the shop are left: whoever has too many from elsewhere is not locked out.
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
  if (header.length <= LONGEST_HEADER && isCountWithin(header)) return header
  const kept: string[] = []
  let length = 0
  for (const pair of header.split(';').map((text) => text.trim())) {
    if (kept.length === COOKIES_MAX) break
    if (!isOwn(pair) || pair.length > LONGEST_COOKIE || length + pair.length > LONGEST_HEADER) continue
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
