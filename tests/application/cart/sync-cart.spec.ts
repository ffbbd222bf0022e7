import { expect, it } from 'vitest'
import type { CartApi, ChangedCart } from '#application/cart/cart-api.port.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { SyncCart } from '#application/cart/sync-cart.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { EMPTY_CART, type Cart, type CartLine, type LineOutcome } from '#domain/cart/cart.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import { ok } from '#domain/shared/result.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

it('discards the cart in a response that arrives after the end of the session', async () => {
  const shop = await loggedInShop('full')
  const cart = shop.get(CartStore)
  const session = shop.get(SessionStore)
  const full = cartOf(2)
  cart.set(full)
  const queue = new CartOutbox(cart)
  const answered = Promise.withResolvers<ChangedCart>()
  const cartApi = { change: () => answered.promise } as Partial<CartApi> as CartApi
  const loadCart = { reloadCart: async () => false } as Partial<LoadCart> as LoadCart
  const sync = new SyncCart({ cartApi, session, cart, queue, loadCart, eventBus: shop.get(EventBus) })
  queue.add(full.lines[0]!.id, { quantity: 6 })
  const sending = sync.run()
  shop.get(ClearUserData).run()
  answered.resolve({ kind: 'changed', cart: full, outcomes: new Map() })
  await sending
  expect(cart.cart).toEqual(EMPTY_CART)
})

/** SyncCart for a cart with `lineCount` lines and an API with these stubs. */
function syncing(stubs: Partial<CartApi> = {}, lineCount = 3) {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, fillBasket: true })
  const cart = new CartStore()
  cart.set(cartOf(lineCount))
  const queue = new CartOutbox(cart)
  const eventBus = new EventBus()
  const events: DomainEvent[] = []
  eventBus.subscribe((event) => events.push(event))
  const { port, calls } = recordedPort<CartApi>(stubs)
  const load = new LoadCart({ cartApi: port, session, cart })
  const sync = new SyncCart({ cartApi: port, session, cart, queue, loadCart: load, eventBus })
  return { sync, queue, cart, session, events, calls }
}

const [FIRST, SECOND, THIRD] = cartOf(3).lines as [CartLine, CartLine, CartLine]
const cartWith = (...lines: readonly CartLine[]): Cart => ({ ...cartOf(0), lines, version: 2 })
const changed = (cart: Cart, outcomes: readonly [number, LineOutcome][] = []): ChangedCart => ({
  kind: 'changed',
  cart,
  outcomes: new Map(outcomes),
})

it('sends changes with the version of the cart, and reports changed lines', async () => {
  const { sync, queue, calls, events } = syncing({
    change: async () => changed(cartWith({ ...FIRST, quantity: 6 }, { ...SECOND, note: 'Gate 4' }, THIRD)),
  })
  queue.add(FIRST.id, { quantity: 6 })
  queue.add(SECOND.id, { note: 'Gate 4' })
  await sync.run()
  const { id, sku } = SECOND
  expect(calls).toEqual([
    [
      'change',
      [
        { id: FIRST.id, sku: FIRST.sku, quantity: 6, note: undefined },
        { id, sku, quantity: SECOND.quantity, note: 'Gate 4' },
      ],
      1,
    ],
  ])
  expect(events).toEqual([
    {
      kind: 'cart-changed',
      before: [FIRST, SECOND],
      after: [
        { ...FIRST, quantity: 6 },
        { ...SECOND, note: 'Gate 4' },
      ],
    },
  ])
  expect(queue.changes).toEqual([])
})

it('reports the outcome of each cart change in the API’s response', async () => {
  const limited = { sku: FIRST.sku, status: 'qty-limited', requested: 6, accepted: 5 } as const
  const { sync, queue } = syncing({
    change: async () => changed(cartWith({ ...FIRST, quantity: 5 }, SECOND, THIRD), [[0, limited]]),
  })
  queue.add(FIRST.id, { quantity: 6 })
  await sync.run()
  expect(queue.outcome(FIRST.id)).toEqual(limited)
})

it('sends changed lines before removed lines, then loads the cart', async () => {
  const { sync, queue, calls, events } = syncing({
    change: async () => changed(cartWith(FIRST, SECOND, { ...THIRD, quantity: 9 })),
    quote: async () => ok(cartWith(THIRD)),
  })
  queue.add(FIRST.id, { isRemoval: true })
  queue.add(THIRD.id, { quantity: 9 })
  queue.add(SECOND.id, { isRemoval: true })
  await sync.run()
  expect(calls.map(([name]) => name)).toEqual(['change', 'remove', 'quote'])
  expect(calls[1]).toEqual(['remove', [FIRST.id, SECOND.id]])
  expect(queue.changes).toEqual([])
  expect(events.at(-1)).toEqual({ kind: 'cart-changed', before: [FIRST, SECOND], after: [] })
})

it('sends cart changes of at most a thousand lines per call', async () => {
  const { sync, queue, calls } = syncing(
    { change: async () => changed(cartOf(1_001)), remove: async () => {}, quote: async () => ok(cartWith()) },
    1_001,
  )
  for (const { id } of cartOf(1_001).lines) queue.add(id, { isRemoval: true })
  await sync.run()
  const sizes = calls.flatMap(([name, ids]) => (name === 'remove' ? [(ids as unknown[]).length] : []))
  expect(sizes[0]).toBe(1_000)
})

it('sends no cart changes for an account that lost the right to the cart', async () => {
  const { sync, queue, session, calls, events } = syncing()
  queue.add(FIRST.id, { quantity: 6 })
  session.grant(NO_FEATURES)
  await sync.run()
  expect([calls, events]).toEqual([[], []])
  expect(queue.failed).toMatchObject([{ state: { why: 'not-allowed' } }])
})

it('drops changes whose values the cart already has', async () => {
  const { sync, queue, cart, calls } = syncing()
  queue.add(FIRST.id, { quantity: 6 })
  cart.set(cartWith({ ...FIRST, quantity: 6 }, SECOND, THIRD))
  await sync.run()
  expect([queue.changes, calls]).toEqual([[], []])
})

it('sends a conflicting change of the cart at most three times', async () => {
  let version = 1
  const stubs: Partial<CartApi> = {
    change: async () => ({ kind: 'stale', cart: { ...cartOf(3), version: (version += 1) } }),
  }
  const { sync, queue, calls, events } = syncing(stubs)
  queue.add(FIRST.id, { quantity: 6 })
  await sync.run()
  expect(calls.map(([, , seen]) => seen)).toEqual([1, 2, 3])
  expect(queue.failed).toMatchObject([{ id: FIRST.id, state: { why: 'changed-elsewhere' } }])
  expect(events).toEqual([])
})

it('counts only the conflicts of one change, not those of a later change of the same line', async () => {
  const held = (quantity: number) => cartWith({ ...FIRST, quantity }, SECOND, THIRD)
  const stale = (quantity: number) => async (): Promise<ChangedCart> => ({
    kind: 'stale',
    cart: held(quantity),
  })
  const answers = [stale(1), stale(1), async () => changed(held(6))]
  const again = [stale(6), stale(6), async () => changed(held(8))]
  const { sync, queue } = syncing({
    change: async () => {
      if (answers.length === 1) queue.add(FIRST.id, { quantity: 8 })
      return (answers.shift() ?? again.shift())!()
    },
  })
  queue.add(FIRST.id, { quantity: 6 })
  await sync.run()
  expect(queue.changes).toEqual([])
})

it('loads the cart after a lost response, and reports changes that the loaded cart lacks', async () => {
  const { sync, queue, events } = syncing({
    change: () => Promise.reject(new ApiFailure('timeout', 'change')),
    quote: async () => ok(cartWith({ ...FIRST, quantity: 6 }, SECOND, THIRD)),
  })
  queue.add(FIRST.id, { quantity: 6 })
  queue.add(SECOND.id, { quantity: 6 })
  await sync.run()
  expect(queue.changes).toMatchObject([{ id: SECOND.id, state: { kind: 'failed', why: 'unreachable' } }])
  expect(events).toMatchObject([{ before: [FIRST, SECOND], after: [{ quantity: 6 }, SECOND] }])
})

it('reports all changes as failed if the cart cannot be loaded either', async () => {
  const dead = () => Promise.reject(new ApiFailure('offline', 'cart'))
  const { sync, queue, cart } = syncing({ change: dead, quote: dead })
  queue.add(FIRST.id, { quantity: 6 })
  await sync.run()
  expect(queue.failed).toMatchObject([{ id: FIRST.id, state: { why: 'unreachable' } }])
  expect(cart).toMatchObject({ isStale: true, count: 3 })
})

it('treats the removal of a missing line as successful', async () => {
  const { sync, queue } = syncing({
    remove: () => Promise.reject(new ApiFailure('timeout', 'remove')),
    quote: async () => ok(cartWith(SECOND, THIRD)),
  })
  queue.add(FIRST.id, { isRemoval: true })
  await sync.run()
  expect(queue.changes).toEqual([])
})

it('neither reports nor loads anything after the end of the session', async () => {
  const { sync, queue, session, calls, events } = syncing({
    change: async () => {
      session.end()
      throw new ApiFailure('session-ended', 'change')
    },
  })
  queue.add(FIRST.id, { quantity: 6 })
  await sync.run()
  expect(calls).toHaveLength(1)
  expect(events).toEqual([])
  expect(queue.changes).toMatchObject([{ state: { kind: 'sent' } }])
})
