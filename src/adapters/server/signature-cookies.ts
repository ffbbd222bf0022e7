import { parseCookie } from 'cookie'
import type { ListedCookie } from '#application/kernel/cookie-names.ts'
import type { Signatures, TokenKind } from './api-call.ts'
import { setCookieLine } from '../cookies/cookie-line.ts'
import { SIGNATURE_COOKIE } from '../cookies/session-cookies.ts'
import { isSegment, splitToken } from './split-token.ts'

const SECOND_SIGNATURE_COOKIE = '__Host-signature-kih'

const NAMES: Readonly<Record<TokenKind, ListedCookie>> = {
  session: SIGNATURE_COOKIE,
  kih: SECOND_SIGNATURE_COOKIE,
}

/**
 * Signatures in the Cookie header. The signature of the second service is only used with a session, because that login
 * ends with the session.
 */
export function signaturesIn(cookieHeader: string | null): Signatures {
  const session = parseCookie(cookieHeader ?? '')[NAMES.session]
  if (session === undefined || !isSegment(session)) return {}
  const second = secondServiceTokenIn(cookieHeader)
  return { session, ...(second !== undefined && { kih: splitToken(second)?.signature }) }
}

/**
 * The complete token of the second service: the server can end that login even if the page has lost its part of the
 * token.
 */
export function secondServiceTokenIn(cookieHeader: string | null): string | undefined {
  const token = parseCookie(cookieHeader ?? '')[SECOND_SIGNATURE_COOKIE]
  return token !== undefined && splitToken(token) ? token : undefined
}

/** Set-Cookie line of a signature. `maxAge` in seconds; if absent, the cookie ends with the browser session. */
export const signatureCookie = (kind: TokenKind, value: string, maxAge: number | undefined): string =>
  setCookieLine({ name: NAMES[kind], value, maxAge, httpOnly: true, sameSite: 'strict' })
