import { expect, it } from 'vitest'
import type { CartApi } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ClearUserData } from '#application/session/clear-user-data.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

async function visitorWithCart() {
  const shop = await loggedInShop('full')
  let calls = 0
  const quote = async () => {
    calls += 1
    return { ...EMPTY_CART, version: calls }
  }
  const cartApi = { quote } as Partial<CartApi> as CartApi
  const loadCart = () => new LoadCart(cartApi, shop.get(SessionStore), shop.get(CartStore))
  return { loadCart, calls: () => calls }
}

it('joins an in-flight load of the cart', async () => {
  const { loadCart, calls } = await visitorWithCart()
  await Promise.all([loadCart().join(), loadCart().join()])
  expect(calls()).toBe(1)
  await loadCart().join()
  expect(calls()).toBe(2)
})

it('loads again after a change of the cart', async () => {
  const { loadCart, calls } = await visitorWithCart()
  await Promise.all([loadCart().join(), loadCart().run()])
  expect(calls()).toBe(2)
})

it('drops the cart of a session that has ended before it came', async () => {
  const shop = await loggedInShop('full')
  const cart = shop.get(CartStore)
  const answered = Promise.withResolvers<Cart>()
  const cartApi = { quote: () => answered.promise } as Partial<CartApi> as CartApi
  const loading = new LoadCart(cartApi, shop.get(SessionStore), cart).run()
  shop.get(ClearUserData).run()
  answered.resolve({ ...EMPTY_CART, version: 7 })
  await loading
  expect(cart.cart).toEqual(EMPTY_CART)
})
