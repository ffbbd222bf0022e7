import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const { vendorId, sku, packageQuantity: qty } = sharedCatalogue(7, 600).product(1)

/** The calls of one person. */
async function person(backend: ReturnType<typeof smallBackend>, name: string) {
  const { post, login } = api(backend)
  const token = await login(`${name}@demo.test`)
  const ask = (path: string, body: object = {}, headers?: Record<string, string>) =>
    post(path, { token, ...germany, ...body }, headers)
  return {
    ask,
    add: () => ask('/api/checkout/cart/add', { items: [{ sku: `${vendorId}-${sku}`, qty }] }),
    lines: async () => {
      await ask('/api/checkout/cart/create')
      const { body } = await ask('/api/checkout/cart/getQuote')
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

test('Colleagues get the same orders, whoever requests them first', async () => {
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
  const backend = smallBackend()
  for (const name of ['storeman', 'bookkeeper'])
    expect((await (await person(backend, name)).ask(path, body)).body.code, name).toBe(403001)
})

test('A person who cannot order adds no delivery address in the checkout', async () => {
  const { ask } = await person(smallBackend(), 'storeman')
  const addresses = { billingAddressId: id, address, contact: '', remark: '' }
  expect((await ask('/api/checkout/addresses/set', addresses)).body.code).toBe(403005)
})

test.each([
  ['storeman', false],
  ['approver', false],
  ['full', true],
  // the only person of a company
  ['accounts', true],
])('A request of %s for another billing address, credit limit or bank is accepted: %s', async (user, ok) => {
  const { ask } = await person(smallBackend(), user)
  expect((await ask('/api/addresses/requestChange', { address })).status).toBe(ok ? 201 : 403)
  for (const form of [{ formId: 'credit-online', creditLimit: 5000 }, { formId: 'master-data-online' }]) {
    const body = { email: `${user}@demo.test`, message: 'More', files: [], ...form }
    const sent = await ask('/api/forms/submit', body, { 'idempotency-key': crypto.randomUUID() })
    expect(sent.status, form.formId).toBe(ok ? 200 : 403)
  }
})
