import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { chooseOption, orderThrough } from '../../fixtures/checkout.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const INVALID = { type: 'about:blank', title: 'Bad Request', status: 400, code: 400001 }

it('reports address, transport and payment as missing if the API rejects the order, and retains the remark', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const shop = await loggedInShop('full', {
    fetch: (request) =>
      new URL(request.url).pathname === '/api/checkout/order/place'
        ? Promise.resolve(Response.json(INVALID, { status: 400 }))
        : backend.respond(request),
  })
  await shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  await chooseOption(shop, { address: true, transport: 'express', payment: 'prepayment' })
  shop.get(CheckoutStore).choose({ remark: 'Gate 4' })
  expect(await orderThrough(shop, true)).toMatchObject({
    ok: false,
    error: { kind: 'incomplete', missing: ['address', 'transport', 'payment'] },
  })
  expect(shop.get(CheckoutStore).choices).toMatchObject({ transportId: undefined, remark: 'Gate 4' })
})

it('rejects an order whose pick-up slot is before the goods are ready', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const shop = await loggedInShop('full', { fetch: (request) => backend.respond(request) })
  await shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  await chooseOption(shop, { address: true, transport: 'pickup', payment: 'account' })
  backend.changePart('3.70481', { stock: { quantity: 0, replenishmentDays: 20 } })
  expect(await orderThrough(shop, true)).toMatchObject({
    ok: false,
    error: { kind: 'incomplete', missing: ['slot'] },
  })
  expect(backend.placedOrders).toEqual([])
  await chooseOption(shop, { address: false, transport: 'pickup', payment: '' })
  expect(await orderThrough(shop, true)).toMatchObject({ ok: true })
})

it('keeps the displayed choices of an order that became a request, and deletes the stored ones', async () => {
  const shop = await loggedInShop('buyer')
  await shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 100 })
  await chooseOption(shop, { address: true, transport: 'express', payment: 'account' })
  const store = shop.get(CheckoutStore)
  store.choose({ costCentre: '4200' })
  expect(await orderThrough(shop, true)).toMatchObject({ ok: true, value: { requestNo: 'R000001' } })
  expect(store.choices.transportId).toBe('express')
  store.restore()
  expect(store.choices.transportId).toBeUndefined()
})
