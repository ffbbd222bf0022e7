import { expect, it } from 'vitest'
import type { CartApi, ChangedCart } from '#application/cart/cart-api.port.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import type { LoadCart } from '#application/cart/load-cart.ts'
import { SyncCart } from '#application/cart/sync-cart.ts'
import { ClearUserData } from '#application/session/clear-user-data.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EventBus } from '#application/tracking/event-bus.ts'
import { EMPTY_CART } from '#domain/cart/cart.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

it('shows no cart of a session that has ended while a change was on its way', async () => {
  const shop = await loggedInShop('full')
  const cart = shop.get(CartStore)
  const session = shop.get(SessionStore)
  const full = cartOf(2)
  cart.set(full)
  const queue = new CartOutbox(cart)
  const answered = Promise.withResolvers<ChangedCart>()
  const cartApi = { change: () => answered.promise } as Partial<CartApi> as CartApi
  const loadCart = { isStillIn: async () => false } as Partial<LoadCart> as LoadCart
  const sync = new SyncCart(cartApi, { session, cart, queue }, loadCart, shop.get(EventBus))
  queue.add(full.lines[0]!.id, { quantity: 6 })
  const sending = sync.run()
  shop.get(ClearUserData).run()
  answered.resolve({ kind: 'changed', cart: full, outcomes: new Map() })
  await sending
  expect(cart.cart).toEqual(EMPTY_CART)
})
