import { parseCookie } from 'cookie'
import { isRecord, parsedJson } from '#domain/shared/json.ts'
import type { ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import type { StoredSession } from '#application/session/session-cookies.port.ts'
import { setCookieLine } from '../../cookies/cookie-line.ts'

/** A punch-out session as its cookie holds it. */
export type PunchOutVisit = {
  /** The complete token: the cookie is closed to scripts. */
  readonly token: string
  readonly user: StoredSession['user']
  readonly systemName: string
  readonly returnHosts: readonly string[]
  /** Name of the frame or window for the returned form. */
  readonly target?: string | undefined
  /** Milliseconds since the epoch; what is needed after that is kept a day longer. */
  readonly endsAt: number
  /** How an empty basket goes back after the end; absent if the API does not tell, or if it is too long. */
  readonly wayBack?: WayBack | undefined
}

type WayBack = Pick<ReturnedBasket, 'protocol' | 'operation' | 'returnUrl' | 'buyerCookie'>

/** Names the session in an address; the cookie is the credential. */
export const SESSION_PARAMETER = 'punchout'
/** Names the session of a script's request. */
export const SESSION_HEADER = 'x-punchout'
const SESSION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const DAY_SECONDS = 86_400
/** Browsers keep no cookie of more than 4,096 bytes. */
const LONGEST_VALUE = 3_800
const nameOf = (sessionId: string) => `__Host-punchout-${sessionId}` as const

/** One cookie per session, so that two sessions of a browser do not meet; partitioned, so that it works in a frame. */
export function punchOutCookie(sessionId: string, visit: PunchOutVisit, seconds: number): string {
  const whole = valueOf(visit)
  const { wayBack: _, ...short } = visit
  return setCookieLine({
    name: nameOf(sessionId),
    value: whole.length > LONGEST_VALUE ? valueOf(short) : whole,
    httpOnly: true,
    sameSite: 'none',
    partitioned: true,
    maxAge: seconds + DAY_SECONDS,
  })
}

const valueOf = (visit: PunchOutVisit) => Buffer.from(JSON.stringify(visit)).toString('base64url')

/** The session that a request names itself, by its address or by a header. */
export const sessionNamedIn = ({ url, headers }: Request): string | undefined =>
  new URL(url).searchParams.get(SESSION_PARAMETER) ?? headers.get(SESSION_HEADER) ?? undefined

/** The session that a request names, or the page of the shop that it comes from. */
export function sessionIdOf(request: Request): string | undefined {
  const named = sessionNamedIn(request)
  if (named !== undefined) return named
  const own = new URL(request.url)
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.host === own.host ? (from.searchParams.get(SESSION_PARAMETER) ?? undefined) : undefined
}

export const isSessionId = (text: string): boolean => SESSION_ID.test(text)

export const isOver = ({ endsAt }: PunchOutVisit): boolean => Date.now() >= endsAt

export function punchOutVisitIn(cookies: string | null, sessionId: string): PunchOutVisit | undefined {
  if (!SESSION_ID.test(sessionId)) return undefined
  const text = parseCookie(cookies ?? '')[nameOf(sessionId)]
  const value = parsedJson(Buffer.from(text ?? '', 'base64url').toString())
  if (!isRecord(value) || typeof value['token'] !== 'string' || !Array.isArray(value['returnHosts']))
    return undefined
  return value as PunchOutVisit
}
