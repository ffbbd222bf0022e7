import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { chooseOption, orderThrough } from '../../fixtures/checkout.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

it('the confirmation shows the placed order, and requests it again on a reload', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const calls: string[] = []
  const shop = await loggedInShop('full', {
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return backend.respond(request)
    },
  })
  await shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  await chooseOption(shop, { address: true, transport: 'express', payment: 'prepayment' })
  const placed = await orderThrough(shop, true)
  if (!placed.ok) throw new Error('The order was refused')
  const asked = () => calls.filter((path) => path === '/api/checkout/order/status').length

  const { basHash } = placed.value
  expect(await shop.get(OpenConfirmation).run(basHash)).toEqual(placed.value)
  expect(asked()).toBe(0)
  expect(await shop.get(OpenConfirmation).run(basHash)).toEqual(placed.value)
  expect(asked()).toBe(1)
})
