import type { AppRoute, AppRouter } from '@ts-rest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiProxy } from '#adapters/server/api-proxy.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import { serve, type RunningServer } from '#adapters/server/running-server.ts'
import { withErrorResponses } from '#adapters/server/upstream.ts'
import { VisitorApi } from '#adapters/server/visitor-api.ts'
import { RESPONSE_BYTES_MAX } from '#adapters/http/read-response.ts'
import type { Connection } from '#adapters/http/contract-client.ts'
import { fetchFile } from '#adapters/http/documents/file-call.ts'
import { RETRIES_MAX } from '#adapters/http/retry-policy.ts'
import { ApiFailure, type ApiFailureKind } from '#application/kernel/api-failure.ts'
import { isReadCall } from '#contracts/reading.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import {
  ENDLESS_FAULTS,
  FAULT_KINDS,
  HARMLESS_FAULTS,
  type FaultKind,
} from '../../fixtures/faults/fault-kinds.ts'
import { FaultServer } from '../../fixtures/faults/fault-server.ts'
import { isFile, trueAnswers, type TrueAnswer } from '../../fixtures/faults/true-answers.ts'
import { IMMEDIATELY } from '../../fixtures/patience.fixture.ts'
import { shopApiOver } from '../../fixtures/shop-api.fixture.ts'
import { fakeApp } from '../server/fake-app.ts'

/** Timeout in ms: short for faults that end by timeout, long for the others, because the machine may be busy. */
const LITTLE = 250
const ENOUGH = 60_000

const contracts: Readonly<Record<string, AppRouter>> = shopContract
type Endpoint = { readonly query?: Make; readonly mutate?: Make }
type Make = (args: object) => Promise<{ readonly status: number; readonly body: unknown }>

/** Faults that are tested with every call: one each of connection, status, header and body. */
const OF_EVERY_CALL = new Set<FaultKind>(['cut', 'status 503', '200 with HTML', 'off-contract field'])
/** Calls that are tested with every fault: calls for files and accounts, and every fortieth of the others. */
const some = trueAnswers.filter(
  ({ call }, index) => index % 40 === 0 || isFile(call) || call.id.startsWith('account.'),
)

/** Calls that are tested with responses of megabytes: one of each function that reads a response. */
const one = (isWanted: (result: TrueAnswer) => boolean) => trueAnswers.filter(isWanted).slice(0, 1)
const byReader = [
  ...one(({ call }) => isFile(call)),
  ...one(({ call }) => call.id === 'account.login'),
  ...one(({ call }) => isReadCall(routeOf(call.id)) && !isFile(call)),
]

/** Both routes of a call: from server rendering, and from a browser through the server. */
type Carrier = { readonly name: string; readonly fetch: Connection['fetch']; readonly origin: string }

const results = trueAnswers
let api: FaultServer
let bff: RunningServer
let carriers: readonly Carrier[]

beforeAll(async () => {
  const byPath = new Map(
    results.map((response) => [`${response.call.method} ${response.call.path}`, response]),
  )
  const respond = async ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    const path = pathname.startsWith('/api/password/reset/') ? '/api/password/reset/:passwordReset' : pathname
    const { status, body } = byPath.get(`${method} ${path}`)!
    return Response.json(body, { status })
  }
  api = await FaultServer.start(respond, { tooLate: LITTLE })
  const upstream = createApiProxy({ baseUrl: new URL(api.origin), timeout: ENOUGH })
  const app = fakeApp({ upstream })
  bff = await serve(app.fetch, { host: '127.0.0.1', port: 0 })
  const visitor = new VisitorApi(withErrorResponses(upstream, silentLogger), null)
  carriers = [
    { name: 'server', fetch: visitor.fetch, origin: 'http://localhost' },
    { name: 'browser', fetch: (request) => fetch(uncompressed(request)), origin: bff.url },
  ]
})
afterAll(async () => {
  await api.stop()
  await bff.stop()
})

/** Uncompressed, because compressing hundreds of oversized responses is slow. */
function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('accept-encoding', 'identity')
  return new Request(request, { headers })
}

/** Calls the API like the shop's adapters. */
function make({ call }: TrueAnswer, { fetch, origin }: Carrier, timeoutMs: number): Promise<unknown> {
  const connection: Connection = {
    fetch,
    origin,
    timeoutMs,
    assertAllowed: () => {},
    session: () => 'anna',
    sessionEnded: () => {},
    retryPolicy: IMMEDIATELY,
  }
  if (isFile(call)) {
    return fetchFile(
      routeOf(call.id),
      { via: connection, body: { token: null, queueId: '1' } },
      { timeoutMs },
    )
  }
  const [area, name] = call.id.split('.') as [string, string]
  const client = shopApiOver(connection, null).client(contracts[area]!) as Readonly<Record<string, Endpoint>>
  const endpoint = client[name]!
  const params = { passwordReset: 'anna' }
  const args = { params, query: {}, headers: {}, ...(call.method === 'POST' && { body: {} }) }
  return (endpoint.query ?? endpoint.mutate)!(args)
}

function routeOf(id: string): AppRoute {
  const [area, name] = id.split('.') as [keyof typeof shopContract, string]
  return (shopContract[area] as unknown as Record<string, AppRoute>)[name]!
}

const UNREACHED: ApiFailureKind[] = ['offline', 'unavailable']
const NAMES: Partial<Record<FaultKind, ApiFailureKind[]>> = {
  late: ['timeout'],
  hanging: ['timeout'],
  'hanging after its head': ['timeout'],
  'slow drip': ['timeout'],
  reset: UNREACHED,
  'hung up': UNREACHED,
  garbage: UNREACHED,
  'cut in its head': UNREACHED,
  cut: UNREACHED,
  'status 500': ['unavailable'],
  'status 502': ['unavailable'],
  'status 503': ['unavailable'],
  'status 429': ['refused'],
  'redirect loop': UNREACHED,
  'wrong encoding': [...UNREACHED, 'unusable'],
}

/** Faults for which the server sends 502 to a browser instead of the API’s body. */
const NOT_PASSED = new Set<FaultKind>(['200 with HTML', 'wrong content type', 'no content type'])

function namesOf(id: string, names: readonly string[]): readonly string[] {
  // the server buffers a login response to remove the signature, and rejects it itself
  if (id.startsWith('account.login') || id === 'onBehalf.start') return [...names, 'unavailable']
  return id.endsWith('.file') ? [...names, 'unusable'] : names
}

type Outcome = { readonly id: string; readonly end: string; readonly body?: unknown; readonly ms: number }

async function outcome(response: TrueAnswer, carrier: Carrier, timeoutMs: number): Promise<Outcome> {
  const start = performance.now()
  const { id } = response.call
  const ended = (end: string, body?: unknown): Outcome => ({ id, end, body, ms: performance.now() - start })
  try {
    const created = await make(response, carrier, timeoutMs)
    return ended('answered', (created as { body: unknown }).body)
  } catch (error) {
    return ended(error instanceof ApiFailure ? error.kind : `crashed: ${String(error)}`)
  }
}

/** The server logs each response that breaks off after the header. These log lines are expected here. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

describe('calls of the contract throw an ApiFailure for an invalid response', () => {
  const figures: Outcome[] = []
  const rejections: unknown[] = []
  const listen = (reason: unknown) => void rejections.push(reason)
  beforeAll(() => void process.on('unhandledRejection', listen))
  afterAll(() => {
    process.off('unhandledRejection', listen)
    const slowest = figures.reduce((worst, one) => (one.ms > worst.ms ? one : worst))
    console.log(
      `${FAULT_KINDS.length} kinds of faults, ${figures.length} calls; slowest ${Math.round(slowest.ms)} ms (${slowest.id})`,
    )
    expect(rejections).toEqual([])
  })

  const faults = FAULT_KINDS.filter((kind) => !HARMLESS_FAULTS.has(kind))
  it.each(faults)('for the fault %s', { timeout: 120_000 }, async (kind) => {
    api.kind = kind
    for (const carrier of carriers) {
      api.hits.clear()
      const timeoutMs = ENDLESS_FAULTS.has(kind) ? LITTLE : ENOUGH
      const tested = kind === 'endless' ? byReader : OF_EVERY_CALL.has(kind) ? results : some
      const ends = await Promise.all(tested.map((response) => outcome(response, carrier, timeoutMs)))
      figures.push(...ends)
      const isStopped = carrier.name === 'browser' && NOT_PASSED.has(kind)
      const names = isStopped ? ['unavailable'] : (NAMES[kind] ?? ['unusable'])
      const astray = ends.filter(({ id, end }) => !namesOf(id, names).includes(end))
      expect(astray.map(({ id, end }) => `${carrier.name} ${id}: ${end}`)).toEqual([])
      for (const { id, times } of api.hits.values()) {
        const max = isReadCall(routeOf(id)) ? 1 + RETRIES_MAX : 1
        expect(times, `${carrier.name} ${id} came ${times} times`).toBeLessThanOrEqual(max)
      }
    }
  })

  it('stops reading a response that exceeds the size limit', () => {
    // the API sends more than the limit, because the network buffers bytes
    expect(api.mostSent).toBeGreaterThan(RESPONSE_BYTES_MAX / 2)
    expect(api.mostSent).toBeLessThan(4 * RESPONSE_BYTES_MAX)
  })
})

describe('calls of the contract ignore unknown fields of a response', () => {
  it.each([...HARMLESS_FAULTS])('for the fault %s', { timeout: 60_000 }, async (kind) => {
    for (const carrier of carriers) {
      // error reports of a browser have a rate limit, which the earlier tests have reached
      const isLimited = (id: string) => carrier.name === 'browser' && id === 'errorLog.report'
      const tested = results.filter(({ call }) => !isFile(call) && !isLimited(call.id))
      api.kind = undefined
      const well = await Promise.all(tested.map((response) => outcome(response, carrier, ENOUGH)))
      expect(well.filter(({ end }) => end !== 'answered')).toEqual([])
      api.kind = kind
      const odd = await Promise.all(tested.map((response) => outcome(response, carrier, ENOUGH)))
      expect(odd.map(({ id, end, body }) => ({ id, end, body }))).toEqual(
        well.map(({ id, end, body }) => ({ id, end, body })),
      )
      expect(JSON.stringify(odd.map(({ body }) => body))).not.toMatch(/isAdmin|__proto__/)
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
    }
  })
})
