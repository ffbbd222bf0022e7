import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)

const sold = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).filter(
  ({ discontinued, replacedBy, packageQuantity, stock }) =>
    !discontinued && !replacedBy && packageQuantity === 1 && stock.quantity > 20,
)
const skus = sold.map(({ vendorId, sku }) => `${vendorId}-${sku}`)
const key = { 'idempotency-key': 'pressed-a-second-time' }

async function customer() {
  const backend = smallBackend()
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  const add = (qty: number, headers = {}) =>
    post('/api/checkout/cart/add', { token, items: [{ sku: skus[0], qty }] }, headers)
  const quote = async () => (await post('/api/checkout/cart/getQuote', { token, ...germany })).body.quote
  return { backend, token, post, add, quote }
}

test('A retry with the same idempotency key adds once, and gets the same response', async () => {
  const { add, quote } = await customer()
  const first = await add(2, key)
  const repeat = await add(2, key)
  expect(repeat.body).toEqual(first.body)
  expect((await quote()).items[0].qty).toBe(2)
})

test('An idempotency key is rejected for an addition with a different quantity', async () => {
  const { add, quote } = await customer()
  await add(2, key)
  expect(await add(3, key)).toMatchObject({ status: 409, body: { code: 409002 } })
  expect((await quote()).items[0].qty).toBe(2)
})

test('Without an idempotency key two equal calls add the quantity twice', async () => {
  const { add, quote } = await customer()
  await add(2)
  await add(2)
  expect((await quote()).items[0].qty).toBe(4)
})

test('A part that is no longer sold remains in the cart by its number, without a price, and cannot be ordered', async () => {
  const { backend, token, post, add, quote } = await customer()
  await add(2)
  await post('/api/checkout/cart/add', { token, items: [{ sku: skus[1], qty: 1 }] })
  backend.changePart(sold[0]!.sku, { isGone: true })
  const { items, total } = await quote()
  expect(items[0]).toMatchObject({ sku: skus[0], articleNo: sold[0]!.sku, qty: 2, orderable: false })
  expect(items[0]).not.toHaveProperty('rowTotal')
  expect(total).toEqual(items[1].rowTotal)
})

test('A discontinued part has no price in the cart, and cannot be ordered', async () => {
  const { backend, token, post, add, quote } = await customer()
  await add(2)
  await post('/api/checkout/cart/add', { token, items: [{ sku: skus[1], qty: 1 }] })
  backend.changePart(sold[0]!.sku, { discontinued: true })
  const { items, total } = await quote()
  expect(items[0]).toMatchObject({ name: sold[0]!.names.de, orderable: false })
  expect(items[0]).not.toHaveProperty('rowTotal')
  expect(total).toEqual(items[1].rowTotal)
})
