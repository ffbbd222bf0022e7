import { expect, it } from 'vitest'
import { LogOut } from '#application/session/log-out.ts'
import type { ViewedPart } from '#domain/products/recently-viewed.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const LOOKED_AT: ViewedPart = {
  slug: 'nw-3-70481-oil-filter',
  sku: '3.70481',
  name: 'Oil filter',
  language: 'en',
  pictureSrc: '/media/parts/NW-3.70481/main-small.svg',
}

it('clears recently viewed products for the next visitor', async () => {
  let viewed: readonly ViewedPart[] = [LOOKED_AT]
  const recentlyViewed = {
    save: (parts: readonly ViewedPart[]) => void (viewed = parts),
    load: () => viewed,
  }
  const shop = await loggedInShop('full', { recentlyViewed })

  await shop.get(LogOut).run()

  expect(viewed).toEqual([])
})
