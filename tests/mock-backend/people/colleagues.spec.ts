import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, codeOf, smallBackend } from '../call-api.ts'

const { vendorId, sku, packageQuantity: qty } = sharedCatalogue(7, 600).product(1)

const colleague = (name: string) => api(smallBackend()).as(name)

const list = { start: 0, length: 50, filter: {} }

test('Each colleague has a separate cart', async () => {
  const { as } = api(smallBackend())
  const linesOf = async (name: string, items: object[]) => {
    const call = await as(name)
    await call('checkout/cart/create')
    if (items.length > 0) await call('checkout/cart/add', { items })
    return (await call('checkout/cart/getQuote')).body.quote.items.length
  }
  expect(await linesOf('full', [{ sku: `${vendorId}-${sku}`, qty }])).toBe(1)
  expect(await linesOf('buyer', [])).toBe(0)
})

test('The API generates the same orders of colleagues, whichever customer requests them first', async () => {
  const ordersOf = async (name: string) => (await (await colleague(name))('orders/list', list)).body.items
  const orders = await ordersOf('full')
  expect(orders.length).toBeGreaterThan(0)
  expect(await ordersOf('buyer')).toEqual(orders)
})

test.each([
  ['storeman', { order: false, invoice: false, shipment: true, showPrice: false, fillBasket: false }],
  ['bookkeeper', { order: false, invoice: true, shipment: false, showPrice: true, fillBasket: false }],
  ['buyer', { order: true, invoice: false, shipment: true, showPrice: true, fillBasket: true }],
])('The %s has the rights of the role', async (name, rights) => {
  const ask = await colleague(name)
  expect((await ask('getfeatures')).body).toMatchObject({ ...rights, partnerInterface: false })
})

test('The storeman gets delivery notes without amounts', async () => {
  const read = async (name: string) => {
    const ask = await colleague(name)
    const shipments = { documentType: 'DESPATCH_ADVICE' }
    const { items } = (await ask('documents/list', { ...list, ...shipments })).body
    const { documentNo } = items[0].header ?? items[0]
    return JSON.stringify([items, (await ask('documents/get', { ...shipments, documentNo })).body])
  }
  expect(await read('full')).toContain('"currency"')
  expect(await read('storeman')).not.toMatch(/"currency"|"price"|"total"/)
})

const address = { company: 'Kran GmbH', street: 'Ring 1', postCode: '34123', city: 'Kassel', countryID: 'DE' }
const id = 'D0100001-1'

test.each([
  ['addresses/create', { address }],
  ['addresses/update', { id, address }],
  ['addresses/delete', { id }],
  ['addresses/restore', { id }],
  ['addresses/setDefault', { id }],
])('A person without the right to order changes no delivery address: %s', async (path, body) => {
  for (const name of ['storeman', 'bookkeeper'])
    expect(codeOf(await (await colleague(name))(path, body)), name).toBe(403001)
})

test('A person who cannot order adds no delivery address in the checkout', async () => {
  const ask = await colleague('storeman')
  const addresses = { billingAddressId: id, address, contact: '', remark: '' }
  expect((await ask('checkout/addresses/set', addresses)).body.code).toBe(403005)
})

test.each([
  ['storeman', false],
  ['approver', false],
  ['full', true],
  // a bookkeeper, but the only person of the company
  ['accounts', true],
])('A request of %s for another billing address, credit limit or bank is accepted: %s', async (user, ok) => {
  const ask = await colleague(user)
  expect((await ask('addresses/requestChange', { address })).status).toBe(ok ? 201 : 403)
  for (const form of [{ formId: 'credit-online', creditLimit: 5000 }, { formId: 'master-data-online' }]) {
    const body = { email: `${user}@demo.test`, message: 'More', files: [], ...form }
    expect((await ask('forms/submit', body)).status, form.formId).toBe(ok ? 200 : 403)
  }
})
