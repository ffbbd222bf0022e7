import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '#adapters/http/contract-client.ts'
import { RETRIES_MAX, RETRY_POLICY, retryDelay, type RetryPolicy } from '#adapters/http/retry-policy.ts'
import { ApiFailure, type ApiFailureKind } from '#application/kernel/api-failure.ts'
import { cartContract } from '#contracts/cart/cart.contract.ts'
import { accountContract } from '#contracts/session/account.contract.ts'
import { readTraceparent } from '#domain/shared/trace-context.ts'
import { askFeatures, FLAGS, shopApiOver, TOKEN } from '../../fixtures/shop-api.fixture.ts'

const KINDS: ApiFailureKind[] = [
  'offline',
  'timeout',
  'unusable',
  'unavailable',
  'refused',
  'session-ended',
  'logged-out',
]
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const failed = fc.record({
  kind: fc.constantFrom(...KINDS),
  retryAfter: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: undefined }),
  retries: fc.nat(5),
  leftMs: fc.integer({ min: -1000, max: 20_000 }),
  chance,
})

describe('the pause before a retry', () => {
  it('never exceeds the timeout of the call, and is never shorter than Retry-After', () => {
    fc.assert(
      fc.property(failed, ({ kind, retryAfter, ...rest }) => {
        const failure = new ApiFailure(kind, 'POST /api/any', { retryAfter })
        const pause = retryDelay({ failure, ...rest })
        if (pause === undefined) return
        expect(['offline', 'unavailable']).toContain(kind)
        expect(rest.retries).toBeLessThan(RETRIES_MAX)
        expect(pause).toBeLessThan(rest.leftMs)
        expect(pause).toBeGreaterThanOrEqual(Math.max(200, (retryAfter ?? 0) * 1000))
        expect(retryAfter ?? 0).toBeLessThan(20)
      }),
    )
  })

  it('is random between 200 and 800 ms', () => {
    const failure = new ApiFailure('unavailable', 'POST /api/any')
    fc.assert(
      fc.property(chance, fc.nat(1), (offset, retries) => {
        const pause = retryDelay({ failure, retries, leftMs: 5_000, chance: offset })
        expect(pause).toBeGreaterThanOrEqual(200)
        expect(pause).toBeLessThan(800)
      }),
    )
    const pauses = [0, 0.5, 0.9].map((offset) =>
      retryDelay({ failure, retries: 0, leftMs: 5_000, chance: offset }),
    )
    expect(pauses).toEqual([200, 500, 740])
  })

  it('ends when the caller aborts the call', async () => {
    const givenController = new AbortController()
    const waiting = RETRY_POLICY.pause(600_000, givenController.signal)
    givenController.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(RETRY_POLICY.pause(600_000, givenController.signal)).rejects.toThrow('gone')
  })
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Seen = { readonly traceparent: string | undefined; readonly body: string }

/** Fake API that responds to each attempt as given; the last response retries. */
async function api(...ways: RequestListener[]) {
  const received: Seen[] = []
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    received.push({ traceparent: request.headers['traceparent'] as string | undefined, body })
    ways[Math.min(received.length, ways.length) - 1]!(request, response)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const pauses: number[] = []
  const retryPolicy: RetryPolicy = {
    pause: async (ms) => void pauses.push(ms),
    chance: () => 0.5,
    now: () => performance.now(),
  }
  const calls = (gate: Partial<Connection> = {}) => {
    const { port } = server.address() as AddressInfo
    const api = shopApiOver({
      fetch: (request) => fetch(request),
      origin: `http://127.0.0.1:${port}`,
      timeoutMs: 10_000,
      session: () => 'anna',
      retryPolicy,
      ...gate,
    })
    return {
      read: (signal?: AbortSignal) => askFeatures(api, signal),
      write: () =>
        api.client(cartContract).add.mutate({ headers: {}, body: { items: [{ sku: '1', qty: 1 }] } }),
      reset: () => api.client(accountContract).passwordReset.mutate({ params: { passwordReset: 'anna' } }),
    }
  }
  return { calls, seen: received, pauses }
}

const well: RequestListener = (_, response) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(FLAGS))
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(code, headers).end()
const reset: RequestListener = ({ socket }) => void socket.destroy()
const cut: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"showPrice":', () => response.destroy())
}

describe('a read call of the API', () => {
  it.each([
    ['resets the connection', reset],
    ['aborts the response', cut],
    ['responds with 500', status(500)],
    ['responds with 502', status(502)],
    ['responds with 503', status(503)],
  ])('succeeds after a retry if the API %s once or twice', async (_, error) => {
    for (const errors of [[error], [error, error]]) {
      const { calls, seen, pauses } = await api(...errors, well)
      await expect(calls().read()).resolves.toMatchObject({ body: FLAGS })
      expect(seen).toHaveLength(errors.length + 1)
      expect(pauses).toEqual(errors.map(() => 500))
      expect(new Set(seen.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ token: TOKEN })]))
    }
  })

  it('is attempted three times, then throws the last failure', async () => {
    const { calls, seen } = await api(reset, reset, status(503))
    await expect(calls().read()).rejects.toMatchObject({ kind: 'unavailable', code: 503_000 })
    expect(seen).toHaveLength(3)
  })

  it.each([400, 401, 403, 404, 409, 422, 429])('is not retried after status %i', async (code) => {
    const { calls, seen } = await api(status(code, { 'retry-after': '0' }), well)
    await expect(calls().read()).rejects.toThrow(ApiFailure)
    expect(seen).toHaveLength(1)
  })

  it('is not retried after a response that violates the contract', async () => {
    const odd: RequestListener = (_, response) =>
      void response.setHeader('content-type', 'text/html').end('<html>')
    const { calls, seen } = await api(odd, well)
    await expect(calls().read()).rejects.toMatchObject({ kind: 'unusable' })
    expect(seen).toHaveLength(1)
  })

  it('waits for Retry-After before a retry, or fails at once if that exceeds the timeout', async () => {
    const patient = await api(status(503, { 'retry-after': '2' }), well)
    await patient.calls().read()
    expect(patient.pauses).toEqual([2000])

    const hasty = await api(status(503, { 'retry-after': '60' }), well)
    await expect(hasty.calls().read()).rejects.toMatchObject({ retryAfter: 60 })
    expect(hasty.seen).toHaveLength(1)
  })

  it('is not retried after the deadline of the page', async () => {
    const { calls, seen } = await api(reset, well)
    await expect(calls({ retryUntil: performance.now() }).read()).rejects.toMatchObject({ kind: 'offline' })
    expect(seen).toHaveLength(1)
  })

  it('is not retried after a logout', async () => {
    const { calls, seen } = await api(reset, well)
    const session = vi.fn<() => string | undefined>(() => 'anna')
    session.mockReturnValueOnce('anna').mockReturnValueOnce('anna').mockReturnValue(undefined)
    await expect(calls({ session }).read()).rejects.toMatchObject({ kind: 'offline' })
    expect(seen).toHaveLength(1)

    const assertAllowed = vi.fn()
    assertAllowed
      .mockImplementationOnce(() => {})
      .mockImplementation(() => {
        throw new ApiFailure('logged-out', 'any')
      })
    await expect((await api(reset, well)).calls({ assertAllowed }).read()).rejects.toMatchObject({
      kind: 'logged-out',
    })
  })

  it('is not retried after an abort', async () => {
    const givenController = new AbortController()
    const { calls, seen } = await api((request) => {
      givenController.abort(new Error('gone'))
      request.socket.destroy()
    }, well)
    await expect(calls().read(givenController.signal)).rejects.toThrow('gone')
    expect(seen).toHaveLength(1)
  })

  it('creates one trace with a span per attempt, and its failure contains the trace id', async () => {
    const { calls, seen } = await api(reset, status(502))
    const failure = (await calls()
      .read()
      .catch((error: unknown) => error)) as ApiFailure
    const traces = seen.map(({ traceparent }) => readTraceparent(traceparent)!)
    expect(new Set(traces.map(({ traceId }) => traceId))).toEqual(new Set([failure.traceId]))
    expect(new Set(traces.map(({ spanId }) => spanId)).size).toBe(3)
    expect(failure.message).toBe(`POST /api/getfeatures: unavailable 502000 (trace ${failure.traceId})`)
  })

  it('continues the trace of the incoming request', async () => {
    const trace = readTraceparent('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')!
    const { calls, seen } = await api(well)
    await calls({ trace }).read()
    const sent = readTraceparent(seen[0]!.traceparent)!
    expect(sent.traceId).toBe(trace.traceId)
    expect(sent.spanId).not.toBe(trace.spanId)
  })
})

describe('a call of the API with side effects', () => {
  it.each(['write', 'reset'] as const)('is never retried: %s', async (call) => {
    for (const error of [reset, cut, status(503), status(502, { 'retry-after': '0' })]) {
      const { calls, seen, pauses } = await api(error, well)
      await expect(calls()[call]()).rejects.toThrow(ApiFailure)
      expect([seen.length, pauses.length]).toEqual([1, 0])
    }
  })
})
