import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('the price of a product', () => {
  it('is hidden for anonymous visitors, even if the API returns one', () => {
    expect(offerOf(anyShop())).toMatchObject({
      isLoggedIn: false,
      price: undefined,
      scale: [],
      sum: undefined,
    })
  })

  it('is hidden for customers without the right', async () => {
    expect(offerOf(await loggedInShop('noprice'))).toMatchObject({
      pricesAre: 'not-allowed',
      price: undefined,
      scale: [],
      sum: undefined,
    })
  })

  it('is visible for customers until they hide it', async () => {
    const shop = await loggedInShop('full')
    const offer = offerOf(shop)
    expect(offer.price?.net).toEqual({ minor: 148_24, currency: 'EUR' })

    shop.get(SessionStore).hidePrices(true)
    expect(offer).toMatchObject({ pricesAre: 'hidden-by-user', price: undefined, scale: [], sum: undefined })
  })
})

describe('the total on a product page', () => {
  it('uses the price scale as the quantity grows', async () => {
    const offer = offerOf(await loggedInShop('full'))
    expect(offer.sum).toEqual({ minor: 148_24, currency: 'EUR' })
    expect(offer.scale.map(({ isCurrent }) => isCurrent)).toEqual([true, false])

    offer.addToCart.type('5')
    expect(offer.sum).toEqual({ minor: 704_15, currency: 'EUR' })
    expect(offer.scale.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })

  it('has scale steps with their saving', async () => {
    const { scale } = offerOf(await loggedInShop('full'))

    expect(scale.map(({ fromQuantity, saving }) => [fromQuantity, Math.round(saving * 100)])).toEqual([
      [1, 0],
      [5, 5],
    ])
  })

  it('is calculated for whole packages', async () => {
    const offer = offerOf(await loggedInShop('full'), { packagingAmount: 10 })
    offer.addToCart.type('11')

    expect(offer).toMatchObject({ quantity: 20, isRounded: true })
    expect(offer.sum).toEqual({ minor: 2816_60, currency: 'EUR' })
  })
})

describe('details beside the price on a product page', () => {
  it('include the core deposits of the quantity, which are part of the total', async () => {
    const coreDeposit = { minor: 20_00, currency: 'EUR' }
    const price = { ...anyProduct().price!, coreDeposit }
    const offer = offerOf(await loggedInShop('full'), { price })
    offer.addToCart.type('2')
    expect(offer.coreDeposits).toEqual({ minor: 40_00, currency: 'EUR' })
    expect(offer.sum).toEqual({ minor: 336_48, currency: 'EUR' })
    expect(offerOf(await loggedInShop('full')).coreDeposits).toBeUndefined()
  })

  it('include no total while the quantity is ambiguous', async () => {
    const price = { ...anyProduct().price!, coreDeposit: { minor: 20_00, currency: 'EUR' } }
    const offer = offerOf(await loggedInShop('full'), { price, packagingAmount: 10 })
    offer.addToCart.type('1.000')
    expect(offer.addToCart.readings).toHaveLength(2)
    expect(offer).toMatchObject({ coreDeposits: undefined, sum: undefined, isRounded: false })
  })

  it('include no saving if the price is zero', async () => {
    const free = { minor: 0, currency: 'EUR' }
    const scale = [
      { fromQuantity: 1, price: free },
      { fromQuantity: 5, price: free },
    ]
    const offer = offerOf(await loggedInShop('full'), { price: { net: free, scale } })
    expect(offer.scale.map(({ saving }) => saving)).toEqual([0, 0])
  })
})

describe('the dispatch date on a product page', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const promise = (hours: number, dispatch: string) => ({
    cutoff: at(hours),
    dispatch,
    arrival: '2099-01-02',
  })

  it('is shown until the cut-off', async () => {
    const shop = await loggedInShop('full')
    expect(offerOf(shop, { promise: promise(1, '2099-01-01') })).toMatchObject({
      promise: { dispatch: '2099-01-01' },
      leavesToday: false,
    })
    expect(offerOf(shop, { promise: promise(1, '2026-11-25') }).leavesToday).toBe(true)
    expect(offerOf(shop, { promise: promise(-1, '2026-11-25') })).toMatchObject({
      promise: undefined,
      leavesToday: false,
    })
    expect(offerOf(shop)).toMatchObject({ promise: undefined, leavesToday: false })
  })
})
