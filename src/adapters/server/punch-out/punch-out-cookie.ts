import { parseCookie } from 'cookie'
import * as z from 'zod/mini'
import { hasVisitEnded, type PunchOutVisit } from '#application/punch-out/punch-out-visit.ts'
import { parsedJson } from '#domain/shared/json.ts'
import { PROTOCOLS } from '#domain/punch-out/punch-out.ts'
import { splitToken } from '../split-token.ts'
import { setCookieLine } from '../../cookies/cookie-line.ts'

/** Query parameter with the id of a punch-out session; the credential is in the cookie. */
export const SESSION_PARAMETER = 'punchout'
/** Header with the id of the punch-out session, which scripts send. */
export const SESSION_HEADER = 'x-punchout'
const SESSION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const DAY_SECONDS = 86_400
/** Maximum length of the cookie's value; browsers reject a cookie of more than 4,096 bytes. */
const VALUE_LENGTH_MAX = 3_800
/**
 * Maximum bytes of the cookies of all punch-out sessions. Chromium stores 10 KiB for a site in a frame and deletes the
 * oldest cookies beyond; proxies accept header lines of 8 KB, which also contain the login's cookies.
 */
const BYTES_MAX = 6_000
const PREFIX = '__Host-punchout-'
const nameOf = (sessionId: string) => `${PREFIX}${sessionId}` as const

const absent = z.nullable(z.string())
/** Content of the cookie after the token: arrays without field names, to save bytes. */
const Stored = z.tuple([
  z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), absent]),
  z.tuple([absent, absent, absent]),
  z.string(),
  z.array(z.string()),
  absent,
  z.int(),
  z.boolean(),
  z.nullable(z.tuple([z.enum(PROTOCOLS), z.enum(['CREATE', 'EDIT', 'INSPECT']), z.string(), absent])),
])

/**
 * Set-Cookie line of a session: each session of a browser has a separate cookie. Partitioned, so that it works in a
 * frame of another site.
 */
export function punchOutCookie(sessionId: string, visit: PunchOutVisit): string {
  const whole = valueOf(visit)
  const value = whole.length > VALUE_LENGTH_MAX ? valueOf({ ...visit, wayBack: undefined }) : whole
  const seconds = Math.max(0, Math.ceil((visit.endsAt - Date.now()) / 1000))
  return cookieLine(nameOf(sessionId), value, seconds + DAY_SECONDS)
}

/**
 * Set-Cookie lines that delete cookies, so that the browser can store the one of a new session: first those of ended
 * sessions, then the oldest.
 */
export function cookiesToRemove(cookies: string | null, added: string): readonly string[] {
  const sessionCookies = Object.entries(parseCookie(cookies ?? '')).flatMap(([name, value = '']) => {
    const sessionId = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
    if (!isSessionId(sessionId)) return []
    const visit = visitOf(value)
    const isLive = visit !== undefined && !visit.isReturned && !hasVisitEnded(visit, Date.now())
    return [{ sessionId, bytes: name.length + value.length, endsAt: isLive ? visit.endsAt : 0 }]
  })
  let bytes = added.split(';', 1)[0]?.length ?? 0
  return sessionCookies
    .toSorted((one, other) => other.endsAt - one.endsAt)
    .filter((one) => (bytes += one.bytes) > BYTES_MAX)
    .map(({ sessionId }) => cookieLine(nameOf(sessionId), '', 0))
}

const cookieLine = (name: ReturnType<typeof nameOf>, value: string, maxAge: number) =>
  setCookieLine({
    name,
    value,
    httpOnly: true,
    sameSite: 'none',
    partitioned: true,
    maxAge,
  })

function valueOf({ token, user, ...visit }: PunchOutVisit): string {
  const { vin = null, plate = null, orderNo = null } = user.punchOut ?? {}
  const { systemName, returnHosts, target = null, endsAt, isReturned, wayBack } = visit
  const stored: z.infer<typeof Stored> = [
    [
      user.firstName,
      user.lastName,
      user.customerId,
      user.entityId,
      user.billingCountry,
      user.accountCurrency ?? null,
    ],
    [vin, plate, orderNo],
    systemName,
    [...returnHosts],
    target,
    endsAt,
    isReturned,
    wayBack ? [wayBack.protocol, wayBack.operation, wayBack.returnUrl, wayBack.buyerCookie ?? null] : null,
  ]
  return `${token}~${Buffer.from(JSON.stringify(stored)).toString('base64url')}`
}

/** Parses a cookie; undefined for a value that this server cannot have written. */
function visitOf(value: string): PunchOutVisit | undefined {
  if (value.length > VALUE_LENGTH_MAX) return undefined
  const [token = '', encoded = ''] = value.split('~', 2)
  const read = Stored.safeParse(parsedJson(Buffer.from(encoded, 'base64url').toString()))
  if (splitToken(token) === undefined || !read.success) return undefined
  const [person, job, systemName, returnHosts, target, endsAt, isReturned, wayBack] = read.data
  const [firstName, lastName, customerId, entityId, billingCountry, accountCurrency] = person
  const [vin, plate, orderNo] = job.map((part) => part ?? undefined)
  const user = {
    firstName,
    lastName,
    customerId,
    entityId,
    billingCountry,
    accountCurrency: accountCurrency ?? undefined,
    mayTogglePrices: false,
    role: 'customer',
    punchOut: { vin, plate, orderNo },
  } as const
  const visit = { token, user, systemName, returnHosts, target: target ?? undefined, endsAt, isReturned }
  if (wayBack === null) return visit
  const [protocol, operation, returnUrl, buyerCookie] = wayBack
  return { ...visit, wayBack: { protocol, operation, returnUrl, buyerCookie: buyerCookie ?? undefined } }
}

/** Session id in the URL or in a header of a request. */
export const sessionIdInRequest = ({ url, headers }: Request): string | undefined =>
  new URL(url).searchParams.get(SESSION_PARAMETER) ?? headers.get(SESSION_HEADER) ?? undefined

/** Session id in the URL of a request, or in that of the page that sent the request. */
export function sessionIdOf(request: Request): string | undefined {
  const sessionId = sessionIdInRequest(request)
  if (sessionId !== undefined) return sessionId
  const requestUrl = new URL(request.url)
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.host === requestUrl.host ? (from.searchParams.get(SESSION_PARAMETER) ?? undefined) : undefined
}

export const isSessionId = (text: string): boolean => SESSION_ID.test(text)

export function punchOutVisitIn(cookies: string | null, sessionId: string): PunchOutVisit | undefined {
  if (!SESSION_ID.test(sessionId)) return undefined
  return visitOf(parseCookie(cookies ?? '')[nameOf(sessionId)] ?? '')
}
