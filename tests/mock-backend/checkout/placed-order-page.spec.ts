import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'
import { IN_STOCK, ON_ORDER, readyToOrder } from './ready-to-order.ts'

const ITEMS = [
  { sku: IN_STOCK, qty: 4, note: 'For the workshop', requestedNumber: '5.05327' },
  { sku: ON_ORDER, qty: 2 },
]

async function placed(user = 'full@demo.test', paymentId = 'prepayment') {
  const backend = smallBackend()
  const { place, caller } = await readyToOrder(backend, { user, items: ITEMS, paymentId })
  const { body } = await place()
  const get = async (orderNo: string) =>
    (await api(backend).post('/api/orders/get', { ...caller, orderNo })).body
  const [first, second] = await Promise.all([get(body.orderNumbers.first), get(body.orderNumbers.second)])
  const document = (documentNo: string) =>
    api(backend).post('/api/documents/get', { ...caller, documentType: 'ORDER_RESPONSE', documentNo })
  return { confirmation: body, first, second, document }
}

const cents = (price: { readonly value: number } | undefined) => Math.round((price?.value ?? 0) * 100)

test('Each split order has its own lines and totals, which add up to the confirmation', async () => {
  const { confirmation, first, second } = await placed()
  expect([first.header.orderNo, second.header.orderNo]).toEqual(Object.values(confirmation.orderNumbers))
  expect([first.header.secondOrderNo, second.firstOrderNo]).toEqual([
    second.header.orderNo,
    first.header.orderNo,
  ])
  for (const { header, lines, totals } of [first, second]) {
    expect(lines).toHaveLength(1)
    expect(lines[0].orderNo).toBe(header.orderNo)
    expect(cents(totals.net)).toBe(cents(lines[0].rowTotal) + cents(totals.transport))
    expect(cents(totals.net) + cents(totals.tax)).toBe(cents(totals.gross))
    expect(cents(header.total)).toBe(cents(totals.net))
    expect(cents(totals.tax)).toBe(Math.round((cents(totals.net) * totals.taxPercent) / 100))
  }
  expect(cents(confirmation.totals.transport)).toBeGreaterThan(0)
  for (const sum of ['transport', 'net', 'tax', 'gross'])
    expect(cents(first.totals[sum]) + cents(second.totals[sum])).toBe(cents(confirmation.totals[sum]))
})

test('An order contains the typed contact, remark, line note and part number', async () => {
  const { confirmation, first, second } = await placed()
  expect(confirmation).toMatchObject({ contact: 'Anna Becker', remark: 'Gate 4' })
  expect(first).toMatchObject({ contact: 'Anna Becker', remark: 'Gate 4' })
  expect(second).toMatchObject({ contact: 'Anna Becker', remark: 'Gate 4' })
  expect(first.lines[0]).toMatchObject({ note: 'For the workshop', requestedNumber: '5.05327' })
  expect(second.lines[0].requestedNumber).toBeUndefined()
})

/** Users in the country of the warehouse, in a near country and in distant countries. */
const USERS = ['full@demo.test', 'noprice@demo.test', 'export@demo.test', 'kz@demo.test']

test.each(USERS)(
  'the arrival dates of the split orders of %s equal those in the confirmation',
  async (user) => {
    const { confirmation, first, second } = await placed(user)
    const arrivals = confirmation.orders.map(({ arrival }: { readonly arrival: string }) => arrival)
    expect(new Set(arrivals).size).toBe(2)
    const promised = [first, second].flatMap(({ lines }) =>
      lines.map(({ promisedDate, previousDate }: any) => previousDate ?? promisedDate),
    )
    expect(promised).toEqual(arrivals)
  },
)

test('Each split order has its own order confirmation, which its timeline contains', async () => {
  const { document, first, second } = await placed()
  for (const { header, lines, timeline, documents } of [first, second]) {
    const { body } = await document(header.orderNo)
    expect(body.lines).toHaveLength(lines.length)
    expect(documents.map(({ documentNo }: any) => documentNo)).toEqual([header.orderNo])
    expect(timeline.find(({ kind }: any) => kind === 'CONFIRMED').documentNo).toBe(header.orderNo)
  }
})

test('An order on account is confirmed as soon as it is placed', async () => {
  const { first } = await placed('full@demo.test', 'account')
  expect(first.timeline.map(({ kind }: { readonly kind: string }) => kind)).toEqual(['PLACED', 'CONFIRMED'])
  expect(first.header.status).toBe('confirmed')
})

test('The second split order bears the transport costs after the first one is cancelled completely', async () => {
  const backend = smallBackend()
  const { place, caller } = await readyToOrder(backend, { items: ITEMS })
  const { orderNumbers, totals } = (await place()).body
  const { post } = api(backend)
  const cancelled = await post(
    '/api/orders/cancelLines',
    { ...caller, orderNo: orderNumbers.first, lines: [{ lineNo: 1, quantity: 4 }] },
    { 'idempotency-key': 'cancel-1' },
  )
  expect(cancelled.status).toBe(200)
  const get = async (orderNo: string) => (await post('/api/orders/get', { ...caller, orderNo })).body
  const [first, second] = [await get(orderNumbers.first), await get(orderNumbers.second)]
  expect([cents(first.totals.net), first.totals.transport]).toEqual([0, undefined])
  expect(second.totals.transport).toEqual(totals.transport)
  expect(cents(second.totals.net)).toBe(cents(second.lines[0].rowTotal) + cents(totals.transport))
})

test('The remark of an order begins with the remark of its delivery address', async () => {
  const backend = smallBackend()
  const { call, caller, order, place } = await readyToOrder(backend, { items: ITEMS.slice(0, 1) })
  const { post } = api(backend)
  const address = { company: 'Becker', street: 'Ring 1', postCode: '34123', city: 'Kassel', countryID: 'DE' }
  const { id } = (
    await post('/api/addresses/create', { ...caller, address: { ...address, remark: 'Gate 3, 7 to 15 h' } })
  ).body.address
  const { billing } = (await call('addresses/get')).body
  const addresses = { billingAddressId: billing.id, shippingAddressId: id, contact: '', remark: 'Ring twice' }
  await call('addresses/set', addresses)
  const { basHash } = (await call('validate', { version: order.version })).body
  const { remark, orderNumbers } = (await place({ basHash })).body
  const placed = (await post('/api/orders/get', { ...caller, orderNo: orderNumbers.first })).body
  expect([remark, placed.remark]).toEqual(Array(2).fill('Gate 3, 7 to 15 h · Ring twice'))
})
