import { expect, test } from 'vitest'
import { anonymous, api, smallBackend } from '../call-api.ts'

const draft = {
  label: 'Yard',
  company: 'Becker',
  street: 'Ring 1',
  postCode: '34123',
  city: 'Kassel',
  countryID: 'DE',
  remark: 'Gate 3, 7 to 15 h',
}

async function book(backend = smallBackend()) {
  const { post, login } = api(backend)
  const caller = { ...anonymous, token: await login('full@demo.test') }
  const call = (verb: string, body: object = {}) => post(`/api/addresses/${verb}`, { ...caller, ...body })
  const list = async (body: object = {}) =>
    (await call('list', { start: 0, length: 100, filter: {}, ...body })).body
  const checkout = async () => (await post('/api/checkout/addresses/get', caller)).body
  return { post, caller, call, list, checkout }
}

test('An address is added, changed, made the default, deleted and restored', async () => {
  const { call, list } = await book()
  const { id } = (await call('create', { address: draft })).body.address
  expect((await call('update', { id, address: { ...draft, city: 'Fulda' } })).body.address.city).toBe('Fulda')
  expect((await call('setDefault', { id })).body.address).toMatchObject({ id, isDefault: true })
  await call('delete', { id })
  const remaining = await list()
  expect(remaining.items.map((item: any) => item.id)).not.toContain(id)
  expect(remaining.items.filter(({ isDefault }: any) => isDefault)).toMatchObject([{ kind: 'BILLING' }])
  expect((await call('restore', { id })).body.address).toMatchObject({ ...draft, city: 'Fulda', id })
})

test('An address cannot be changed to a blocked country', async () => {
  const { call, list } = await book()
  const { id } = (await call('create', { address: draft })).body.address
  const moved = await call('update', { id, address: { ...draft, countryID: 'RU' } })
  expect([moved.status, moved.body.code]).toEqual([422, 422003])
  expect((await list()).items.find((item: any) => item.id === id).countryID).toBe('DE')
})

test('An address that a colleague has changed is not overwritten', async () => {
  const { call, list } = await book()
  const { id, version } = (await call('create', { address: draft })).body.address
  expect(version).toBe('1')
  const update = (city: string, seenVersion?: string) =>
    call('update', {
      id,
      address: { ...draft, city },
      ...(seenVersion !== undefined && { version: seenVersion }),
    })
  expect((await update('Fulda', version)).body.address.version).toBe('2')
  const late = await update('Melsungen', version)
  expect([late.status, late.body.code, late.body.address.city]).toEqual([409, 409001, 'Fulda'])
  expect((await update('Melsungen', late.body.address.version)).status).toBe(200)
  await call('delete', { id })
  expect((await call('restore', { id })).body.address).toMatchObject({ city: 'Melsungen', version: '5' })
  expect((await list()).items.find((one: any) => one.id === id).version).toBe('5')
})

test('The checkout offers the addresses of the address book, with the same default', async () => {
  const { call, checkout } = await book()
  const { id } = (await call('create', { address: draft })).body.address
  await call('setDefault', { id })
  const { shipping } = await checkout()
  expect(shipping.find((one: any) => one.isDefault).id).toBe(id)
  await call('delete', { id })
  expect((await checkout()).shipping.map((one: any) => one.id)).not.toContain(id)
})

test('An accepted billing address is used in checkout and address book, but not in earlier orders', async () => {
  const { post, caller, call, list, checkout } = await book()
  const lastOrder = async () => {
    const { items } = (await post('/api/orders/list', { ...caller, start: 0, length: 1, filter: {} })).body
    return (await post('/api/orders/get', { ...caller, orderNo: items[0].orderNo })).body
  }
  const before = await lastOrder()
  const { label: _, remark: __, ...address } = draft
  const { ticketNo } = (await call('requestChange', { address })).body
  const login = { username: 'admin@demo.test', password: 'demo' }
  const { accessToken: tokenKih } = (await post('/api/loginKih', login)).body
  const decision = { tokenKih, caseNo: ticketNo, decision: 'ACCEPT', text: '' }
  const { cases } = (await post('/api/admin/cases', { tokenKih })).body
  expect(cases[0]).toMatchObject({
    topic: 'BILLING_ADDRESS',
    text: expect.stringContaining('DE-34123 Kassel'),
  })
  expect((await post('/api/admin/cases/update', decision)).status).toBe(200)

  const accepted = { ...address, id: before.billTo.id }
  expect((await checkout()).billing).toMatchObject(accepted)
  expect((await list({ filter: { kind: 'BILLING' } })).items).toMatchObject([accepted])
  expect((await list()).items).toHaveLength(3)
  expect((await lastOrder()).billTo).toEqual(before.billTo)
})

test('A billing address in a country without deliveries cannot be requested', async () => {
  const { call } = await book()
  const refused = await call('requestChange', { address: { ...draft, countryID: 'RU' } })
  expect([refused.status, refused.body.code]).toEqual([422, 422003])
})

test('An address typed in the checkout is added to the address book', async () => {
  const { post, caller, list } = await book()
  const { label: _, remark: _remark, ...plain } = draft
  const typed = { ...plain, name2: 'Hall 🚚' }
  await post('/api/checkout/addresses/set', {
    ...caller,
    billingAddressId: 'D0100001-1',
    address: typed,
    contact: '',
    remark: '',
  })
  expect((await list({ term: 'ring 1' })).items).toMatchObject([{ ...typed, kind: 'SHIPPING' }])
})

test('The billing address cannot be changed or deleted by the customer', async () => {
  const { call } = await book()
  const id = 'D0100001-1'
  expect((await call('update', { id, address: draft })).status).toBe(404)
  expect((await call('delete', { id })).status).toBe(404)
})

test('A customer cannot delete, restore or choose as default an address of another customer', async () => {
  const { call } = await book()
  for (const verb of ['delete', 'restore', 'setDefault']) {
    expect((await call(verb, { id: 'D0100003-2' })).body.code).toBe(404001)
  }
})

test.each([
  ['a blocked country', { countryID: 'RU' }, 422, 422003],
  ['an emoji', { company: 'Becker 🚚' }, 400, 400001],
  ['a street of 300 characters', { street: 'x'.repeat(300) }, 400, 400001],
  ['no city', { city: '' }, 400, 400001],
])('An address with %s is rejected', async (_, change, status, code) => {
  const { call } = await book()
  const reply = await call('create', { address: { ...draft, ...change } })
  expect([reply.status, reply.body.code]).toEqual([status, code])
})

test('An address is suggested in the notation of the postal service, and an address in this notation gets no suggestion', async () => {
  const { call } = await book()
  const typed = { ...draft, street: 'Werkstattstr.  3', city: 'Cassel' }
  const { suggestions } = (await call('validate', { address: typed })).body
  expect(suggestions).toMatchObject([{ street: 'Werkstattstraße 3', postCode: '34123', city: 'Kassel' }])
  expect((await call('validate', { address: suggestions[0] })).body.suggestions).toEqual([])
})

test('The facet of a filtered list counts all addresses', async () => {
  const { list } = await book()
  const { items, facets } = await list({ filter: { kind: 'BILLING' } })
  expect(items).toHaveLength(1)
  expect(facets[0].values).toContainEqual({ id: 'SHIPPING', name: 'SHIPPING', count: 2 })
})
