import { expect, it } from 'vitest'
import type { CartApi } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

async function visitorWithCart() {
  const shop = await loggedInShop('full')
  let calls = 0
  const quote = async () => {
    calls += 1
    return ok({ ...EMPTY_CART, version: calls })
  }
  const cartApi = { quote } as Partial<CartApi> as CartApi
  const loadCart = () => new LoadCart({ cartApi, session: shop.get(SessionStore), cart: shop.get(CartStore) })
  return { loadCart, calls: () => calls }
}

it('a second load of the cart waits for the load in flight, without a second request', async () => {
  const { loadCart, calls } = await visitorWithCart()
  await Promise.all([loadCart().join(), loadCart().join()])
  expect(calls()).toBe(1)
  await loadCart().join()
  expect(calls()).toBe(2)
})

it('loads the cart again if it was changed during the load', async () => {
  const { loadCart, calls } = await visitorWithCart()
  await Promise.all([loadCart().join(), loadCart().run()])
  expect(calls()).toBe(2)
})

it('discards the cart that arrives after the end of its session', async () => {
  const shop = await loggedInShop('full')
  const cart = shop.get(CartStore)
  const answered = Promise.withResolvers<Result<Cart, never>>()
  const cartApi = { quote: () => answered.promise } as Partial<CartApi> as CartApi
  const loading = new LoadCart({ cartApi, session: shop.get(SessionStore), cart }).run()
  shop.get(ClearUserData).run()
  answered.resolve(ok({ ...EMPTY_CART, version: 7 }))
  await loading
  expect(cart.cart).toEqual(EMPTY_CART)
})

it('does not wait for an in-flight load of the cart by a session that has ended', async () => {
  const session = sessionOf('customer')
  const cart = new CartStore()
  const { snapshot } = session
  const hung = Promise.withResolvers<Result<Cart, never>>()
  const results = [hung.promise, Promise.resolve(ok({ ...EMPTY_CART, version: 2 }))]
  const load = new LoadCart({
    cartApi: recordedPort<CartApi>({ quote: () => results.shift()! }).port,
    session,
    cart,
  })
  const forLast = load.join()
  session.end()
  cart.empty()
  session.restore(snapshot)
  await load.join()
  expect(cart.cart.version).toBe(2)
  hung.resolve(ok({ ...EMPTY_CART, version: 1 }))
  await forLast
  expect(cart.cart.version).toBe(2)
})

function loading(quote: CartApi['quote']) {
  const session = sessionOf('customer')
  const cart = new CartStore()
  cart.set(cartOf(1))
  const { port, calls } = recordedPort<CartApi>({ quote })
  return { load: new LoadCart({ cartApi: port, session, cart }), session, cart, calls }
}

it('requests no cart without a login', async () => {
  const { load, session, calls } = loading(async () => ok(EMPTY_CART))
  session.end()
  await load.run()
  await load.join()
  expect(await load.reloadCart()).toBe(false)
  expect(calls).toEqual([])
})

it.each([
  ['a timeout', () => Promise.reject(new ApiFailure('timeout', 'quote')), false],
  ['a rejection', async () => fail({ kind: 'no-cart' } as const), true],
])('retains the last known cart after %s, and stores whether a cart exists', async (_, quote, isMissing) => {
  const { load, cart } = loading(quote)
  await load.run()
  expect(cart).toMatchObject({ count: 1, isStale: true, isMissing })
  expect(await load.reloadCart()).toBe(true)
})

it('the load throws if the session has ended, and the reload returns false', async () => {
  const ended = new ApiFailure('session-ended', 'quote')
  const { load, cart } = loading(() => Promise.reject(ended))
  await expect(load.run()).rejects.toBe(ended)
  expect(await load.reloadCart()).toBe(false)
  expect(cart.isStale).toBe(false)
})

it('the load of the cart reports that the user logged out during the request', async () => {
  const { load, session } = loading(async () => {
    session.end()
    return ok(EMPTY_CART)
  })
  expect(await load.reloadCart()).toBe(false)
})
