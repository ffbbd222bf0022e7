import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { smallBackend } from '../call-api.ts'
import { IN_STOCK, readyToOrder } from './ready-to-order.ts'

const catalogue = sharedCatalogue(7, 600)
const battery = Array.from({ length: 600 }, (_, index) => catalogue.product(index)).find(
  ({ partTypeId, discontinued }) => partTypeId === 'battery' && !discontinued,
)!
const items = [
  { sku: IN_STOCK, qty: 1 },
  { sku: `${battery.vendorId}-${battery.sku}`, qty: 1 },
]

test('Only express refuses a part with a UN number', async () => {
  const { call } = await readyToOrder(smallBackend(), { items })
  const { transports } = (await call('transports/get')).body
  expect(transports.map(({ id, refusedParts }: Record<string, unknown>) => [id, refusedParts])).toEqual([
    ['parcel', undefined],
    ['express', [battery.sku]],
    ['freight', undefined],
    ['pickup', undefined],
  ])
})

test('Express is rejected for dangerous goods', async () => {
  const { call } = await readyToOrder(smallBackend(), { items })
  const { status, body } = await call('transports/set', { transportId: 'express', deliverComplete: false })
  expect([status, body.code]).toEqual([422, 422004])
  expect(body.detail).toContain(battery.sku)
})

test('An express order is rejected if dangerous goods were added after the choice of transport', async () => {
  const backend = smallBackend()
  const { caller, call, order, place } = await readyToOrder(backend, { items: items.slice(0, 1) })
  await call('transports/set', { transportId: 'express', deliverComplete: false })
  await call('cart/add', { token: caller.token, items: items.slice(1) })
  const { version } = (await call('cart/getQuote')).body.quote
  const { basHash } = (await call('validate', { version })).body
  const { status, body } = await place({ ...order, version, basHash })
  expect([status, body.code]).toEqual([422, 422004])
  expect(backend.placedOrders).toHaveLength(0)
})

test('The delivery estimate of a cart with dangerous goods does not assume express', async () => {
  const { call } = await readyToOrder(smallBackend(), { items })
  const { transports } = (await call('cart/getQuote')).body.quote
  expect(transports.map(({ id }: { readonly id: string }) => id)).toEqual(['parcel', 'freight', 'pickup'])
})
