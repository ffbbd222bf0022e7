import { expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import type { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ReadOrderFigures } from '#application/checkout/read-order-figures.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Review } from '#domain/checkout/checkout.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const REVIEW = { version: 1, orders: [], totals: undefined, basHash: 'abc' } as unknown as Review

async function reading(lines: number, respond: () => Promise<Review> = async () => REVIEW) {
  const { port, calls } = recordedPort<Checkout>({ review: respond })
  const cart = new CartStore()
  cart.set(cartOf(lines))
  const store = (await loggedInShop('full')).get(CheckoutStore)
  return { store, calls, run: () => new ReadOrderFigures({ checkout: port, store, cart }).run() }
}

it('requests no costs of the order if no transport is chosen or the cart is empty', async () => {
  const open = await reading(2)
  expect([await open.run(), open.calls]).toEqual([undefined, []])
  const empty = await reading(0)
  empty.store.choose({ transportId: 'express' })
  expect([await empty.run(), empty.calls]).toEqual([undefined, []])
})

it('returns the costs and dates of the chosen delivery', async () => {
  const { store, run, calls } = await reading(2)
  store.choose({ transportId: 'express', deliverComplete: true, costCentre: '4711' })
  expect(await run()).toEqual({ version: 1, orders: [], totals: undefined })
  expect(calls).toEqual([['review', 1, true, '4711']])
})

it('returns no costs of the order if the API does not respond', async () => {
  const { store, run } = await reading(2, () => Promise.reject(new ApiFailure('offline', 'validate')))
  store.choose({ transportId: 'express' })
  expect(await run()).toBeUndefined()
})
