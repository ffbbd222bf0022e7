import { expect, it, vi } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { EditCart } from '#application/cart/edit-cart.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import type { CartVersionMessage } from '#adapters/browser/cart/tab-cart-channel.ts'
import { synchronizeCartAcrossTabs } from '#ui/composition/synchronize-cart-across-tabs.ts'
import { IN_STOCK } from '../../../features/support/demo-parts.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

function anyBrowser() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const listeners: ((news: CartVersionMessage) => void)[] = []
  const calls: string[] = []
  const tab = async (partner: Partner) => {
    const shop = await loggedInShop(partner, {
      fetch: (request) => {
        calls.push(new URL(request.url).pathname)
        return backend.respond(request)
      },
    })
    let own: ((news: CartVersionMessage) => void) | undefined
    synchronizeCartAcrossTabs(shop, {
      publish: (news) => listeners.filter((listener) => listener !== own).forEach((notify) => notify(news)),
      subscribe: (listener) => listeners.push((own = listener)),
    })
    return shop
  }
  return { tab, calls, listeners }
}

it('an addition in one of five tabs is shown in all, and each tab loads the cart once', async () => {
  const { tab, calls } = anyBrowser()
  const [here, ...others] = await Promise.all(Array.from({ length: 5 }, () => tab('full')))
  const before = others.map((shop) => shop.get(CartStore).pieces)
  calls.length = 0
  await here!.get(AddLinesToCart).one({ sku: IN_STOCK.sku, quantity: 2 })
  const pieces = () => others.map((shop) => shop.get(CartStore).pieces)
  await vi.waitFor(() => expect(pieces()).toEqual(before.map((count) => count + 2)), PATIENCE)
  expect(calls.filter((path) => path.endsWith('/getQuote'))).toHaveLength(5)
})

it('a change of another customer’s cart is ignored', async () => {
  const { tab, calls } = anyBrowser()
  const [here, there] = await Promise.all([tab('full'), tab('noprice')])
  calls.length = 0
  await here.get(AddLinesToCart).one({ sku: IN_STOCK.sku, quantity: 2 })
  expect(there.get(CartStore).pieces).toBe(0)
  expect(calls.filter((path) => path.endsWith('/getQuote'))).toHaveLength(1)
})

it('the cart is not loaded during a change of this tab, whose response contains the cart', async () => {
  const { tab, calls, listeners } = anyBrowser()
  const shop = await tab('full')
  await shop.get(AddLinesToCart).one({ sku: IN_STOCK.sku, quantity: 2 })
  const [line] = shop.get(CartStore).cart.lines
  const news = { personId: shop.get(SessionStore).personId!, version: 99 }
  shop.get(EditCart).change(line!.id, { quantity: 5 })
  calls.length = 0
  for (const notify of listeners) notify(news)
  expect(calls).toEqual([])
  await shop.get(EditCart).flush()
  calls.length = 0
  for (const tell of listeners) tell(news)
  await vi.waitFor(() => expect(calls).toHaveLength(1), PATIENCE)
})
