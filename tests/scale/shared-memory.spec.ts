import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SharedRedirects } from '#adapters/http/redirects/shared-redirects.ts'
import type { Logger } from '#adapters/server/logger.ts'
import { LoginRateLimiter } from '#adapters/server/login/login-rate-limiter.ts'
import { RedisCache } from '#adapters/server/shared/redis-cache.ts'
import { RedisServer } from './support/redis-server.ts'

const ANNA = { username: 'anna@shop.test', password: 'wrong-password' }
const HERE = '203.0.113.9'

let redis: RedisServer
const open: RedisCache[] = []

beforeAll(async () => void (redis = await RedisServer.start()))
afterEach(() => Promise.all(open.splice(0).map((memory) => memory.close())))
afterAll(() => redis.stop())

test('wrong passwords are counted across replicas, and the right one resets the count of all', async () => {
  const [first, second] = [guard((await replica()).memory), guard((await replica()).memory)]
  const statuses = []
  for (let count = 0; count < 30; count += 1) statuses.push((await (count % 2 ? first : second)(ANNA)).status)
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
  const wait = Number((await first(ANNA)).headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)

  const bert = { username: 'bert@shop.test', password: 'wrong' }
  for (let count = 0; count < 9; count += 1) await first(bert)
  expect((await second({ ...bert, password: 'right' })).status).toBe(200)
  for (let count = 0; count < 9; count += 1) expect((await first(bert)).status).toBe(401)
})

test('only ten of thirty simultaneous login attempts at two replicas reach the API', async () => {
  const guards = [guard((await replica()).memory), guard((await replica()).memory)]
  const login = { username: 'cleo@shop.test', password: 'wrong' }
  const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => guards[index % 2]!(login)))
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('a value stored by one replica is available to the other until it expires', async () => {
  const [first, second] = [(await replica()).memory, (await replica()).memory]
  await first.set('redirects', 'known', 1)
  expect(await second.get('redirects')).toBe('known')
  expect(await second.get('nothing')).toBeUndefined()
  await vi.waitUntil(async () => (await second.get('redirects')) === undefined, { timeout: 5_000 })
})

test('Redis contains no name, address, password or path of a visitor', async () => {
  const { memory } = await replica()
  await guard(memory)(ANNA)
  await new SharedRedirects(memory).keep('/infocenter/orderhistory/A-4711', { move: undefined, until: 1 })
  const contents = await redis.contents()
  expect(contents).toMatch(/drawbar:guessing:\S+ \d/)
  expect(contents).toMatch(/drawbar:known:\S+ \{"until":1\}/)
  for (const secret of ['anna', 'shop.test', HERE, ANNA.password, '4711', 'orderhistory']) {
    expect(contents).not.toContain(secret)
  }
})

test('the limits are enforced while Redis fails and recovers, and each change is logged once', async () => {
  const { memory, lines } = await replica()
  const attempt = guard(memory)
  const dora = { username: 'dora@shop.test', password: 'wrong' }
  expect((await attempt(dora)).status).toBe(401)
  await redis.stop()

  const statuses = []
  for (let count = 0; count < 12; count += 1) statuses.push((await attempt(dora)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  await memory.set('place', 'own', 60)
  expect(await memory.get('place')).toBe('own')

  await redis.startAgain()
  await vi.waitUntil(() => lines.includes('info: Redis is back'), { timeout: 10_000 })
  await memory.set('place', 'shared', 60)
  expect(await (await replica()).memory.get('place')).toBe('shared')
  expect(lines.filter((line) => line.startsWith('error: Redis cannot be reached'))).toHaveLength(1)
})

test('a Redis server that does not respond does not block requests', async () => {
  const { memory, lines } = await replica()
  redis.freeze()
  expect(await memory.get('anything')).toBeUndefined()
  expect((await guard(memory)({ username: 'emil@shop.test', password: 'wrong' })).status).toBe(401)
  expect(lines.filter((line) => line.startsWith('error'))).toHaveLength(1)
  await redis.stop()
  await redis.startAgain()
})

test('a Redis server that is down at the start is connected later', async () => {
  await redis.stop()
  const { memory, lines } = await replica()
  expect((await guard(memory)(ANNA)).status).toBe(401)
  expect(lines.filter((line) => line.startsWith('error'))).toHaveLength(1)
  await redis.startAgain()
  await vi.waitUntil(() => lines.includes('info: Redis is back'), { timeout: 10_000 })
})

async function replica() {
  const lines: string[] = []
  const logger: Logger = {
    error: (message) => void lines.push(`error: ${message}`),
    info: (message) => void lines.push(`info: ${message}`),
    debug: () => undefined,
    audit: () => undefined,
  }
  const memory = await RedisCache.connect(redis.url, logger)
  open.push(memory)
  return { memory, lines }
}

/** Login through the rate limiter of one replica; the fake API accepts only the password `right`. */
function guard(memory: RedisCache) {
  const logins = new LoginRateLimiter(memory)
  return (login: typeof ANNA) =>
    logins.pass(
      new Request('http://shop.test/api/login', { method: 'POST', body: JSON.stringify(login) }),
      { kind: 'login', tokenKind: 'session' },
      HERE,
      async (request) => {
        const { password } = (await request.json()) as typeof ANNA
        return new Response(null, { status: password === 'right' ? 200 : 401 })
      },
    )
}
