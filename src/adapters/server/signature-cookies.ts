import { parseCookie, stringifySetCookie } from 'cookie'
import type { Signatures, TokenKind } from './api-call.ts'
import { SIGNATURE_COOKIE } from '../cookies/session-cookies.ts'
import { isSegment } from './split-token.ts'

const NAMES: Readonly<Record<TokenKind, string>> = {
  session: SIGNATURE_COOKIE,
  kih: '__Host-signature-kih',
}

export function signaturesIn(cookieHeader: string | null): Signatures {
  const cookies = parseCookie(cookieHeader ?? '')
  const signatures: Partial<Record<TokenKind, string | undefined>> = {}
  for (const kind of ['session', 'kih'] as const) {
    const value = cookies[NAMES[kind]]
    if (value !== undefined && isSegment(value)) signatures[kind] = value
  }
  return signatures
}

/** `maxAge` in seconds; a session cookie without it. */
export function signatureCookie(kind: TokenKind, signature: string, maxAge: number | undefined): string {
  return setCookie(kind, signature, maxAge)
}

export const clearedSignatureCookie = (kind: TokenKind) => setCookie(kind, '', 0)

function setCookie(kind: TokenKind, value: string, maxAge: number | undefined): string {
  return stringifySetCookie({
    name: NAMES[kind],
    value,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    ...(maxAge !== undefined && { maxAge }),
  })
}
