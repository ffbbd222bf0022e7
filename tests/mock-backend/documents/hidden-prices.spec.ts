import { expect, test } from 'vitest'
import { smallBackend } from '../call-api.ts'
import { readyToOrder } from '../checkout/ready-to-order.ts'
import { anyClerk, type Clerk } from './documents-fixture.ts'

/** Paths of all amounts of money in an answer: objects with a currency. */
function amountsIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const ownValues = 'currency' in value && 'value' in value ? [at] : []
  return [...ownValues, ...Object.entries(value).flatMap(([key, inner]) => amountsIn(inner, `${at}/${key}`))]
}

/** The lists of the info centre, and the first document of each type. */
async function everything({ call, list, documents }: Clerk) {
  const orders = await list('/api/orders/list', { length: 200 })
  const [{ orderNo }] = orders.items
  const types = ['INVOICE', 'CREDIT_NOTE', 'DESPATCH_ADVICE', 'PACKING_LIST', 'ORDER_RESPONSE']
  const lists = await Promise.all(types.map((type) => documents(type)))
  return {
    orders,
    order: (await call('/api/orders/get', { orderNo })).body,
    preview: (await call('/api/orders/reorder/preview', { orderNo })).body,
    backorders: await list('/api/backorder/list'),
    overview: (await call('/api/infocenter/overview')).body,
    ageing: (await call('/api/invoices/ageing')).body,
    trace: (await call('/api/documents/trace', { term: orderNo })).body,
    lists,
    documents: await Promise.all(
      lists.map(async ({ items }) => (await call('/api/documents/get', items[0])).body),
    ),
  }
}

/** A customer with all rights except for prices. */
async function blindClerk() {
  const clerk = await anyClerk()
  clerk.backend.changeFlags('full@demo.test', { showPrice: false })
  return clerk
}

test('For users without prices no list and no first document of a type contains an amount', async () => {
  const responses = await everything(await blindClerk())
  expect(amountsIn(responses)).toEqual([])
  expect(responses.orders.items.every((item: any) => item.priceVisible === false)).toBe(true)
  expect(responses.documents.every(({ header }) => header.priceVisible === false)).toBe(true)
})

test('For users with prices the same calls contain amounts, except for delivery notes', async () => {
  const responses = await everything(await anyClerk())
  const places = amountsIn(responses).join('\n')
  for (const place of [
    '/orders/items/0/total',
    '/order/totals/net',
    '/preview/lines/0/price',
    '/ageing/openBalance',
  ]) {
    expect(places).toContain(place)
  }
  expect(places).toContain('/documents/0/lines/0/rowTotal')
  expect(places).not.toContain('/documents/2/lines')
})

test('An e-invoice is rejected for users without prices', async () => {
  const clerk = await blindClerk()
  const [{ documentNo }] = (await clerk.documents('INVOICE')).items
  const items = [{ documentType: 'INVOICE', documentNo, format: 'XML' }]
  const { queueId } = (await clerk.call('/api/documents/queue', { items })).body
  clerk.wait(60_000)
  const { entries } = (await clerk.call('/api/documents/status', { queueIds: [queueId] })).body
  expect(entries[0]).toMatchObject({ ready: false, disabled: true, error: [{ documentId: documentNo }] })
})

test('Sorting and filtering by amount do not reveal hidden amounts', async () => {
  const clerk = await blindClerk()
  const numbers = async (more: object) =>
    (await clerk.documents('INVOICE', more)).items.map(({ documentNo }: any) => documentNo)
  const plain = await numbers({})
  expect(await numbers({ sort_by: 'total', desc: 1 })).toEqual(plain)
  expect(await numbers({ filter: { amountFrom: 100_000 } })).toEqual(plain)
  const orders = async (more: object) => (await clerk.list('/api/orders/list', more)).items
  expect(await orders({ sort_by: 'total' })).toEqual(await orders({}))
})

test('An order of a person who has lost the right to see prices gets a response without prices', async () => {
  const backend = smallBackend()
  const { call, place, order } = await readyToOrder(backend)
  expect(amountsIn((await place()).body)).not.toEqual([])
  backend.changeFlags('full@demo.test', { showPrice: false })
  const repeated = await place()
  const status = await call('order/status', { basHash: order.basHash })
  expect([repeated.status, status.status]).toEqual([201, 200])
  expect(amountsIn([repeated.body, status.body])).toEqual([])
})
