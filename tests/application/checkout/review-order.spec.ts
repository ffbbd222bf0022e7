import { expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import type { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { OpenDelivery } from '#application/checkout/open-delivery.ts'
import { ReviewOrder } from '#application/checkout/review-order.ts'
import type { OfferedCostCentres } from '#application/cost-centres/offered-cost-centres.ts'
import type { ListCountries } from '#application/locale/list-countries.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const PLACED = { basHash: 'abc', numbers: { first: '43012178255' } } as PlacedOrder

async function reviewing(parts: number, placedOrder?: PlacedOrder) {
  const { port, calls } = recordedPort<Checkout>({
    review: async () => 'review' as never,
    addresses: async () => 'addresses' as never,
    transports: async () => 'transports' as never,
    payments: async () => 'payments' as never,
    placed: async () => placedOrder,
  })
  const cart = new CartStore()
  cart.set(cartOf(parts))
  const store = (await loggedInShop('full')).get(CheckoutStore)
  const costCentres = { run: async () => undefined } as OfferedCostCentres
  return { port, store, cart, review: new ReviewOrder({ checkout: port, store, cart, costCentres }), calls }
}

it('loads the cart to be ordered, with the chosen delivery', async () => {
  const { store, cart, review, calls } = await reviewing(2)
  store.choose({ deliverComplete: true })
  expect(await review.run()).toEqual({
    kind: 'review',
    review: 'review',
    addresses: 'addresses',
    transports: 'transports',
    payments: 'payments',
  })
  expect(calls).toContainEqual(['review', cart.cart.version, true, undefined])
})

it('the review of an empty cart returns "empty" without calls', async () => {
  const { review, calls } = await reviewing(0)
  expect(await review.run()).toEqual({ kind: 'empty' })
  expect(calls).toEqual([])
})

it('loads a cart again that could not be loaded before', async () => {
  const { cart, review } = await reviewing(0)
  cart.markStale()
  expect(await review.run()).toMatchObject({ kind: 'review' })
})

it('returns the confirmed order that has emptied the cart', async () => {
  const ordered = await reviewing(0, PLACED)
  ordered.store.choose({ basHash: 'abc' })
  expect(await ordered.review.run()).toEqual({ kind: 'ordered', order: PLACED })
  expect(ordered.calls).toEqual([['placed', 'abc']])
  const unpaid = await reviewing(0, { ...PLACED, numbers: undefined })
  unpaid.store.choose({ basHash: 'abc' })
  expect(await unpaid.review.run()).toEqual({ kind: 'empty' })
  const unknown = await reviewing(0)
  unknown.store.choose({ basHash: 'abc' })
  expect(await unknown.review.run()).toEqual({ kind: 'empty' })
})

it('offers the customer’s addresses, and the countries that carriers reach', async () => {
  const { port } = await reviewing(1)
  const countries = [{ id: 'DE', name: 'Germany' }]
  const delivery = new OpenDelivery({
    checkout: port,
    listCountries: { deliverable: async () => countries } as unknown as ListCountries,
  })
  expect(await delivery.run()).toEqual({ addresses: 'addresses', countries })
})
