import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const { vendorId, sku, packageQuantity: qty } = sharedCatalogue(7, 600).product(1)

/** The calls of one person. */
async function person(backend: ReturnType<typeof smallBackend>, name: string) {
  const { post, login } = api(backend)
  const token = await login(`${name}@demo.test`)
  const ask = (path: string, body: object = {}) => post(path, { token, ...germany, ...body })
  return {
    ask,
    add: () => ask('/api/checkout/cart/add', { items: [{ sku: `${vendorId}-${sku}`, qty }] }),
    lines: async () => {
      await post('/api/checkout/cart/create', { token, ...germany })
      const { body } = await post('/api/checkout/cart/getQuote', { token, ...germany })
      return body.quote.items.length as number
    },
    orders: async () => (await ask('/api/orders/list', { start: 0, length: 5, filter: {} })).body.items,
  }
}

test('Each colleague has a separate cart', async () => {
  const backend = smallBackend()
  const [owner, buyer] = [await person(backend, 'full'), await person(backend, 'buyer')]
  await owner.add()
  expect([await owner.lines(), await buyer.lines()]).toEqual([1, 0])
})

test('Colleagues get the same orders, in any sequence of requests', async () => {
  const orders = await (await person(smallBackend(), 'full')).orders()
  expect(orders).toHaveLength(5)
  expect(await (await person(smallBackend(), 'buyer')).orders()).toEqual(orders)
})

test.each([
  ['storeman', { order: false, invoice: false, shipment: true, showPrice: false, fillBasket: false }],
  ['bookkeeper', { order: false, invoice: true, shipment: false, showPrice: true, fillBasket: false }],
  ['buyer', { order: true, invoice: false, shipment: true, showPrice: true, fillBasket: true }],
])('The %s has the rights of the role', async (name, rights) => {
  const { ask } = await person(smallBackend(), name)
  expect((await ask('/api/getfeatures')).body).toMatchObject({ ...rights, partnerInterface: false })
})

const list = { start: 0, length: 50, filter: {} }

test.each([
  ['storeman', '/api/orders/list', list, 403001],
  ['storeman', '/api/documents/list', { ...list, documentType: 'INVOICE' }, 403002],
  ['buyer', '/api/documents/list', { ...list, documentType: 'INVOICE' }, 403002],
  ['bookkeeper', '/api/orders/list', list, 403001],
  ['bookkeeper', '/api/documents/list', { ...list, documentType: 'DESPATCH_ADVICE' }, 403003],
  ['approver', '/api/people/list', list, 403007],
])('The %s may not call without permission: %s', async (name, path, body, code) => {
  const { ask } = await person(smallBackend(), name)
  expect((await ask(path, body)).body.code).toBe(code)
})

test('The storeman gets delivery notes without amounts', async () => {
  const backend = smallBackend()
  const read = async (name: string) => {
    const { ask } = await person(backend, name)
    const shipments = { documentType: 'DESPATCH_ADVICE' }
    const { items } = (await ask('/api/documents/list', { ...list, ...shipments })).body
    const { documentNo } = items[0].header ?? items[0]
    return JSON.stringify([items, (await ask('/api/documents/get', { ...shipments, documentNo })).body])
  }
  expect(await read('full')).toContain('"currency"')
  expect(await read('storeman')).not.toMatch(/"currency"|"price"|"total"/)
})

const address = { company: 'Kran GmbH', street: 'Ring 1', postCode: '34123', city: 'Kassel', countryID: 'DE' }
const id = 'D0100001-1'

test.each([
  ['/api/addresses/create', { address }],
  ['/api/addresses/update', { id, address }],
  ['/api/addresses/delete', { id }],
  ['/api/addresses/restore', { id }],
  ['/api/addresses/setDefault', { id }],
])('A person without the right to order changes no delivery address: %s', async (path, body) => {
  const { post, login } = api(smallBackend())
  for (const person of ['storeman', 'bookkeeper']) {
    const caller = { ...germany, token: await login(`${person}@demo.test`) }
    expect((await post(path, { ...caller, ...body })).body.code, person).toBe(403001)
  }
})

test('A person who cannot order adds no delivery address in the checkout', async () => {
  const { post, login } = api(smallBackend())
  const caller = { ...germany, token: await login('storeman@demo.test') }
  const addresses = { billingAddressId: id, address, contact: '', remark: '' }
  expect((await post('/api/checkout/addresses/set', { ...caller, ...addresses })).body.code).toBe(403005)
})

test.each([
  ['storeman', 403],
  ['approver', 403],
  ['full', 201],
  // the only person of a company
  ['accounts', 201],
])('A request of %s for another billing address, credit limit or bank returns %d', async (user, status) => {
  const { post, login } = api(smallBackend())
  const email = `${user}@demo.test`
  const caller = { ...germany, token: await login(email) }
  const form = { formId: 'credit-online', email, message: 'More', creditLimit: 5000, files: [] }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const billing = await post('/api/addresses/requestChange', { ...caller, address })
  const credit = await post('/api/forms/submit', { ...caller, ...form }, headers)
  expect(billing.status).toBe(status)
  expect(credit.status).toBe(status === 201 ? 200 : status)
  const bank = { formId: 'master-data-online', email, message: 'Another bank', files: [] }
  const sent = await post(
    '/api/forms/submit',
    { ...caller, ...bank },
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect(sent.status).toBe(credit.status)
})
