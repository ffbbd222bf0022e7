import { parseCookie } from 'cookie'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'
import { sameOriginUrl } from '#domain/routing/same-origin-url.ts'
import {
  appearanceCookies,
  countryCookie,
  LANGUAGE_COOKIE,
  PREFERENCE_COOKIES,
  readPreferenceCookies,
} from '../../cookies/preference-cookies.ts'

/** Request of a guest, reduced to the values on which the page depends. */
export type GuestVisit = {
  readonly url: string
  readonly host: string
  readonly pathname: string
  readonly search: string
  /** Preferences of the guest as a Cookie header in a fixed order. */
  readonly cookie: string
  /** Key of the page: URL and preferences. */
  readonly key: string
}

/** Parts of a request that decide whether its visitor is a guest. */
export type VisitRequest = {
  readonly method: string
  readonly url: string
  readonly header: (name: 'authorization' | 'cookie' | 'referer') => string | undefined
}

/** Prefix of all other cookies of the shop. */
const OWN_PREFIX = '__Host-'

/** Cookies that do not prevent caching: guest pages do not depend on them, or only on their parsed values. */
const HARMLESS_COOKIES: ReadonlySet<string> = new Set([...PREFERENCE_COOKIES, previousPathCookie.name])

/**
 * The visit of a guest; `undefined` if the visitor may see another page than other guests. This applies to visitors
 * with an account or with any cookie of the shop except preferences, and to visits from another page of the shop, which
 * may switch the language.
 */
export function guestVisitOf({ method, url, header }: VisitRequest): GuestVisit | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (header('authorization') !== undefined) return undefined
  const address = new URL(url)
  if (sameOriginUrl(address, header('referer')) !== undefined) return undefined
  const cookies = header('cookie')
  if (cookies === undefined) return guestVisit(address)
  const names = Object.keys(parseCookie(cookies))
  if (names.some((name) => name.startsWith(OWN_PREFIX) && !HARMLESS_COOKIES.has(name))) return undefined
  // the start page redirects to the language that was chosen last
  if (address.pathname === '/' && names.includes(LANGUAGE_COOKIE)) return undefined
  return guestVisit(address, preferencesIn(cookies))
}

/**
 * Creates a visit with its key. Line breaks separate the parts of the key, because neither URLs nor cookies of the shop
 * contain them.
 */
export function guestVisit({ origin, host, pathname, search }: URL, cookie = ''): GuestVisit {
  const url = `${origin}${pathname}${search}`
  return { url, host, pathname, search, cookie, key: `${url}\n${cookie}` }
}

/**
 * Preferences as a Cookie header; empty if all are the defaults, so that these guests share their pages with guests
 * without cookies.
 */
function preferencesIn(cookies: string): string {
  const { country, appearance } = readPreferenceCookies(cookies)
  const lines = appearanceCookies(appearance)
  const changed = lines.filter((line) => !DEFAULT_APPEARANCE_LINES.has(line))
  return [...(country === undefined ? [] : [countryCookie(country)]), ...changed].map(pairIn).join('; ')
}

const DEFAULT_APPEARANCE_LINES: ReadonlySet<string> = new Set(
  appearanceCookies(readPreferenceCookies(null).appearance),
)

const pairIn = (setCookieLine: string) => setCookieLine.split(';', 1)[0]!
