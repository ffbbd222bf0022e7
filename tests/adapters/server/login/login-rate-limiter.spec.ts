import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginRateLimiter } from '#adapters/server/login/login-rate-limiter.ts'
import { ProcessCache } from '#adapters/server/shared/process-cache.ts'
import { readableLog } from '../log-lines.ts'
import { fakeApp } from '../fake-app.ts'

const ANNA = { username: 'anna@shop.test', password: 'wrong' }
const LOGIN = { kind: 'login', tokenKind: 'session' } as const
const HERE = '203.0.113.9'
const ELSEWHERE = '198.51.100.7'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('wrong passwords for one account from one IP address', () => {
  test('get 401 ten times, then 429 with Retry-After', async () => {
    const { attempt, asked } = guarded()
    const responses = []
    for (let count = 0; count < 30; count += 1) responses.push(await attempt(ANNA, HERE))
    expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
    expect(responses.slice(10).map(({ headers }) => headers.get('retry-after'))).toEqual(Array(20).fill('60'))
    expect(await responses[10]!.json()).toMatchObject({ status: 429, code: 429_000 })
    expect(asked()).toBe(10)
  })

  test('are also limited to ten if thirty arrive at once', async () => {
    const { attempt, asked } = guarded()
    const responses = await Promise.all(Array.from({ length: 30 }, () => attempt(ANNA, HERE)))
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(asked()).toBe(10)
  })

  test('are also limited if the user name is spelled differently', async () => {
    const { attempt } = guarded()
    const names = ['anna@shop.test', ' ANNA@shop.test', 'Anna@Shop.Test ']
    for (let count = 0; count < 10; count += 1) await attempt({ ...ANNA, username: names[count % 3]! }, HERE)
    expect((await attempt(ANNA, HERE)).status).toBe(429)
  })

  test.each([[{ toString: 1 }], [null], [['anna@shop.test']], [7]])(
    'are forwarded to the API if the user name is not a text (%j)',
    async (username) => {
      const { attempt } = guarded()
      expect((await attempt({ username: username as unknown as string, password: 'x' }, HERE)).status).toBe(
        401,
      )
    },
  )

  test('are accepted again after a minute', async () => {
    const { attempt } = guarded()
    for (let count = 0; count < 11; count += 1) await attempt(ANNA, HERE)
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await attempt(ANNA, HERE)).headers.get('retry-after')).toBe('30')
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await attempt(ANNA, HERE)).status).toBe(401)
  })

  test('block neither a second account at this IP address nor the account at a second IP address', async () => {
    const { attempt } = guarded()
    for (let count = 0; count < 11; count += 1) await attempt(ANNA, HERE)
    expect((await attempt({ ...ANNA, username: 'bert@shop.test' }, HERE)).status).toBe(401)
    expect((await attempt(ANNA, ELSEWHERE)).status).toBe(401)
  })

  test('are counted from zero after a login with the right password', async () => {
    const { attempt } = guarded()
    for (let round = 0; round < 5; round += 1) {
      for (let count = 0; count < 9; count += 1) expect((await attempt(ANNA, HERE)).status).toBe(401)
      expect((await attempt({ ...ANNA, password: 'right' }, HERE)).status).toBe(200)
    }
  })
})

test('wrong passwords for many accounts from one IP address get 401 a hundred times, then 429', async () => {
  const { attempt } = guarded()
  const responses = []
  for (let count = 0; count < 120; count += 1)
    responses.push(await attempt({ ...ANNA, username: `${count}` }, HERE))
  expect(responses.map(({ status }) => status)).toEqual([...Array(100).fill(401), ...Array(20).fill(429)])
  expect(responses.at(-1)!.headers.get('retry-after')).toBe('600')
})

describe('wrong passwords from many IP addresses', () => {
  const place = (count: number) => `198.51.100.${count % 200}.${Math.floor(count / 200)}`

  test('for one account get 401 fifty times, then 429', async () => {
    const { attempt } = guarded()
    const responses = []
    for (let count = 0; count < 60; count += 1) responses.push(await attempt(ANNA, place(count)))
    expect(responses.map(({ status }) => status)).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
    expect(responses.at(-1)!.headers.get('retry-after')).toBe('300')
    expect((await attempt({ ...ANNA, username: 'bert@shop.test' }, HERE)).status).toBe(401)
  })

  test('do not lock out IP addresses from which the account has logged in before', async () => {
    const { attempt } = guarded()
    await attempt({ ...ANNA, password: 'right' }, HERE)
    for (let count = 0; count < 60; count += 1) await attempt(ANNA, place(count))
    expect((await attempt({ ...ANNA, password: 'right' }, ELSEWHERE)).status).toBe(429)
    expect((await attempt({ ...ANNA, password: 'right' }, HERE)).status).toBe(200)
  })

  test('for many accounts get 401 a thousand times, then 429 for a minute', async () => {
    const { attempt } = guarded()
    const spray = (count: number) => attempt({ ...ANNA, username: `${count}` }, place(count))
    for (let count = 0; count < 1_000; count += 1) expect((await spray(count)).status).toBe(401)
    const refused = await spray(1_001)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await spray(1_002)).status).toBe(401)
  })
})

test.each([
  ['X-Forwarded-For', 'x-forwarded-for'],
  ['Forwarded', 'forwarded'],
  ['X-Real-IP', 'x-real-ip'],
])('the header %s does not bypass the limit without a trusted proxy', async (_, header) => {
  const { logger, lines } = readableLog()
  const app = fakeApp({ upstream: () => Promise.resolve(new Response(null, { status: 401 })), logger })
  const incoming = { socket: { remoteAddress: HERE } }
  const statuses = []
  for (let count = 0; count < 150; count += 1) {
    const headers = { 'content-type': 'application/json', [header]: `1.1.1.${count}` }
    const body = JSON.stringify({ ...ANNA, username: `${count}` })
    const response = await app.request('/api/login', { method: 'POST', headers, body }, { incoming })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([...Array(100).fill(401), ...Array(50).fill(429)])
  const namedLogLines = lines().filter(({ message }) => message.includes('TRUSTED_PROXIES'))
  expect(namedLogLines).toHaveLength(header === 'x-forwarded-for' ? 1 : 0)
})

test('login attempts during an API failure are not counted', async () => {
  const { attempt } = guarded()
  for (let count = 0; count < 150; count += 1) {
    expect((await attempt({ ...ANNA, password: count % 2 ? 'trouble' : 'throw' }, HERE)).status).toBe(503)
  }
  expect((await attempt(ANNA, HERE)).status).toBe(401)
})

test('if the IP address is unknown, login attempts are counted only per account', async () => {
  const { attempt } = guarded()
  for (let count = 0; count < 120; count += 1) {
    expect((await attempt({ ...ANNA, username: `${count}` }, undefined)).status).toBe(401)
  }
})

test.each([
  ['the browser', '/api/login', JSON.stringify(ANNA)],
  ['the admin page', '/api/loginKih', JSON.stringify(ANNA)],
])('logins of %s are counted by the client address that the trusted proxy sends', async (_, path, body) => {
  const app = fakeApp({
    upstream: () => Promise.resolve(new Response(null, { status: 401 })),
    config: { trustedProxies: 1 },
  })
  const attempt = async (forwardedFor: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body,
    })
  for (let count = 0; count < 10; count += 1) {
    expect((await attempt(`1.1.1.${count}, ${HERE}`)).status).toBe(401)
  }
  expect((await attempt(`9.9.9.9, ${HERE}`)).status).toBe(429)
  expect((await attempt(`${HERE}, ${ELSEWHERE}`)).status).toBe(401)
})

describe('wrong secrets of a purchasing system', () => {
  const ERP = { userName: 'erp-1', secret: 'wrong' }
  const systems = () => {
    const guard = new LoginRateLimiter(new ProcessCache())
    const api = vi.fn(async (request: Request) => {
      const { secret } = (await request.json()) as { secret: string }
      return new Response(null, { status: secret === 'right' ? 200 : 401 })
    })
    const attempt = (login: object) => {
      const address = 'http://shop.test/api/punchout/order'
      const request = new Request(address, { method: 'POST', body: JSON.stringify(login) })
      return guard.pass(request, { kind: 'system-login' }, HERE, api)
    }
    return { attempt, asked: () => api.mock.calls.length }
  }

  test('are counted by the user name that the API compares, whatever other fields are sent', async () => {
    const { attempt, asked } = systems()
    for (let count = 0; count < 60; count += 1) await attempt({ ...ERP, username: `decoy-${count}` })
    expect(asked()).toBe(50)
    expect((await attempt({ ...ERP, userName: 'erp-2' })).status).toBe(401)
  })

  test('are not counted for orders with the right secret: forty simultaneous orders are accepted', async () => {
    const { attempt } = systems()
    const orders = Array.from({ length: 40 }, () => attempt({ ...ERP, secret: 'right' }))
    expect((await Promise.all(orders)).every(({ status }) => status === 200)).toBe(true)
  })
})

function guarded() {
  const guard = new LoginRateLimiter(new ProcessCache())
  const api = vi.fn(async (request: Request) => {
    const { password } = (await request.json()) as { password: string }
    if (password === 'throw') throw new TypeError('fetch failed')
    return new Response(null, { status: { right: 200, trouble: 503 }[password] ?? 401 })
  })
  const attempt = async (login: typeof ANNA, client: string | undefined) => {
    const request = new Request('http://shop.test/api/login', { method: 'POST', body: JSON.stringify(login) })
    return guard.pass(request, LOGIN, client, api).catch(() => new Response(null, { status: 503 }))
  }
  return { attempt, asked: () => api.mock.calls.length }
}
