import { expect, it } from 'vitest'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import type { ViewedParts } from '#application/products/recently-viewed.port.ts'
import type { ViewedPart } from '#domain/products/recently-viewed.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const LOOKED_AT: ViewedPart = {
  slug: 'nw-3-70481-oil-filter',
  sku: '3.70481',
  name: 'Oil filter',
  language: 'en',
  pictureSrc: '/media/parts/NW-3.70481/main-small.svg',
}

it('a logout clears the recently viewed products', async () => {
  let viewed: ViewedParts = { personId: 'D0100001', parts: [LOOKED_AT] }
  const recentlyViewed = {
    save: (next: ViewedParts) => void (viewed = next),
    load: () => viewed,
  }
  const shop = await loggedInShop('full', { recentlyViewed })

  await shop.get(LogOut).run()

  expect(viewed).toEqual({ parts: [] })
})

it('a logout clears the compared products', async () => {
  const shop = await loggedInShop('full')
  new ChooseCompared({ compared: shop.get(ComparedStore), cookies: shop.get(CookieJar) }).run(
    'nw-3-70481-oil-filter',
    true,
  )
  expect(shop.get(ComparedStore).slugs).toHaveLength(1)

  await shop.get(LogOut).run()

  expect(shop.get(ComparedStore).slugs).toEqual([])
})
