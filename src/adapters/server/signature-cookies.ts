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

/** The second service requires a session: its login ends with the session. */
export function signaturesIn(cookieHeader: string | null): Signatures {
  const session = parseCookie(cookieHeader ?? '')[NAMES.session]
  if (session === undefined || !isSegment(session)) return {}
  const second = secondTokenIn(cookieHeader)
  return { session, ...(second !== undefined && { kih: splitToken(second)?.signature }) }
}

/** The complete token of the second service, with which the server can end it after the page's part is lost. */
export function secondTokenIn(cookieHeader: string | null): string | undefined {
  const token = parseCookie(cookieHeader ?? '')[SECOND_SIGNATURE_COOKIE]
  return token !== undefined && splitToken(token) ? token : undefined
}

/** `maxAge` in seconds; a session cookie without it. */
export const signatureCookie = (kind: TokenKind, value: string, maxAge: number | undefined): string =>
  setCookieLine({ name: NAMES[kind], value, maxAge, httpOnly: true, sameSite: 'strict' })
