import { describe, expect, it } from 'vitest'
import { SessionStore } from '#application/session/session.store.ts'
import type { Product } from '#domain/products/product.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { ProductOfferViewModel } from '#ui/products/page/product-offer.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyProduct } from '../../../fixtures/product.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

function offerOf(shop: Container, change: Partial<Product> = {}): ProductOfferViewModel {
  const offer = shop.get(ProductOfferViewModel)
  offer.offer(anyProduct(change))
  return offer
}

describe('who sees a price', () => {
  it('is not an anonymous visitor, whatever the data carry', () => {
    expect(offerOf(anyShop())).toMatchObject({
      isLoggedIn: false,
      price: undefined,
      scale: [],
      sum: undefined,
    })
  })

  it('is not a partner without the permission', async () => {
    expect(offerOf(await loggedInShop('noprice'))).toMatchObject({
      pricesAre: 'not-allowed',
      price: undefined,
      scale: [],
      sum: undefined,
    })
  })

  it('is a partner until they hide it', async () => {
    const shop = await loggedInShop('full')
    const offer = offerOf(shop)
    expect(offer.price?.net).toEqual({ minor: 148_24, currency: 'EUR' })

    shop.get(SessionStore).hidePrices(true)
    expect(offer).toMatchObject({ pricesAre: 'hidden-by-user', price: undefined, scale: [], sum: undefined })
  })
})

describe('what it costs', () => {
  it('follows the scale as the quantity grows', async () => {
    const offer = offerOf(await loggedInShop('full'))
    expect(offer.sum).toEqual({ minor: 148_24, currency: 'EUR' })
    expect(offer.scale.map(({ isCurrent }) => isCurrent)).toEqual([true, false])

    offer.addToCart.type('5')
    expect(offer.sum).toEqual({ minor: 704_15, currency: 'EUR' })
    expect(offer.scale.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })

  it('names the saving of each step', async () => {
    const { scale } = offerOf(await loggedInShop('full'))

    expect(scale.map(({ fromQuantity, saving }) => [fromQuantity, Math.round(saving * 100)])).toEqual([
      [1, 0],
      [5, 5],
    ])
  })

  it('counts whole packages', async () => {
    const offer = offerOf(await loggedInShop('full'), { packagingAmount: 10 })
    offer.addToCart.type('11')

    expect(offer).toMatchObject({ quantity: 20, isRounded: true })
    expect(offer.sum).toEqual({ minor: 2816_60, currency: 'EUR' })
  })

  it('shows no scale where there is one price', async () => {
    const price = { ...anyProduct().price!, scale: [] }
    const offer = offerOf(await loggedInShop('full'), { price })

    expect(offer.scale).toEqual([])
    expect(offer.sum).toEqual({ minor: 148_24, currency: 'EUR' })
  })
})

it('takes up to 99999 pieces', async () => {
  const offer = offerOf(await loggedInShop('full'))
  offer.addToCart.type('100000')

  expect(offer.quantity).toBe(99_999)
})
