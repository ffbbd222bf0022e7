import { expect, it } from 'vitest'
import { readTraceparent } from '#domain/shared/trace-context.ts'
import { fakeUpstream, TOKEN_WITHOUT_SIGNATURE } from './fake-upstream.ts'
import { readableLog } from './log-lines.ts'
import { fakeApp } from './fake-app.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const TRACEPARENT = `00-${TRACE}-${SPAN}-01`

function shop() {
  const { respond, requests } = fakeUpstream()
  const { logger, lines } = readableLog()
  const app = fakeApp({ upstream: respond, logger })
  const headersSeen = () => requests.map(({ headers }) => headers)
  return {
    ask: async (path: string, headers: Record<string, string>) => app.request(path, { headers }),
    headersSeen,
    lines,
  }
}

it.each(['/api/country', `/cart?with=${TOKEN_WITHOUT_SIGNATURE}`, '/media/disc.webp'])(
  'a call to the API for %s continues the trace of its request',
  async (path) => {
    const { ask, headersSeen } = shop()
    await ask(path, { traceparent: TRACEPARENT, tracestate: 'vendor=1,other=2', 'x-request-id': 'proxy-17' })
    expect(headersSeen()).toHaveLength(1)
    const [sent] = headersSeen()
    const trace = readTraceparent(sent!.get('traceparent'))!
    expect(trace).toMatchObject({ traceId: TRACE, flags: 1 })
    expect(trace.spanId).not.toBe(SPAN)
    expect(sent!.get('tracestate')).toBe('vendor=1,other=2')
    expect(sent!.get('x-request-id')).toBe('proxy-17')
  },
)

it.each([
  ['is too short', TRACEPARENT.slice(0, -1)],
  ['is all zero', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['is in upper case', TRACEPARENT.toUpperCase()],
  ['has version ff', `ff${TRACEPARENT.slice(2)}`],
  ['has 8 kB', `${TRACEPARENT}-${'a'.repeat(8192)}`],
])('a traceparent that %s is replaced, and its tracestate is dropped', async (_, traceparent) => {
  const { ask, headersSeen, lines } = shop()
  await ask('/api/country', { traceparent, tracestate: 'vendor=1' })
  const [sent] = headersSeen()
  const trace = readTraceparent(sent!.get('traceparent'))!
  expect(trace.traceId).not.toBe(TRACE)
  expect(sent!.has('tracestate')).toBe(false)
  expect(lines()).toEqual([expect.objectContaining({ path: '/api/country', traceId: trace.traceId })])
})

it('each request without a trace gets a trace with a different id', async () => {
  const { ask, headersSeen, lines } = shop()
  await Promise.all(Array.from({ length: 50 }, () => ask('/api/country', {})))
  const traces = headersSeen().map((sent) => readTraceparent(sent.get('traceparent'))!.traceId)
  expect(new Set(traces).size).toBe(50)
  expect(new Set(lines().map(({ traceId }) => traceId))).toEqual(new Set(traces))
})

it('a problem response and its log entry contain the trace id', async () => {
  const { ask, lines } = shop()
  const response = await ask('/api/redirects', { traceparent: TRACEPARENT })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 502_000, traceId: TRACE })
  expect(lines().map(({ level, traceId }) => [level, traceId])).toEqual([
    ['error', TRACE],
    ['debug', TRACE],
  ])
})
