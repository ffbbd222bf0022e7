import { expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { CartViewModel } from '#ui/cart/page/cart.view-model.ts'
import { TransportViewModel } from '#ui/checkout/transport/transport.view-model.ts'
import { chooseOption, orderThrough } from '../../../fixtures/checkout.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { storageOf } from '../../../fixtures/storage.fixture.ts'

async function shopWithCart() {
  const storage = storageOf()
  const shop = await loggedInShop('full', { draftStorage: new LocalDraftStorage(() => storage) })
  const fill = async () => {
    const { products } = await shop.get(PartsCatalogue).search('oil filter')
    const part = products.find(({ availability }) => availability?.status === 'available')!
    const sku = `${part.vendorId}-${part.sku}`
    await shop.get(AddLinesToCart).one({ sku, quantity: part.packagingAmount })
  }
  await fill()
  /** The displayed cut-offs of cart and step 3. */
  const displayedCutoffs = async () => {
    await shop.get(LoadCart).run()
    const cart = shop.get(CartViewModel)
    await cart.recall()
    const step = shop.get(TransportViewModel)
    const transports = await shop.get(Checkout).transports()
    step.show({
      transports,
      partial: [],
      complete: [],
      lastTransportId: shop.get(ReuseLastOrderChoices).transportId,
    })
    const cutoffOf = (id: string | undefined) => transports.find((one) => one.id === id)?.cutoff
    return { promise: cart.promise, cart: cart.promise?.cutoff, step: cutoffOf(step.chosen), cutoffOf }
  }
  return { shop, fill, displayedCutoffs }
}

it('the cart shows the cut-off of the transport that the transport step preselects', async () => {
  const { displayedCutoffs } = await shopWithCart()
  const { cart, step, cutoffOf } = await displayedCutoffs()
  expect([cart, step]).toEqual([cutoffOf('parcel'), cutoffOf('parcel')])
})

it('the cart shows the cut-off of the chosen transport, but not of an abandoned checkout', async () => {
  const { shop, displayedCutoffs } = await shopWithCart()
  await chooseOption(shop, { address: true, transport: 'express', payment: '' })
  const selection = await displayedCutoffs()
  expect([selection.cart, selection.step]).toEqual([
    selection.cutoffOf('express'),
    selection.cutoffOf('express'),
  ])
  shop.get(CheckoutStore).leave()
  const remaining = await displayedCutoffs()
  expect([remaining.cart, remaining.step]).toEqual([
    remaining.cutoffOf('parcel'),
    remaining.cutoffOf('parcel'),
  ])
})

it('after an express order, the next cart shows the cut-off of the express transport', async () => {
  const { shop, fill, displayedCutoffs } = await shopWithCart()
  await chooseOption(shop, { address: true, transport: 'express', payment: 'prepayment' })
  expect((await orderThrough(shop, true)).ok).toBe(true)
  shop.get(CheckoutStore).leave()
  await fill()
  const { cart, step, cutoffOf } = await displayedCutoffs()
  expect([cart, step]).toEqual([cutoffOf('express'), cutoffOf('express')])
})

it('the cart shows no delivery estimate for goods that are picked up', async () => {
  const { shop, displayedCutoffs } = await shopWithCart()
  await chooseOption(shop, { address: true, transport: 'pickup', payment: '' })
  expect((await displayedCutoffs()).promise).toBeUndefined()
})
