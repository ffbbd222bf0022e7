import { expect, it } from 'vitest'
import { SessionStore } from '#application/session/session.store.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const PRICES = /148|218|140/
const { price } = anyProduct()

it('shows prices to those who may see them', async () => {
  const session = (await loggedInShop('full')).get(SessionStore)
  expect(session.visible(price)).toBe(price)
  expect(session.withVisiblePrice(anyProduct())).toEqual(anyProduct())
  expect(session.visible(undefined)).toBeUndefined()
})

it.each([
  ['an anonymous visitor', async () => anyShop()],
  ['a partner without the right', () => loggedInShop('noprice')],
  [
    'a partner who hides them',
    async () => {
      const shop = await loggedInShop('full')
      shop.get(SessionStore).hidePrices(true)
      return shop
    },
  ],
] as const)('shows no price to %s, whatever the data carry', async (_, shop) => {
  const session = (await shop()).get(SessionStore)
  expect(JSON.stringify(anyProduct())).toMatch(PRICES)
  expect(session.visible(price)).toBeUndefined()
  expect(JSON.stringify(session.withVisiblePrice(anyProduct()))).not.toMatch(PRICES)
  expect(session.withVisiblePrice(anyProduct()).sku).toBe(anyProduct().sku)
})
