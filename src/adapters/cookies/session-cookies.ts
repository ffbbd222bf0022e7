import { cookiesClearedOn, type CookieName } from '#application/kernel/cookie-names.ts'
import type { StoredSession } from '#application/session/session-cookies.port.ts'
import { setCookieLine } from './cookie-line.ts'

/** Header and payload of the token: readable by scripts, but worthless without the signature. */
export const SESSION_COOKIE = '__Host-session'
export const USER_COOKIE = '__Host-user'
/** Signature of the token: HttpOnly, set by the server. */
export const SIGNATURE_COOKIE = '__Host-signature'
export const PRICES_HIDDEN_COOKIE = '__Host-prices-hidden'

const YEAR_SECONDS = 31_536_000

export function sessionCookies({ token, user }: StoredSession, maxAge: number): readonly string[] {
  return [line(SESSION_COOKIE, token, maxAge), line(USER_COOKIE, JSON.stringify(user), maxAge)]
}

/** Clears all cookies that end with the session. */
export const clearedSessionCookies = (): readonly string[] =>
  cookiesClearedOn('session', 'visit').map((name) => clearedCookie(name))

export const clearedCookie = (name: CookieName): string => line(name, '', 0)

/** Clears the login at the second service of the admin page. */
export const CLEARED_SECOND_LOGIN: readonly string[] = [
  clearedCookie('__Host-kih'),
  clearedCookie('__Host-signature-kih'),
]

export function pricesHiddenCookie(hidden: boolean): string {
  return line(PRICES_HIDDEN_COOKIE, hidden ? '1' : '', hidden ? YEAR_SECONDS : 0)
}

/** SameSite=Strict, Secure, path / (spec 9). */
function line(name: CookieName, value: string, maxAge: number): string {
  return setCookieLine({ name, value, maxAge, sameSite: 'strict' })
}
