import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'
import { IN_STOCK, ON_ORDER, readyToOrder } from './ready-to-order.ts'

const ITEMS = [
  { sku: IN_STOCK, qty: 4, note: 'For the workshop', requestedNumber: '5.05327' },
  { sku: ON_ORDER, qty: 2 },
]

async function placed() {
  const backend = smallBackend()
  const { place, caller } = await readyToOrder(backend, { items: ITEMS })
  const { body } = await place()
  const get = async (orderNo: string) =>
    (await api(backend).post('/api/orders/get', { ...caller, orderNo })).body
  const [first, second] = await Promise.all([get(body.orderNumbers.first), get(body.orderNumbers.second)])
  return { confirmation: body, first, second }
}

test('The sums of an order are those of its confirmation, transport included', async () => {
  const { confirmation, first } = await placed()
  const { net, tax, gross, transport } = confirmation.totals
  expect(transport.value).toBeGreaterThan(0)
  expect(first.totals).toMatchObject({ net, tax, gross, transport })
})

test('The second order has its own lines, and is what the first leaves of the whole', async () => {
  const { confirmation, first, second } = await placed()
  expect(second.header.orderNo).toBe(confirmation.orderNumbers.second)
  expect(second.firstOrderNo).toBe(confirmation.orderNumbers.first)
  expect(second.lines).toEqual(first.lines.slice(1))
  const cents = ({ value }: { readonly value: number }) => Math.round(value * 100)
  expect(cents(second.totals.net)).toBe(cents(second.lines[0].rowTotal))
  expect(cents(second.totals.net) + cents(second.totals.tax)).toBe(cents(second.totals.gross))
  expect(second.totals.transport).toBeUndefined()
  expect(second.documents).toEqual(first.documents)
})

test('An order keeps what was typed: contact, delivery note text, notes, the number asked for', async () => {
  const { confirmation, first, second } = await placed()
  expect(confirmation).toMatchObject({ contact: 'Anna Becker', remark: 'Gate 4' })
  expect(first).toMatchObject({ contact: 'Anna Becker', remark: 'Gate 4' })
  expect(second).toMatchObject({ contact: 'Anna Becker', remark: 'Gate 4' })
  expect(first.lines[0]).toMatchObject({ note: 'For the workshop', requestedNumber: '5.05327' })
  expect(first.lines[1].requestedNumber).toBeUndefined()
})

test('An order promises each line for the day on which it arrives, as its confirmation does', async () => {
  const { confirmation, first } = await placed()
  const arrivals = confirmation.orders.map(({ arrival }: { readonly arrival: string }) => arrival)
  expect(new Set(arrivals).size).toBe(2)
  const promised = first.lines.map(({ promisedDate, previousDate }: any) => previousDate ?? promisedDate)
  expect(promised).toEqual(arrivals)
})

test('An order that is confirmed is no longer called received', async () => {
  const { first } = await placed()
  expect(first.timeline.map(({ kind }: { readonly kind: string }) => kind)).toEqual(['PLACED', 'CONFIRMED'])
  expect(first.header.status).toBe('confirmed')
})
