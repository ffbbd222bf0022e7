import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { faultHandler } from '#mock-backend/faults/fault-handler.ts'
import { FaultSchedule } from '#mock-backend/faults/fault-schedule.ts'
import type { Faults } from '#mock-backend/faults/fault.ts'
import { fetchFromHandlers } from '#mock-backend/http/fetch-from-handlers.ts'

afterEach(() => vi.useRealTimers())

function counter(faults: Faults, latencyMs = 0) {
  let count = 0
  const service = http.post('*/api/count', () =>
    HttpResponse.json({ count: ++count, of: 'parts in the basket' }),
  )
  const schedule = new FaultSchedule(faults)
  const handlers = [
    faultHandler(schedule, { latencyMs, fault: 'none' }, (request) => fetchFromHandlers([service], request)),
    service,
  ]
  const call = (init: RequestInit = {}) =>
    fetchFromHandlers(handlers, new Request('http://api.test/api/count', { method: 'POST', ...init }))
  return { call, schedule, counted: () => count }
}

test('Without a fault the call succeeds', async () => {
  const { call } = counter([{ path: '/api/other', kind: 'offline' }])
  expect(await (await call()).json()).toMatchObject({ count: 1 })
})

test.each([
  ['its own path', '/api/count'],
  ['all paths below', '/api/'],
  ['a pattern', /count$/],
])('A fault applies to calls selected by %s', async (_title, path) => {
  expect((await counter([{ path, kind: 'status', status: 503 }]).call()).status).toBe(503)
})

test.each(['/api', '/api/coun', '/count', /^count/])(
  'A fault for the path %s does not apply to a call with a different path',
  async (path) => {
    expect((await counter([{ path, kind: 'status', status: 503 }]).call()).status).toBe(200)
  },
)

test('A simulated rejection has its code and Retry-After', async () => {
  const { call } = counter([
    { path: '/api/', kind: 'status', status: 503, code: 503001, retryAfterSeconds: 30 },
  ])
  const response = await call()
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.json()).toMatchObject({ status: 503, code: 503001 })
})

test('A fault applies to its number of calls, then the next fault applies, then calls succeed', async () => {
  const { call } = counter([
    { path: '/api/', kind: 'status', status: 500, times: 2 },
    { path: '/api/', kind: 'status', status: 502, times: 1 },
  ])
  const statuses = [await call(), await call(), await call(), await call()].map(({ status }) => status)
  expect(statuses).toEqual([500, 500, 502, 200])
})

test('Faults can be replaced at run time', async () => {
  const { call, schedule } = counter([{ path: '/api/', kind: 'offline' }])
  await expect(call()).rejects.toThrow(TypeError)
  schedule.replace([])
  expect((await call()).status).toBe(200)
})

test.each([
  ['garbage', 'application/json', 200],
  ['empty', 'application/json', 200],
  ['html', 'text/html', 200],
] as const)('A simulated response of the kind %s cannot be parsed as JSON', async (kind, type, status) => {
  const response = await counter([{ path: '/api/', kind }]).call()
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain(type)
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

test('A simulated response that violates the contract is valid JSON', async () => {
  const response = await counter([{ path: '/api/', kind: 'off-contract' }]).call()
  expect(await response.json()).toEqual({ unexpected: true })
})

test('A truncated response is sent after the call was processed, and ends while it is read', async () => {
  const { call, counted } = counter([{ path: '/api/', kind: 'cut' }])
  const response = await call()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
  expect(counted()).toBe(1)
})

test('A call with a lost response is processed, an offline call is not', async () => {
  const { call, counted } = counter([
    { path: '/api/', kind: 'lost', times: 1 },
    { path: '/api/', kind: 'offline' },
  ])
  await expect(call()).rejects.toThrow('Failed to fetch')
  expect(counted()).toBe(1)
  await expect(call()).rejects.toThrow('Failed to fetch')
  expect(counted()).toBe(1)
})

test('A hanging call ends when it is aborted', async () => {
  const { call } = counter([{ path: '/api/', kind: 'hang' }])
  const abortion = new AbortController()
  const pending = call({ signal: abortion.signal })
  abortion.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
})

test('A call that was aborted before its start is not processed', async () => {
  const { call, counted } = counter([])
  await expect(call({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(counted()).toBe(0)
})

test.each([
  ['a fault', [{ path: '/api/', kind: 'latency', ms: 3000 }] as Faults, 0],
  ['the general latency', [] as Faults, 3000],
])('A call is delayed by exactly the milliseconds of %s', async (_title, faults, latencyMs) => {
  vi.useFakeTimers()
  const { call } = counter(faults, latencyMs)
  const answered = vi.fn()
  const pending = call().then(answered)
  await vi.advanceTimersByTimeAsync(2999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await pending
  expect(answered).toHaveBeenCalledOnce()
})
