import { expect, test } from 'vitest'
import { AuditLog } from '#adapters/server/login/audit-log.ts'
import { createLogger } from '#adapters/server/logger.ts'
import { ProcessCache } from '#adapters/server/shared/process-cache.ts'
import { readableLog } from '../log-lines.ts'
import { fakeApp } from '../fake-app.ts'

const SHOP = 'http://shop.test'
const HERE = '203.0.113.9'
const payload = Buffer.from(JSON.stringify({ sub: 'D0100001' })).toString('base64url')
const COOKIE = `__Host-session=eyJhbGciOiJIUzI1NiJ9.${payload}; __Host-signature=c2lnbmF0dXJl`

type Api = (request: Request) => Promise<Response>
const answering: Api = async (request) => {
  const { pathname } = new URL(request.url)
  const { password } = (await request.json().catch(() => ({}))) as { password?: string }
  if (pathname === '/api/login' && password === 'right') {
    return Response.json({ accessToken: 'aaa.bbb.ccc', expiresIn: 3600 })
  }
  if (pathname === '/api/login') return Response.json({ code: 401_000 }, { status: 401 })
  return Response.json({ code: 403_001 }, { status: pathname.startsWith('/api/orders') ? 403 : 200 })
}

function audited() {
  const { logger, lines, text } = readableLog()
  const app = fakeApp({
    upstream: answering,
    config: { trustedProxies: 0 },
    logger,
    memory: new ProcessCache(),
  })
  const env = { incoming: { socket: { remoteAddress: HERE } } }
  return {
    text,
    send: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(
        `${SHOP}${path}`,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', origin: SHOP, ...headers },
        },
        env,
      ),
    trail: () => lines().filter(({ message }) => message === 'Audit'),
  }
}

test('a login is logged with account, time, IP address and result', async () => {
  const { send, trail } = audited()
  await send('/api/login', { username: ' Anna@shop.test', password: 'right' })
  await send('/api/login', { username: 'anna@shop.test', password: 'wrong' })
  expect(trail()).toMatchObject([
    { event: 'login', account: 'anna@shop.test', address: HERE, outcome: 'success', status: 200 },
    { event: 'login', account: 'anna@shop.test', address: HERE, outcome: 'wrong-credentials', status: 401 },
  ])
  const [{ time, level, traceId }] = trail() as unknown as [Record<string, string>]
  expect(Date.parse(time!)).toBeGreaterThan(0)
  expect([level, typeof traceId]).toEqual(['info', 'string'])
})

test('a login that the rate limit rejects is logged as "too-many-attempts"', async () => {
  const { send, trail } = audited()
  for (let count = 0; count < 11; count += 1)
    await send('/api/login', { username: 'anna@shop.test', password: 'wrong' })
  expect(trail().at(-1)).toMatchObject({ outcome: 'too-many-attempts', status: 429 })
})

test('logouts and rejected calls are logged with the account of the token', async () => {
  const { send, trail } = audited()
  await send('/api/logout', {}, { cookie: COOKIE })
  await send('/api/orders/list', {}, { cookie: COOKIE })
  await send('/api/getfeatures', {}, { cookie: COOKIE })
  expect(trail()).toMatchObject([
    { event: 'logout', claimedAccount: 'D0100001', address: HERE },
    { event: 'access-refused', claimedAccount: 'D0100001', path: '/api/orders/list', status: 403 },
  ])
})

test('a cross-site form is logged with its origin', async () => {
  const { send, trail } = audited()
  await send('/en/login', {}, { origin: 'https://evil.test' })
  expect(trail()).toMatchObject([
    { event: 'cross-site-request', origin: 'https://evil.test', path: '/en/login' },
  ])
})

test('passwords and tokens are not logged, even if a password is typed as user name', async () => {
  const { send, trail, text } = audited()
  await send('/api/login', { username: 'my-pass-word', password: 'geheim-4711' }, { cookie: COOKIE })
  expect(trail()).toMatchObject([{ account: '[no account]' }])
  expect(text()).not.toMatch(/my-pass-word|geheim-4711|c2lnbmF0dXJl|eyJhbGci/)
})

test('rejected calls of guests write at most 60 entries, and a later login is still logged', async () => {
  const { send, trail } = audited()
  for (let count = 0; count < 200; count += 1) await send('/api/orders/list', {})
  await send('/api/login', { username: 'anna@shop.test', password: 'right' })
  const events = trail().map(({ event }) => event)
  expect(events.filter((event) => event === 'access-refused')).toHaveLength(60)
  expect(events.filter((event) => event === 'left-out')).toHaveLength(1)
  expect(events.at(-1)).toBe('login')
})

test('cross-site requests beyond the limit are reported in a single entry', async () => {
  const { logger, lines } = readableLog()
  const audit = new AuditLog(logger, new ProcessCache())
  const request = new Request(`${SHOP}/en/login`, { method: 'POST' })
  for (let count = 0; count < 1_300; count += 1)
    await audit.foreign(request, { address: `198.51.100.${count % 100}`, cookies: null })
  const events = lines().map(({ event }) => event)
  expect(events.filter((event) => event === 'cross-site-request')).toHaveLength(1_200)
  expect(events.filter((event) => event === 'left-out')).toHaveLength(1)
})

test.each(['error', 'silent'] as const)(
  'an audit entry is written at the log level "error", but not at "silent": %s',
  (level) => {
    const lines: string[] = []
    const logger = createLogger(level, { to: { write: (line) => void lines.push(line) } })
    logger.info('not told')
    logger.audit('login', { account: 'anna@shop.test' })
    expect(lines).toHaveLength(level === 'silent' ? 0 : 1)
  },
)
