import { expect, test } from 'vitest'
import { smallBackend } from '../call-api.ts'
import { IN_STOCK, ON_ORDER, readyToOrder } from './ready-to-order.ts'

test('A thousand simultaneous retries create one order', async () => {
  const backend = smallBackend()
  const { place } = await readyToOrder(backend)
  const responses = await Promise.all(Array.from({ length: 1000 }, () => place()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(responses.map(({ body }) => JSON.stringify(body.orderNumbers))).size).toBe(1)
  expect(backend.placedOrders).toHaveLength(1)
})

test('A thousand retries with different keys create one order, because the cart is the same', async () => {
  const backend = smallBackend()
  const { place } = await readyToOrder(backend)
  const responses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => place({}, `key-number-${index}`)),
  )
  expect(new Set(responses.map(({ body }) => JSON.stringify(body.orderNumbers))).size).toBe(1)
  expect(backend.placedOrders).toHaveLength(1)
})

test('A right that is withdrawn before the last step prevents the order', async () => {
  const backend = smallBackend()
  const { place } = await readyToOrder(backend)
  backend.changeFlags('full@demo.test', { fillBasket: false })
  const { status, body } = await place()
  expect([status, body.code]).toEqual([403, 403005])
  expect(backend.placedOrders).toHaveLength(0)
})

test('An idempotency key is rejected with another request body', async () => {
  const { place } = await readyToOrder(smallBackend())
  await place()
  expect((await place({ customerOrderReference: 'PO 2' })).body.code).toBe(409002)
})

test('The order of a cart that has changed is rejected with the current cart', async () => {
  const backend = smallBackend()
  const { place } = await readyToOrder(backend)
  backend.changePart(IN_STOCK.slice(3), { pricePercent: 110 })
  const { status, body } = await place()
  expect([status, body.code]).toEqual([409, 409001])
  expect(body.quote.items).toHaveLength(2)
  expect(backend.placedOrders).toHaveLength(0)
})

test('Parts in stock and on back order have separate order numbers, and the cart is empty', async () => {
  const { place, call } = await readyToOrder(smallBackend())
  const { body } = await place()
  expect(body.orderNumbers).toEqual({
    first: expect.stringMatching(/^4/),
    second: expect.stringMatching(/^5/),
  })
  expect(body.orders.map(({ lines }: { lines: { sku: string; quantity: number }[] }) => lines)).toEqual([
    [expect.objectContaining({ sku: IN_STOCK, quantity: 4 })],
    [expect.objectContaining({ sku: ON_ORDER, quantity: 2 })],
  ])
  expect((await call('cart/getQuote')).body.quote.items).toEqual([])
})

test('An order with complete delivery has one number', async () => {
  const { place } = await readyToOrder(smallBackend(), { deliverComplete: true })
  expect(Object.keys((await place()).body.orderNumbers)).toEqual(['first'])
})

test('The status call returns the order after a lost response', async () => {
  const { place, call, order, key } = await readyToOrder(smallBackend())
  const { basHash } = order
  expect((await call('order/status', { basHash })).body.code).toBe(404001)
  const placed = await place()
  expect((await call('order/status', { basHash })).body).toEqual(placed.body)
  expect((await call('order/status', { key })).body).toEqual(placed.body)
})

test('A second cart with the same goods has another hash, and can be ordered', async () => {
  const backend = smallBackend()
  const first = await readyToOrder(backend)
  await first.place()
  const second = await readyToOrder(backend)
  expect(second.order.basHash).not.toBe(first.order.basHash)
  expect((await second.place()).status).toBe(201)
  expect(backend.placedOrders).toHaveLength(2)
})

test.each([
  ['the policy is not accepted', { acceptPolicy: false }, 422005],
  ['the hash is not that of the cart', { basHash: '0'.repeat(32) }, 409001],
  ['the version is outdated', { version: 0 }, 409001],
])('No order is created when %s', async (_reason, change, code) => {
  const backend = smallBackend()
  const { place } = await readyToOrder(backend)
  expect((await place(change)).body.code).toBe(code)
  expect(backend.placedOrders).toHaveLength(0)
})

test('The checkout rejects an address in a blocked country', async () => {
  const { call } = await readyToOrder(smallBackend())
  const { body } = await call('addresses/set', {
    billingAddressId: 'D0100001-1',
    address: { company: 'X', street: 'Y 1', postCode: '1', city: 'Z', countryID: 'SY' },
    contact: '',
    remark: '',
  })
  expect([body.code, body.errors[0].pointer]).toEqual([422003, '/address/countryID'])
})

test('An order on account is limited by the credit of the account', async () => {
  const { call } = await readyToOrder(smallBackend(), { items: [{ sku: IN_STOCK, qty: 9000 }] })
  const { methods } = (await call('payments/get')).body
  expect(methods[0]).toMatchObject({ kind: 'ACCOUNT', allowed: false, reason: 'CREDIT_LIMIT' })
  expect(
    (await call('payments/set', { paymentId: 'account', ccFirstName: '', ccLastName: '' })).body.code,
  ).toBe(422002)
})

test('Changes of price or delivery date since the cart was filled are reported with old and new value', async () => {
  const backend = smallBackend()
  const { call, order } = await readyToOrder(backend)
  backend.changePart(IN_STOCK.slice(3), { pricePercent: 150 })
  backend.changePart(ON_ORDER.slice(3), { stock: { quantity: 0, replenishmentDays: 300 } })
  await call('cart/getQuote')
  const { changes } = (await call('validate', { version: order.version })).body
  expect(changes.map(({ field }: { field: string }) => field)).toEqual(['PRICE', 'DATE'])
  expect(changes[0].new).toBeCloseTo(changes[0].old * 1.5, 1)
  expect(changes[1].new > changes[1].old).toBe(true)
})
