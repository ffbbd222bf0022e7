import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

it('a container contains no data of another visitor', async () => {
  const fetch = createMockBackend({ size: SMALL_CATALOGUE }).respond
  const [anna, jan, nobody] = [
    await loggedInShop('full', { fetch }),
    await loggedInShop('noprice', { fetch }),
    anyShop({ fetch }),
  ]
  expect(anna.get(SessionStore).user?.firstName).toBe('Anna')
  expect(jan.get(SessionStore).user?.firstName).toBe('Jan')
  expect(nobody.get(SessionStore).user).toBeUndefined()

  await anna.get(LogOut).run()
  expect(jan.get(SessionStore).isLoggedIn).toBe(true)
})

it('a guest cannot add to the cart while a customer is logged in in another container', async () => {
  const fetch = createMockBackend({ size: SMALL_CATALOGUE }).respond
  const anna = await loggedInShop('full', { fetch })
  await expect(
    anyShop({ fetch }).get(AddLinesToCart).one({ sku: 'NW-1', quantity: 1 }),
  ).resolves.toMatchObject({
    error: { kind: 'not-allowed' },
  })
  expect(anna.get(CartStore).count).toBe(0)
})

it('the stores of lazily loaded features are cleared at the logout', async () => {
  const anna = await loggedInShop('full')
  let emptied = 0
  anna.get(VisitorStores).getOrCreate(CartStore, () => ({ empty: () => void emptied++ }) as CartStore)
  await anna.get(LogOut).run()
  expect(emptied).toBe(1)
})
