import { expect, it, vi } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { NO_CHOICES } from '#application/checkout/checkout-choices.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { chooseOption, orderThrough } from '../../fixtures/checkout.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const EVERYTHING = { address: true, transport: 'express', payment: 'prepayment' }
const NOTHING = { address: false, transport: '', payment: '' }

/** A customer with a part in the cart, and an API that delays the response to one call until it is released. */
async function customerWithCart(path: string) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const isSent = Promise.withResolvers<void>()
  const isAnswered = Promise.withResolvers<void>()
  let isHeld = false
  const shop = await loggedInShop('full', {
    fetch: async (request) => {
      const response = await backend.respond(request)
      if (isHeld && new URL(request.url).pathname === path) {
        isHeld = false
        isSent.resolve()
        await isAnswered.promise
      }
      return response
    },
  })
  await shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  return { shop, isSent: isSent.promise, hold: () => (isHeld = true), letGo: () => isAnswered.resolve() }
}

type Case = readonly [what: string, path: string, act: (shop: Container) => Promise<unknown>]

const CASES: readonly Case[] = [
  ['an address', '/api/checkout/addresses/set', (shop) => chooseOption(shop, { ...NOTHING, address: true })],
  [
    'a transport',
    '/api/checkout/transports/set',
    (shop) => chooseOption(shop, { ...NOTHING, transport: 'express' }),
  ],
  [
    'a payment',
    '/api/checkout/payments/set',
    (shop) => chooseOption(shop, { ...NOTHING, payment: 'prepayment' }),
  ],
  ['an order', '/api/checkout/order/place', (shop) => orderThrough(shop, true)],
  [
    'a confirmation',
    '/api/checkout/order/status',
    (shop) => shop.get(OpenConfirmation).run(shop.get(CheckoutStore).choices.basHash),
  ],
]

it.each(CASES)('discards %s if another user logs in before the response', async (subject, path, act) => {
  const { shop, isSent, hold, letGo } = await customerWithCart(path)
  await chooseOption(shop, EVERYTHING)
  if (subject === 'a confirmation') {
    await orderThrough(shop, true)
    shop.get(CheckoutStore).takePlaced(shop.get(CheckoutStore).choices.basHash!)
  }
  hold()
  const acting = act(shop).catch(() => {})
  await isSent
  shop.get(ClearUserData).run()
  await shop.get(LogIn).run({ username: 'new@demo.test', password: 'demo' })
  letGo()
  await acting
  expect(shop.get(CheckoutStore).choices).toEqual(NO_CHOICES)
})

it('stores no choices without a session', async () => {
  const shop = await loggedInShop('full')
  shop.get(ClearUserData).run()
  shop.get(CheckoutStore).choose({ remark: 'Gate 4' })
  expect(shop.get(CheckoutStore).choices).toEqual(NO_CHOICES)
})

it('hides the cart from the next customer even if a call of the previous session is in flight', async () => {
  const { shop, isSent, hold, letGo } = await customerWithCart('/api/checkout/cart/getQuote')
  hold()
  const loading = shop.get(LoadCart).run()
  await isSent

  const loggingIn = shop.get(LogIn).run({ username: 'new@demo.test', password: 'demo' })
  await vi.waitFor(() => expect(shop.get(SessionStore).user?.customerId).toBe('D0100006'))
  expect(shop.get(CartStore).cart.lines).toEqual([])
  await loggingIn
  letGo()
  await loading
  expect(shop.get(CartStore).cart.lines).toEqual([])
})
