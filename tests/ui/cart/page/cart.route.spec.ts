import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { action } from '#ui/cart/page/cart.route.tsx'
import type { Container } from '#ui/kernel/container.tsx'
import { submitAt } from '../../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'

/** A cart of one line of two pieces, in a request without scripts: nothing is loaded yet. */
async function oneLine(packagingAmount = 1) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const filling = await loggedInShop('full', { fetch: backend.respond })
  const { products } = await filling.get(PartsCatalogue).search('filter')
  const part = products.find(
    (each) => each.packagingAmount === packagingAmount && each.availability?.status === 'available',
  )
  await filling
    .get(AddLinesToCart)
    .one({ sku: `${part?.vendorId}-${part?.sku}`, quantity: packagingAmount * 2 })
  const { lines } = filling.get(CartStore).cart
  const shop = await loggedInShop('full', { fetch: backend.respond })
  return { backend, shop, line: String(lines[0]?.id), number: lines[0]?.articleNo }
}

/** Sends the form of a line. */
const send = (shop: Container, fields: Record<string, string>) =>
  submitAt(action, shop, '/en/checkout/step1', fields)

async function quantities(shop: Container) {
  await shop.get(LoadCart).run()
  return shop.get(CartStore).cart.lines.map(({ quantity }) => quantity)
}

const CART = { status: 303, location: '/en/checkout/step1' }

it.each([
  ['5', 5],
  ['1,000', 1_000],
  ['1 000', 1_000],
])('a form changes the quantity of a line to "%s"', async (quantity, count) => {
  const { shop, line } = await oneLine()
  const outcome = await send(shop, { line, quantity })
  expect(await quantities(shop)).toEqual([count])
  // the API may report a change, such as a limited stock
  expect([303, 200]).toContain(outcome.status)
})

it('a form removes a line, and a second submission is ignored', async () => {
  const { shop, line } = await oneLine()
  expect(await send(shop, { line, remove: '' })).toEqual(CART)
  expect(await quantities(shop)).toEqual([])
  expect(await send(shop, { line, remove: '' })).toEqual(CART)
})

it('a form with an ambiguous quantity changes nothing, and requires confirmation', async () => {
  const { shop, line, number } = await oneLine()
  expect(await send(shop, { line, quantity: '1.000' })).toMatchObject({
    value: {
      data: { kind: 'two-readings', line, number, typed: '1.000', readings: [1, 1_000] },
      init: { status: 422 },
    },
  })
  expect(await quantities(shop)).toEqual([2])
})

it('the response to a form with an invalid quantity contains the quantity that replaced it', async () => {
  const { shop, line, number } = await oneLine()
  expect(await send(shop, { line, quantity: 'many' })).toMatchObject({
    value: { data: { number, messageId: 'cart.line.gaveWay', values: { typed: 'many', quantity: 1 } } },
  })
  expect(await quantities(shop)).toEqual([1])
  expect(shop.get(CartOutbox).changes).toEqual([])
})

it('a quantity that could not be saved because the API is unreachable is reported with status 503', async () => {
  const { shop, backend, line } = await oneLine()
  backend.setFaults([{ path: '/api/checkout/cart/update/', kind: 'offline' }])
  expect(await send(shop, { line, quantity: '7' })).toMatchObject({
    value: { data: { kind: 'failed', why: 'unreachable', quantity: 7 }, init: { status: 503 } },
  })
})

it('a form for a line that is not in the cart changes nothing', async () => {
  const { shop } = await oneLine()
  expect(await send(shop, { line: 'x'.repeat(5_000), quantity: '7' })).toEqual(CART)
  expect(await quantities(shop)).toEqual([2])
})
