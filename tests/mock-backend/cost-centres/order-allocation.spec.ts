import { expect, test } from 'vitest'
import { api, germany, smallBackend } from '../call-api.ts'
import { IN_STOCK, readyToOrder } from '../checkout/ready-to-order.ts'

test('An order has its cost centre and job in the response, the list, the filters and its page', async () => {
  const backend = smallBackend()
  const { place, caller } = await readyToOrder(backend, { items: [{ sku: IN_STOCK, qty: 1 }] })
  const placed = await place({ costCentre: '4300', job: 'HH-BN 7 / 12' })
  expect(placed.body).toMatchObject({ costCentre: '4300', job: 'HH-BN 7 / 12' })
  const orderNo = placed.body.orderNumbers.first
  const { post } = api(backend)
  const list = async (filter: object, term?: string) =>
    (await post('/api/orders/list', { ...caller, start: 0, length: 5, filter, ...(term && { term }) })).body
  for (const found of [
    await list({ costCentre: '4300' }),
    await list({ job: 'bn 7' }),
    await list({}, 'HH-BN 7 / 12'),
  ])
    expect(found.items).toMatchObject([{ orderNo, costCentre: '4300', job: 'HH-BN 7 / 12' }])
  const { facets } = await list({ costCentre: '4300' })
  const facet = facets.find(({ name }: { name: string }) => name === 'costCentre')
  expect(facet.values).toContainEqual({ id: '4300', name: '4300 Filiale Kiel', count: 1 })
  const { header } = (await post('/api/orders/get', { ...caller, orderNo })).body
  expect(header).toMatchObject({ costCentre: '4300', job: 'HH-BN 7 / 12' })
})

test.each(['4900', '9999'])(
  'No order is created for the cost centre %s, which is closed or unknown',
  async (costCentre) => {
    const backend = smallBackend()
    const { place } = await readyToOrder(backend)
    expect((await place({ costCentre })).body.code).toBe(422040)
    expect(backend.placedOrders).toHaveLength(0)
    expect((await place({ costCentre: '4100' }, 'another key')).status).toBe(201)
  },
)

test('The idempotency key of an order with another cost centre is rejected', async () => {
  const { place } = await readyToOrder(smallBackend())
  await place({ costCentre: '4100' })
  expect((await place({ costCentre: '4200' })).body.code).toBe(409002)
})

test('A company gets only its own cost centres', async () => {
  const { post, login } = api(smallBackend())
  const of = async (user: string) =>
    (await post('/api/cost-centres/list', { ...germany, token: await login(user) })).body.costCentres
  expect((await of('full@demo.test')).map(({ id }: { id: string }) => id)).toEqual([
    '4100',
    '4200',
    '4300',
    '4900',
  ])
  expect(await of('export@demo.test')).toEqual([])
})
