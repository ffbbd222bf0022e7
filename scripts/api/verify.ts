import * as z from 'zod/mini'
import { capabilitiesOf, mayOmitCall, type Capability } from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { callsOf, jsonSchemaOf, type Call } from '#contracts/calls.ts'
import { exampleBody, exampleValue } from './example-value.ts'
import { withoutSecrets, type Exchange } from './kit/exchange.ts'
import { KnownValues } from './known-values.ts'
import { wrongBodies } from './wrong-bodies.ts'

export type Server = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly baseUrl: string
  readonly account: { readonly username: string; readonly password: string }
}

export type CallResult = {
  readonly call: Call
  /** `answered`: processed as requested. `refused`: a valid error response. `broken`: a contract violation. */
  readonly outcome: 'answered' | 'refused' | 'broken' | 'notOffered'
  readonly status: number | undefined
  /** Contract violations, each in one line. */
  readonly breaks: readonly string[]
  /** Requests and responses with a violation. */
  readonly exchanges: readonly Exchange[]
}

type Answer = { readonly status: number; readonly body: unknown; readonly breaks: readonly string[] }
type Exchanged = Answer & { readonly exchange: Exchange }

type Scope = {
  /** Capabilities that the server omits. */
  readonly notOffered?: ReadonlySet<string>
  /** Limits the run to the calls of these capabilities. */
  readonly only?: readonly Capability[] | undefined
}

/** Calls that delete data or end the session run last, so that the other calls find data. */
const ENDING = /(?:^|\.)(?:delete|remove|cancel|revoke|unshare|logout)/i
const READING = /\.(?:get|list)(?:[A-Z]\w*)?$/
/** Calls that change a person, who may be the caller. */
const ENDING_OF_RIGHTS = /^people\.(?:change|setActive)$/
const ENDING_OF_ALL = /^(?:account\.logout|profile\.revokeSessions$)/i

/** Optional fields that a call nevertheless needs to be processed. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'documents.queue': ['items'],
  'enquiries.send': ['company', 'street', 'postCode', 'city', 'phone'],
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/

/** Statuses with which a server may refuse an invalid body. */
const REFUSED_BODY = new Set([400, 413, 422])
const NOT_FOUND = 404

// zod/mini has no default error texts: errors would not contain the expected type
z.config(z.locales.en())

/** Makes every call of the contract, with values that the server has returned, and validates the responses. */
export async function verifyApi(
  server: Server,
  { notOffered = new Set(), only }: Scope = {},
): Promise<readonly CallResult[]> {
  const knownValues = new KnownValues()
  knownValues.set('username', server.account.username)
  knownValues.set('password', server.account.password)
  knownValues.set('languageID', 'en-GB')
  knownValues.set('countryID', 'DE')
  knownValues.set('searchTerm', 'brake')
  knownValues.set('returnPath', '/checkout/step6')
  const selectedCalls = callsOf(shopContract).filter(
    ({ id }) => only === undefined || capabilitiesOf(id).some((capability) => only.includes(capability)),
  )
  const calls = selectedCalls.filter(({ id }) => !mayOmitCall(id, notOffered))
  const order = ({ id }: Call) => {
    const last = [ENDING, ENDING_OF_RIGHTS, ENDING_OF_ALL]
    return last.findLastIndex((pattern) => pattern.test(id)) + 1
  }
  const inOrder = calls.toSorted((a, b) => order(a) - order(b))

  const logIn = callsOf(shopContract).find(({ id }) => id === 'account.login')
  if (logIn) await goThrough(logIn, server, knownValues)
  // the first round creates data that the second round uses
  for (const call of inOrder) if (order(call) === 0) await goThrough(call, server, knownValues)
  const results = new Map<Call, CallResult>()
  for (const call of inOrder) {
    const readers = calls.filter((other) => areaOf(other) === areaOf(call) && READING.test(other.id))
    for (const reader of readers) await goThrough(reader, server, knownValues)
    results.set(call, await judge(call, server, knownValues))
  }
  return selectedCalls.map(
    (call) =>
      results.get(call) ?? { call, outcome: 'notOffered', status: undefined, breaks: [], exchanges: [] },
  )
}

const areaOf = ({ id }: Call): string => id.slice(0, id.indexOf('.'))

async function judge(call: Call, server: Server, knownValues: KnownValues): Promise<CallResult> {
  const { result, body } = await goThrough(call, server, knownValues)
  const breaks = [...result.breaks]
  const exchanges = result.breaks.length > 0 ? [result.exchange] : []
  const statuses = new Set([result.status])
  for (const wrong of call.body ? wrongBodies(jsonSchemaOf(call.body), body) : []) {
    const refused = await exchange(call, server, knownValues, wrong.body)
    const before = breaks.length
    if (refused.breaks.length > 0) breaks.push(...refused.breaks.map((text) => `${wrong.what}: ${text}`))
    else if (!REFUSED_BODY.has(refused.status))
      breaks.push(`${wrong.what}: answered ${refused.status}, expected 400, 413 or 422`)
    if (breaks.length > before) exchanges.push(refused.exchange)
    statuses.add(refused.status)
  }
  if (breaks.length > 0 && statuses.size === 1 && statuses.has(NOT_FOUND)) {
    breaks.splice(0, Infinity, 'answered 404 whatever was sent: the server does not have this call')
  }
  const outcome = breaks.length > 0 ? 'broken' : result.status < 300 ? 'answered' : 'refused'
  return { call, outcome, status: result.status || undefined, breaks, exchanges }
}

async function goThrough(call: Call, server: Server, knownValues: KnownValues) {
  const body = call.body && exampleBody(jsonSchemaOf(call.body), knownValues, NEEDED[call.id])
  const result = await exchange(call, server, knownValues, body)
  if (result.status < 300) {
    knownValues.learn(result.body)
    const accessToken = call.id === 'account.login' ? knownValues.get('accessToken') : undefined
    if (accessToken !== undefined) knownValues.set('token', accessToken)
    const tokenKih = call.id === 'account.loginKih' ? knownValues.get('accessToken') : undefined
    if (tokenKih !== undefined) knownValues.set('tokenKih', tokenKih)
  }
  return { result, body }
}

async function exchange(
  call: Call,
  server: Server,
  knownValues: KnownValues,
  body: unknown,
): Promise<Exchanged> {
  const request = requestOf(call, server, knownValues, body)
  const { pathname, search } = new URL(request.url)
  const sent = { method: call.method, path: pathname + search, body: withoutSecrets(body) }
  try {
    const response = await server.fetch(request)
    const reply = await answerOf(call, response)
    const exchanged = { status: response.status, body: withoutSecrets(reply.body) }
    return { ...reply, exchange: { sent, response: exchanged } }
  } catch (error) {
    const text = `no answer: ${error instanceof Error ? error.message : String(error)}`
    return { status: 0, body: undefined, breaks: [text], exchange: { sent } }
  }
}

function requestOf(call: Call, { baseUrl }: Server, knownValues: KnownValues, body: unknown): Request {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(knownValues.get(name) ?? knownValues.get('username') ?? 'example')),
  )
  const url = new URL(baseUrl.replace(/\/$/, '') + path)
  const query = call.query ? exampleValue(jsonSchemaOf(call.query), knownValues) : {}
  for (const [name, value] of Object.entries(query as object)) url.searchParams.set(name, String(value))
  const token = knownValues.get('token')
  return new Request(url, {
    method: call.method,
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(call.headers && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(30_000),
  })
}

async function answerOf(call: Call, response: Response): Promise<Answer> {
  const { status } = response
  const text = await response.text()
  const expected = call.responses.get(status)
  const broken = (...breaks: string[]): Answer => ({ status, body: undefined, breaks })
  if (!expected) return broken(`status ${status} is not in the contract`)
  const type = response.headers.get('content-type') ?? 'none'
  if (expected.contentType !== undefined) {
    return type.startsWith('text/html') ? broken(`${status}: content type ${type}, not a file`) : broken()
  }
  if (!JSON_TYPE.test(type)) return broken(`${status}: content type ${type}, not JSON`)
  try {
    const body: unknown = JSON.parse(text)
    const parsed = z.safeParse(expected.schema, body)
    const breaks = (parsed.error?.issues ?? []).map(
      ({ path, message }) => `${status} /${path.map(String).join('/')}: ${message}`,
    )
    return { status, body, breaks }
  } catch {
    return broken(`${status}: the body is not JSON`)
  }
}
