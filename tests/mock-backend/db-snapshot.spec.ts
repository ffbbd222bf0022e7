import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany, smallBackend } from './call-api.ts'
import { readyToOrder } from './checkout/ready-to-order.ts'

const skus = [1, 2, 3].map((index) => {
  const { vendorId, sku } = sharedCatalogue(7, 600).product(index)
  return `${vendorId}-${sku}`
})

async function customer(backend = smallBackend()) {
  const { post, get, login } = api(backend)
  const token = await login('full@demo.test')
  const add = (sku: string | undefined) => post('/api/checkout/cart/add', { token, items: [{ sku, qty: 1 }] })
  const quote = async () => (await post('/api/checkout/cart/getQuote', { token, ...germany })).body.quote
  const headers = { authorization: `Bearer ${token}` }
  const remember = (vinNumber: string) =>
    post('/api/search/addVinSuggestion', { limit: 5, vinNumber }, headers)
  const vins = async () => (await get('/api/search/getVinSuggestions', headers)).body
  return { backend, token, add, quote, remember, vins }
}

test('A new backend continues with the data of a snapshot', async () => {
  const before = await customer()
  await before.add(skus[0])
  await before.add(skus[1])
  await before.remember('WMA06XZZ8CP034890')

  const after = await customer(smallBackend({ snapshot: before.backend.snapshot() }))
  expect(await after.quote()).toEqual(await before.quote())
  expect(await after.vins()).toEqual(['WMA06XZZ8CP034890'])
  await after.add(skus[2])
  expect((await after.quote()).items).toHaveLength(3)
})

test('The retry of an order after a restart places no second order', async () => {
  const secret = new Uint8Array(32).fill(1)
  const before = smallBackend({ secret })
  const ready = await readyToOrder(before)
  const placed = await ready.place()
  expect(placed.status).toBe(201)

  const after = smallBackend({ secret, snapshot: before.snapshot() })
  const { post } = api(after)
  const sent = { ...ready.caller, ...ready.order }
  const again = await post('/api/checkout/order/place', sent, { 'idempotency-key': ready.key })
  expect(again.body.orderNumbers).toEqual(placed.body.orderNumbers)
  expect(after.placedOrders).toEqual(before.placedOrders)
  const other = await post(
    '/api/checkout/order/place',
    { ...sent, customerOrderReference: 'PO 2' },
    { 'idempotency-key': ready.key },
  )
  expect(other.body.code).toBe(409002)
})

test('Checkout choices and a pending payment are restored after a restart', async () => {
  const secret = new Uint8Array(32).fill(1)
  const before = smallBackend({ secret })
  const ready = await readyToOrder(before, { paymentId: 'card' })
  await ready.place()
  const start = { ...ready.caller, basHash: ready.order.basHash, returnPath: '/en/checkout/redirect' }
  const { body: started } = await api(before).post('/api/checkout/payments/start', start)

  const { post } = api(smallBackend({ secret, snapshot: before.snapshot() }))
  const { version } = ready.order
  expect((await post('/api/checkout/validate', { ...ready.caller, version })).body.basHash).toBe(
    ready.order.basHash,
  )
  expect((await post('/api/checkout/payments/start', start)).body).toEqual(started)
})

test('Sessions are restored after a restart with the same secret', async () => {
  const secret = new Uint8Array(32).fill(1)
  const { token } = await customer(smallBackend({ secret }))
  const { post } = api(smallBackend({ secret }))
  expect((await post('/api/getfeatures', { token })).status).toBe(200)
})

test('Parts that are no longer sold are omitted when a snapshot is restored', async () => {
  const lines = [{ id: 1, owner: 'C100001', sku: 'NW-0.00000', quantity: 1 }]
  const snapshot = JSON.stringify({
    carts: [{ owner: 'C100001', version: 3 }],
    lines,
    vinHistories: [],
  })
  expect(await (await customer(smallBackend({ snapshot }))).quote()).toMatchObject({ items: [], version: 3 })
})

test.each(['', 'garbage', '{}', '{"carts":1}'])('%j is not a snapshot, and is ignored', async (snapshot) => {
  expect(await (await customer(smallBackend({ snapshot }))).quote()).toMatchObject({
    items: [],
    version: 0,
  })
})
