import { stringifySetCookie } from 'cookie'
import type { StoredSession } from '#application/session/session-cookies.port.ts'

/** Header and payload of the token: readable, and worth nothing without the signature that only the server holds. */
export const SESSION_COOKIE = '__Host-session'
export const USER_COOKIE = '__Host-user'
/** Set by the server alone, which alone can read it. */
export const SIGNATURE_COOKIE = '__Host-signature'
export const PRICES_HIDDEN_COOKIE = '__Host-prices-hidden'

const YEAR_SECONDS = 31_536_000

/** Set-Cookie lines that a server sends and that `document.cookie` takes. */
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

/** Strict same-site and secure, path / (spec 9). */
function line(name: string, value: string, maxAge: number): string {
  return stringifySetCookie({ name, value, maxAge, path: '/', secure: true, sameSite: 'strict' })
}
