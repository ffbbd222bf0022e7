import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { CartApi } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { acceptedAsSent } from '#domain/cart/cart.ts'
import { LIST_LINES_MAX } from '#domain/list-reader/read-list.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { fail, ok } from '#domain/shared/result.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

async function linesToCart(add: CartApi['add']) {
  const shop = await loggedInShop('full')
  const cartApi = { add } as CartApi
  const stores = {
    session: shop.get(SessionStore),
    cart: shop.get(CartStore),
    idempotencyKeys: new IdempotencyKeys(new ManualClock()),
  }
  return new AddLinesToCart({ cartApi, ...stores, loadCart: shop.get(LoadCart), eventBus: new EventBus() })
}

function soldItems(size: number, count: number) {
  const catalogue = sharedCatalogue(1, size)
  const products = Array.from({ length: size }, (_, index) => catalogue.product(index))
  return products
    .filter(({ discontinued, replacedBy }) => !discontinued && !replacedBy)
    .slice(0, count)
    .map(({ vendorId, sku, packageQuantity }) => ({ sku: `${vendorId}-${sku}`, quantity: packageQuantity }))
}

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sku: `DT-${index}`, quantity: index + 1 }))

it('adds lines to the cart in as few calls as possible, with at most a thousand lines each', async () => {
  const sizes: number[] = []
  const addLines = await linesToCart(async (batch) => {
    sizes.push(batch.length)
    return ok(batch.map(acceptedAsSent))
  })
  const added = await addLines.run(items(2_345))
  expect(sizes).toEqual([1_000, 1_000, 345])
  expect(added.ok && added.value.map(({ accepted }) => accepted)).toEqual(
    items(2_345).map(({ quantity }) => quantity),
  )
})

it('reports the accepted lines if the connection is lost before all calls are sent', async () => {
  let calls = 0
  const addLines = await linesToCart(async (batch) => {
    calls += 1
    if (calls === 2) throw new ApiFailure('offline', 'cart/add')
    return ok(batch.map(acceptedAsSent))
  })
  const added = await addLines.run(items(1_500))
  expect(added.ok && added.value.length).toBe(1_000)
})

it('rejects all lines if no call succeeds', async () => {
  const addLines = await linesToCart(async () => {
    throw new ApiFailure('offline', 'cart/add')
  })
  expect(await addLines.run(items(2))).toEqual({ ok: false, error: { kind: 'unreachable' } })
})

it('rejects all lines if the account lacks the right to fill the cart', async () => {
  const shop = await loggedInShop('readonly')
  expect(await shop.get(AddLinesToCart).run(items(1))).toEqual({ ok: false, error: { kind: 'not-allowed' } })
})

it('reports part numbers that the cart does not know', async () => {
  const shop = await loggedInShop('full')
  const added = await shop.get(AddLinesToCart).run(items(2))
  expect(added.ok && added.value.map(({ status }) => status)).toEqual(['unknown-number', 'unknown-number'])
})

it('adds lines once if a call with a lost response is retried', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const shop = await loggedInShop('full', { fetch: backend.respond })
  const items = soldItems(SMALL_CATALOGUE, 2)
  backend.setFaults([{ path: '/api/checkout/cart/add', kind: 'lost', times: 1 }])
  expect(await shop.get(AddLinesToCart).run(items)).toMatchObject({ ok: false })
  expect(await shop.get(AddLinesToCart).run(items)).toMatchObject({ ok: true })
  expect(shop.get(CartStore).pieces).toBe(items.reduce((all, { quantity }) => all + quantity, 0))
})

it('fills a cart up to the maximum number of lines, and loads it again', async () => {
  const size = 7_000
  const backend = createMockBackend({ size })
  const shop = await loggedInShop('full', { fetch: backend.respond })
  const added = await shop.get(AddLinesToCart).run(soldItems(size, LIST_LINES_MAX))
  expect(added.ok && added.value.length).toBe(LIST_LINES_MAX)
  expect(shop.get(CartStore)).toMatchObject({ isStale: false, count: LIST_LINES_MAX })
})

it('reports that no cart could be created', async () => {
  const addLines = await linesToCart(async () => fail({ kind: 'no-cart' }))
  expect(await addLines.run(items(2))).toEqual({ ok: false, error: { kind: 'no-cart' } })
})

/** AddLinesToCart for a cart of two lines, and an API that accepts all additions and returns a cart of three lines. */
function withLines(cartApi: Partial<CartApi> = {}) {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, fillBasket: true })
  const cart = new CartStore()
  cart.set(cartOf(2))
  const eventBus = new EventBus()
  const events: DomainEvent[] = []
  eventBus.subscribe((event) => events.push(event))
  const { port } = recordedPort<CartApi>({
    add: async (batch) => ok(batch.map(acceptedAsSent)),
    quote: async () => ok(cartOf(3)),
    ...cartApi,
  })
  const stores = { session, cart, idempotencyKeys: new IdempotencyKeys(new ManualClock()) }
  const addLines = new AddLinesToCart({
    cartApi: port,
    ...stores,
    loadCart: new LoadCart({ cartApi: port, session, cart }),
    eventBus,
  })
  return { addLines, session, cart, events }
}

it('reports only changes of the added lines', async () => {
  const { addLines, events } = withLines()
  const [, second, third] = cartOf(3).lines
  await addLines.run([second!, third!].map(({ sku }) => ({ sku, quantity: 1 })))
  expect(events).toEqual([{ kind: 'cart-changed', before: [second], after: [second, third] }])
})

it('reports the successor that was added in place of a line’s part', async () => {
  const [successor] = cartOf(1).lines
  const { addLines, events } = withLines({
    add: async (batch) => ok(batch.map((item) => ({ ...acceptedAsSent(item), sku: successor!.sku }))),
  })
  await addLines.run([{ sku: 'nw-old', quantity: 1 }])
  expect(events).toMatchObject([{ before: [successor], after: [successor] }])
})

it('does not report lines as removed if the customer has logged out', async () => {
  const [line] = cartOf(1).lines
  const { addLines, session, cart, events } = withLines({
    add: async (batch) => {
      session.end()
      cart.empty()
      return ok(batch.map(acceptedAsSent))
    },
  })
  await addLines.run([{ sku: line!.sku, quantity: 1 }])
  expect(events).toEqual([])
})

it('returns the outcome of a single added line', async () => {
  const item = { sku: 'nw-1', quantity: 3 }
  const rounded = { ...acceptedAsSent(item), status: 'qty-rounded', accepted: 4 } as const
  expect(await withLines({ add: async () => ok([rounded]) }).addLines.one(item)).toEqual(ok(rounded))
  expect(await withLines({ add: async () => ok([]) }).addLines.one(item)).toEqual(ok(acceptedAsSent(item)))
  const dead = withLines({ add: () => Promise.reject(new ApiFailure('offline', 'cart/add')) })
  expect(await dead.addLines.one(item)).toEqual(fail({ kind: 'unreachable' }))
})
