import { stringifySetCookie } from 'cookie'
import type { StoredSession } from '#application/session/session-cookies.port.ts'

/** Header and payload of the token: readable by scripts, but worthless without the signature. */
export const SESSION_COOKIE = '__Host-session'
export const USER_COOKIE = '__Host-user'
/** Signature of the token: HttpOnly, set by the server. */
export const SIGNATURE_COOKIE = '__Host-signature'
export const PRICES_HIDDEN_COOKIE = '__Host-prices-hidden'

const YEAR_SECONDS = 31_536_000

/** Cookie strings for both Set-Cookie and `document.cookie`. */
export function sessionCookies({ token, user }: StoredSession, maxAge: number): readonly string[] {
  return [line(SESSION_COOKIE, token, maxAge), line(USER_COOKIE, JSON.stringify(user), maxAge)]
}

export function clearedSessionCookies(): readonly string[] {
  return [SESSION_COOKIE, USER_COOKIE, PRICES_HIDDEN_COOKIE, SIGNATURE_COOKIE].map((name) =>
    line(name, '', 0),
  )
}

export function pricesHiddenCookie(hidden: boolean): string {
  return line(PRICES_HIDDEN_COOKIE, hidden ? '1' : '', hidden ? YEAR_SECONDS : 0)
}

/** SameSite=Strict, Secure, path / (spec 9). */
function line(name: string, value: string, maxAge: number): string {
  return stringifySetCookie({ name, value, maxAge, path: '/', secure: true, sameSite: 'strict' })
}
