import { expect, test, vi } from 'vitest'
import { api, smallBackend } from '../call-api.ts'
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
  for (const listed of [
    await list({ costCentre: '4300' }),
    await list({ job: 'bn 7' }),
    await list({}, 'HH-BN 7 / 12'),
  ])
    expect(listed.items).toMatchObject([{ orderNo, costCentre: '4300', job: 'HH-BN 7 / 12' }])
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
  const { as } = api(smallBackend())
  const of = async (user: string) => (await (await as(user))('cost-centres/list')).body.costCentres
  const ids = (await of('full')).map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['4100', '4200', '4300', '4900'])
  expect(await of('export')).toEqual([])
})

test('A buyer must choose a cost centre if one has a budget, but an administrator need not', async () => {
  const backend = smallBackend()
  const items = [{ sku: IN_STOCK, qty: 1 }]
  const buyer = await readyToOrder(backend, { user: 'buyer@demo.test', items })
  expect((await buyer.place({ costCentre: undefined })).body.code).toBe(422054)
  expect((await buyer.place({ costCentre: '4200' }, 'another key')).status).toBe(201)
  const administrator = await readyToOrder(backend, { items })
  expect((await administrator.place()).status).toBe(201)
})

test('A person limited to one cost centre must choose it, and the purchasing system may use only it', async () => {
  const backend = smallBackend()
  const { place, caller } = await readyToOrder(backend, { items: [{ sku: IN_STOCK, qty: 1 }] })
  const { post } = api(backend)
  const list = await post('/api/people/list', { ...caller, start: 0, length: 9, filter: {} })
  const own = list.body.items.find(({ email }: { email: string }) => email === 'full@demo.test')
  const { personId, role, rights } = own
  const settings = { role, rights, orderLimit: null, seesColleagues: true, deliveryAddresses: null }
  await post('/api/people/change', { ...caller, personId, ...settings, costCentres: ['4100'] })
  expect((await place()).body.code).toBe(422054)
  const order = {
    protocol: 'EDIFACT',
    userName: 'demo-oci5-D0100001',
    secret: 'demo',
    languageID: 'de-DE',
    orderNo: 'PO-1',
    lines: [{ articleNo: IN_STOCK.slice(3), quantity: 1 }],
    job: {},
  }
  await post('/api/partnerinterface/get', caller)
  expect((await post('/api/punchout/order', order)).body.code).toBe(422040)
})

test('A company has at most 200 cost centres, and the list of orders parses them once', async () => {
  const call = await api(smallBackend()).as('full')
  const save = (id: string) => call('cost-centres/save', { id, name: 'Centre', isOpen: true, budget: null })
  const { costCentres } = (await call('cost-centres/list')).body
  for (let no = costCentres.length; no < 200; no += 1) expect((await save(`C${no}`)).status).toBe(200)
  expect((await save('C200')).body.code).toBe(413001)
  expect((await save('C199')).status).toBe(200)
  const parse = vi.spyOn(JSON, 'parse')
  await call('orders/list', { start: 0, length: 5, filter: {} })
  const reads = parse.mock.calls.filter(([text]) => text.includes('"id":"C199"'))
  parse.mockRestore()
  expect(reads).toHaveLength(1)
})
