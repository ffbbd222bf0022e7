import { parseCookie } from 'cookie'
import { previousPathCookie } from '#application/session/previous-path-cookie.ts'
import { ownPage } from '#domain/routing/own-page.ts'
import {
  appearanceCookies,
  countryCookie,
  LANGUAGE_COOKIE,
  PREFERENCE_COOKIES,
  readPreferenceCookies,
} from '../../cookies/preference-cookies.ts'

/** Request of a guest, reduced to what their page depends on: the page is rendered from these values alone. */
export type GuestVisit = {
  readonly url: string
  /** Preferences as the shop writes them, whatever the guest's Cookie header looked like. */
  readonly cookie: string
}

/** All other cookies of the shop start with it. */
const OWN_PREFIX = '__Host-'

/** Guest pages either do not depend on these cookies, or depend on their parsed values only. */
const HARMLESS_COOKIES: ReadonlySet<string> = new Set([...PREFERENCE_COOKIES, previousPathCookie.name])

/**
 * `undefined` for a visitor who may see another page than other guests: with an account, with any state of the shop but
 * preferences, or on the way from another page of the shop, which may switch the language.
 */
export function guestVisitOf({ method, headers, url }: Request): GuestVisit | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.has('authorization')) return undefined
  const address = new URL(url)
  if (ownPage(address, headers.get('referer')) !== undefined) return undefined
  const visit = { url: `${address.origin}${address.pathname}${address.search}`, cookie: '' }
  const cookies = headers.get('cookie')
  if (cookies === null) return visit
  const names = Object.keys(parseCookie(cookies))
  if (names.some((name) => name.startsWith(OWN_PREFIX) && !HARMLESS_COOKIES.has(name))) return undefined
  // the start page redirects to the language that was chosen last
  if (address.pathname === '/' && names.includes(LANGUAGE_COOKIE)) return undefined
  return { ...visit, cookie: preferencesIn(cookies) }
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

/** Neither a URL nor a cookie of the shop contains a line break. */
export const keyOf = ({ url, cookie }: GuestVisit): string => `${url}\n${cookie}`
