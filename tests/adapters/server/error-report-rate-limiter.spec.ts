import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeUpstream } from './fake-upstream.ts'
import { fakeApp } from './fake-app.ts'

const REPORT = { logLevel: 'error', message: 'Something', userId: null }
const HERE = '203.0.113.9'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shop() {
  const upstream = fakeUpstream()
  const app = fakeApp({ upstream: upstream.respond })
  const report = async (body: unknown, from = HERE) =>
    app.request(
      '/api/error-log',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: from } } },
    )
  const stored = () => upstream.requests.map(({ body }) => JSON.parse(body) as typeof REPORT)
  return { report, stored }
}

test('thirty of six hundred reports of a guest within a minute are stored, the others get 429', async () => {
  const { report, stored } = shop()
  const responses = []
  for (let count = 0; count < 600; count += 1) responses.push(await report(REPORT))
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(570)
  expect(responses.at(-1)!.headers.get('retry-after')).toBe('60')
  expect(stored()).toHaveLength(30)
  expect((await report(REPORT, '198.51.100.7')).status).not.toBe(429)
  await vi.advanceTimersByTimeAsync(61_000)
  expect((await report(REPORT)).status).not.toBe(429)
})

test('reports from many IP addresses share one limit', async () => {
  const { report, stored } = shop()
  for (let count = 0; count < 600; count += 1) await report(REPORT, `198.51.${count % 100}.1`)
  expect(stored()).toHaveLength(300)
})

test('a stored report is truncated to one readable line without tokens', async () => {
  const { report, stored } = shop()
  const token = `eyJ${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`
  await report({
    ...REPORT,
    message: `\u001b[2J\r\nERROR forged ${token} password=hunter2 ${'x'.repeat(9_000)}`,
    userId: 'D1\u001b[31m',
  })
  const [{ message, userId } = REPORT] = stored()
  expect(message).toMatch(/^␛\[2J␍␊ ERROR forged \[hidden\] password=\[hidden\] x+$/)
  expect(message).toHaveLength(2_000)
  expect(userId).toBe('D1␛[31m')
})

test.each([
  ['is too large', { ...REPORT, more: 'x'.repeat(17_000) }, 413],
  ['is not an object', '[]', 400],
  ['is not JSON', '{', 400],
])('a report that %s is rejected', async (_, body, status) => {
  const { report, stored } = shop()
  expect((await report(body)).status).toBe(status)
  expect(stored()).toEqual([])
})
