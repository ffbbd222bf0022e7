import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServerClock } from '#adapters/browser/server-clock.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { loadShopState, restoreShopState } from '#ui/composition/shop-state.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

const SERVER_TIME = Date.UTC(2026, 10, 29, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Offsets of the computer's clock. */
const OFFSETS = [-24 * HOUR, -5 * MINUTE, 0, 30 * MINUTE, 24 * HOUR]

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const post = { method: 'POST' }
const answerAt = (time: number) => new Response(null, { headers: { date: new Date(time).toUTCString() } })

/** A tab on a computer whose clock is off; `backend` has the right time. */
function anyTab(offset: number, storage = storageOf()) {
  vi.setSystemTime(SERVER_TIME + offset)
  const clock = new ServerClock(() => storage)
  const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => SERVER_TIME })
  const shop = anyShop({
    clock,
    fetch: async (request) => {
      const response = await backend.respond(request)
      clock.followResponse(request, answerAt(SERVER_TIME))
      return response
    },
  })
  return { clock, shop, storage }
}

it('the method `now` returns the server’s time even if it is called without its object', () => {
  const { now } = anyTab(0).clock
  expect(now()).toBe(SERVER_TIME)
})

describe.each(OFFSETS)('if the computer’s clock is %i ms wrong', (offset) => {
  it('the server clock returns the server’s time after a response', () => {
    const { clock } = anyTab(offset)
    clock.followResponse(post, answerAt(SERVER_TIME))
    expect(clock.now()).toBe(SERVER_TIME)
    vi.setSystemTime(Date.now() + MINUTE)
    expect(clock.now()).toBe(SERVER_TIME + MINUTE)
  })

  it('a login succeeds and its session is valid', async () => {
    const { shop } = anyTab(offset)
    await shop.get(LogIn).run({ username: 'full@demo.test', password: 'demo' })
    expect(shop.get(SessionStore)).toMatchObject({ isLoggedIn: true, pricesAreVisible: true })
  })

  it('the session that the server rendered is valid', async () => {
    const server = anyTab(0).shop
    await server.get(LogIn).run({ username: 'full@demo.test', password: 'demo' })
    const state = await loadShopState(server, { url: new URL('https://shop.test/en') })
    const { shop } = anyTab(offset)
    restoreShopState(shop, state)
    expect(shop.get(SessionStore)).toMatchObject({ isLoggedIn: true, pricesAreVisible: true })
  })

  it('the session of a login in another tab is valid', async () => {
    const { shop, storage } = anyTab(offset)
    await shop.get(LogIn).run({ username: 'full@demo.test', password: 'demo' })
    const other = anyTab(offset, storage).shop
    other.get(SessionStore).restore(shop.get(SessionStore).snapshot)
    expect(other.get(SessionStore).isLoggedIn).toBe(true)
  })
})

it('the server clock ignores the time of a response that may come from an HTTP cache', () => {
  const { clock } = anyTab(0)
  clock.followResponse({ method: 'GET' }, answerAt(SERVER_TIME - HOUR))
  expect(clock.now()).toBe(SERVER_TIME)
})

it('the server clock does not correct an offset of 1.5 seconds, because the Date header contains whole seconds', () => {
  const { clock, storage } = anyTab(1_500)
  clock.followResponse(post, answerAt(SERVER_TIME))
  expect(clock.now()).toBe(SERVER_TIME + 1_500)
  expect(storage.length).toBe(0)
})

it.each(['', 'soon', '-'])('the server clock ignores a response with the Date header %j', (date) => {
  const { clock } = anyTab(HOUR)
  clock.followResponse(post, new Response(null, { headers: { date } }))
  expect(clock.now()).toBe(SERVER_TIME + HOUR)
})

it.each(['', 'x', 'NaN', '1e300', '-Infinity'])('the server clock ignores the stored offset %j', (stored) => {
  const { clock } = anyTab(0, storageOf(new Map([['clock-offset', stored]])))
  expect(clock.now()).toBe(SERVER_TIME)
})

it('the server clock returns the server’s time in a tab without storage', () => {
  vi.setSystemTime(SERVER_TIME + HOUR)
  const clock = new ServerClock(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  clock.followResponse(post, answerAt(SERVER_TIME))
  expect(clock.now()).toBe(SERVER_TIME)
})

it('the server clock does not restore an older offset if the storage is full', () => {
  const { clock, storage } = anyTab(HOUR, storageOf(new Map([['clock-offset', '7']]), 14))
  clock.followResponse(post, answerAt(SERVER_TIME))
  expect(storage.getItem('clock-offset')).toBeNull()
  expect(clock.now()).toBe(SERVER_TIME)
})
