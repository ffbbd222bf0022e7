import { expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddToCart } from '#application/cart/add-to-cart.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { CartViewModel, STEP_PAUSE_MS } from '#ui/checkout/cart/cart.view-model.ts'
import { HandClock } from '../../fixtures/clock.fixture.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

async function filledCart(partner: Partner = 'full') {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const clock = new HandClock()
  const calls: string[] = []
  const shop = await loggedInShop(partner, {
    clock,
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return backend.respond(request)
    },
  })
  const { products } = await shop.get<PartsCatalogue>(PartsCatalogue).search('oil filter')
  const parts = products.filter(
    ({ packagingAmount, availability }) => packagingAmount === 1 && availability?.status === 'available',
  )
  for (const { vendorId, sku } of parts.slice(0, 2)) {
    await shop.get(AddToCart).run({ sku: `${vendorId}-${sku}`, quantity: 2 })
  }
  const model = shop.get(CartViewModel)
  const [first, second] = model.lines
  if (!first || !second) throw new Error('Two lines are needed')
  calls.length = 0
  return { backend, clock, calls, shop, model, first: first.id, second: second.id }
}

it('shows lines, pieces and the sum', async () => {
  const { model } = await filledCart()
  expect(model.lines).toHaveLength(2)
  expect(model.pieces).toBe(4)
  const totals = model.lines.map(({ total }) => total?.value ?? Number.NaN)
  expect(model.total?.value).toBeCloseTo(totals[0]! + totals[1]!, 2)
})

it('shows no price to those who may not see any', async () => {
  const { model } = await filledCart('noprice')
  expect(model.total).toBeUndefined()
  expect(model.lines.flatMap(({ unitPrice, total }) => [unitPrice, total])).toEqual(Array(4).fill(undefined))
})

it('asks for a typed quantity when the typing is over, and shows what the API holds', async () => {
  const { model, first } = await filledCart()
  model.type(first, '5')
  await model.settle(first)
  expect(model.lines[0]?.quantity).toBe('5')
  expect(model.pieces).toBe(7)
})

it.each([
  ['', '1'],
  ['abc', '1'],
  ['-3', '1'],
  ['1e9', '99999'],
  ['2.9', '2'],
])('makes %j a quantity of %s', async (typed, held) => {
  const { model, first } = await filledCart()
  model.type(first, typed)
  await model.settle(first)
  expect(model.lines[0]?.quantity).toBe(held)
})

it('makes one change of several steps', async () => {
  const { model, first, clock, calls } = await filledCart()
  model.step(first, 1)
  model.step(first, 1)
  model.step(first, 10)
  expect(model.lines[0]?.quantity).toBe('14')
  clock.pass(STEP_PAUSE_MS - 1)
  expect(calls).toEqual([])
  clock.pass(1)
  await model.settle(first)
  expect(calls.filter((path) => path.startsWith('/api/checkout/cart/update'))).toHaveLength(1)
})

it('goes back to what the API holds when a change did not get through, and says so', async () => {
  const { model, first, backend, shop } = await filledCart()
  backend.setFaults([{ path: '/api/checkout/cart/update/', kind: 'offline' }])
  model.type(first, '9')
  await model.settle(first)
  expect(model.lines[0]?.quantity).toBe('2')
  expect(shop.get(AlertsStore).alerts).toMatchObject([{ kind: 'error', messageId: 'cart.notChanged' }])
})

it('removes a line', async () => {
  const { model, first, second } = await filledCart()
  await model.remove(first)
  expect(model.lines.map(({ id }) => id)).toEqual([second])
})

it('says that a cart could not be loaded, and loads it when asked again', async () => {
  const { model, backend } = await filledCart()
  backend.setFaults([{ path: '/api/checkout/cart/getQuote', kind: 'status', status: 503 }])
  await model.reload()
  expect([model.isStale, model.isEmpty, model.lines.length]).toEqual([true, false, 2])
  backend.setFaults([])
  await model.reload()
  expect(model.isStale).toBe(false)
})
