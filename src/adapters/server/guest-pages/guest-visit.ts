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

/** Request of a guest, reduced to the values that the page is rendered from. */
export type GuestVisit = {
  readonly url: string
  readonly host: string
  readonly pathname: string
  readonly search: string
  /** Preferences in the shop's notation, in any order of the guest's Cookie header. */
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

/** All other cookies of the shop start with it. */
const OWN_PREFIX = '__Host-'

/** Guest pages either do not depend on these cookies, or depend on their parsed values only. */
const HARMLESS_COOKIES: ReadonlySet<string> = new Set([...PREFERENCE_COOKIES, previousPathCookie.name])

/**
 * `undefined` for a visitor who may see another page than other guests: with an account, with any cookie of the
 * shop except preferences, or from another page of the shop, which may switch the language.
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

/** Neither a URL nor a cookie of the shop contains a line break. */
export function guestVisit({ origin, host, pathname, search }: URL, cookie = ''): GuestVisit {
  const url = `${origin}${pathname}${search}`
  return { url, host, pathname, search, cookie, key: `${url}\n${cookie}` }
}

/** Empty without a choice, so that guests with only default preferences share their pages with those without cookies. */
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
