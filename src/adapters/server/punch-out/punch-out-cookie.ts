import { parseCookie } from 'cookie'
import * as z from 'zod/mini'
import { isOver, type PunchOutVisit } from '#application/punch-out/punch-out-visit.ts'
import { parsedJson } from '#domain/shared/json.ts'
import { PROTOCOLS } from '#domain/punch-out/punch-out.ts'
import { splitToken } from '../split-token.ts'
import { setCookieLine } from '../../cookies/cookie-line.ts'

/** Names the session in an address; the cookie is the credential. */
export const SESSION_PARAMETER = 'punchout'
/** Names the session of a script's request. */
export const SESSION_HEADER = 'x-punchout'
const SESSION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const DAY_SECONDS = 86_400
/** Browsers keep no cookie of more than 4,096 bytes. */
const VALUE_LENGTH_MAX = 3_800
/**
 * Bytes of the cookies of all sessions together. Chromium keeps 10 KiB of a shop in a frame and drops the oldest cookie
 * beyond; proxies take a line of 8 KB, with the cookies of the login.
 */
const BYTES_MAX = 6_000
const PREFIX = '__Host-punchout-'
const nameOf = (sessionId: string) => `${PREFIX}${sessionId}` as const

const absent = z.nullable(z.string())
/** Content of a cookie after the token: without names, to save bytes. */
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
 * One cookie per session, so that two sessions of a browser are separate; partitioned, so that it works in a
 * frame.
 */
export function punchOutCookie(sessionId: string, visit: PunchOutVisit): string {
  const whole = valueOf(visit)
  const value = whole.length > VALUE_LENGTH_MAX ? valueOf({ ...visit, wayBack: undefined }) : whole
  const seconds = Math.max(0, Math.ceil((visit.endsAt - Date.now()) / 1000))
  return cookieLine(nameOf(sessionId), value, seconds + DAY_SECONDS)
}

/**
 * Lines that remove cookies, so that the one of a new session fits: those of ended sessions first, then the
 * oldest.
 */
export function cookiesToRemove(cookies: string | null, added: string): readonly string[] {
  const known = Object.entries(parseCookie(cookies ?? '')).flatMap(([name, value = '']) => {
    const sessionId = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
    if (!isSessionId(sessionId)) return []
    const visit = visitOf(value)
    const isLive = visit !== undefined && !visit.isReturned && !isOver(visit, Date.now())
    return [{ sessionId, bytes: name.length + value.length, endsAt: isLive ? visit.endsAt : 0 }]
  })
  let bytes = added.split(';', 1)[0]?.length ?? 0
  return known
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

/** Undefined for a value that this server cannot have written. */
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

/** The session in the address or in a header of a request. */
export const sessionNamedIn = ({ url, headers }: Request): string | undefined =>
  new URL(url).searchParams.get(SESSION_PARAMETER) ?? headers.get(SESSION_HEADER) ?? undefined

/** The session in the address of a request, or of the page of the shop that sent it. */
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

export function punchOutVisitIn(cookies: string | null, sessionId: string): PunchOutVisit | undefined {
  if (!SESSION_ID.test(sessionId)) return undefined
  return visitOf(parseCookie(cookies ?? '')[nameOf(sessionId)] ?? '')
}
