import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, germany, smallBackend } from '../call-api.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 10, 30, 12)

/** A company with its administrator. */
async function company(userName = 'full@demo.test', { post, login } = api(smallBackend())) {
  const token = await login(userName)
  const call = (name: string, body: object = {}) =>
    post(
      `/api/partnerinterface/${name}`,
      { ...anonymous, token, ...body },
      { 'idempotency-key': crypto.randomUUID() },
    )
  const settings = async () => (await call('get')).body
  const createKey = async (...scopes: string[]) =>
    (await call('keys/create', { name: 'ERP', scopes, expiresAt: '2026-12-24' })).body
  return { call, settings, createKey }
}

function clocked() {
  let now = NOON
  const { post, ...rest } = api(smallBackend({ clock: () => now }))
  /** Calls the API like the system of a company, with the secret and without a token in the body. */
  const asSystem = (secret: string, path: string, body: object = {}) =>
    post(path, { ...germany, ...body }, { authorization: `Bearer ${secret}` })
  /** Adds a part to the cart of the key, and validates the cart for an order. */
  const validatedCart = async (secret: string, paymentId: string) => {
    const { vendorId, sku } = sharedCatalogue(7, 600).product(0)
    const send = async (path: string, body: object = {}) =>
      (await asSystem(secret, `/api/checkout/${path}`, body)).body
    await send('cart/create')
    await send('cart/add', { items: [{ sku: `${vendorId}-${sku}`, qty: 1 }] })
    const { version } = (await send('cart/getQuote')).quote
    await send('transports/set', { transportId: 'parcel', deliverComplete: false })
    await send('payments/set', { paymentId, ccFirstName: 'Anna', ccLastName: 'Becker' })
    const { basHash } = await send('validate', { version })
    return { basHash, version, sku }
  }
  return { shop: { post, ...rest }, asSystem, validatedCart, pass: (ms: number) => (now += ms) }
}

/** A company and its approver, who gets another role or is deactivated. */
async function companyWithApprover(shop: ReturnType<typeof api>) {
  const owner = await company('full@demo.test', shop)
  const people = async (path: string, body: object) =>
    shop.post(`/api/people/${path}`, { ...germany, token: await shop.login('full@demo.test'), ...body })
  const list = await people('list', { start: 0, length: 9, filter: {} })
  const { personId, rights } = list.body.items.find(({ email }: any) => email === 'approver@demo.test')
  const settings = { rights, seesColleagues: true, deliveryAddresses: null, costCentres: null }
  const become = (role: string, orderLimit: object | null = null) =>
    people('change', { personId, role, orderLimit, ...settings })
  return { owner, become, deactivate: () => people('setActive', { personId, isActive: false }) }
}

const LIST = { start: 0, length: 5, filter: {} }

test('A key does not permit access to an order of another company', async () => {
  const { shop, asSystem } = clocked()
  const [own, other] = [await company('full@demo.test', shop), await company('export@demo.test', shop)]
  const numbers = async (secret: string) =>
    (await asSystem(secret, '/api/orders/list', LIST)).body.items.map((one: any) => one.orderNo)
  const { secret } = await own.createKey('orders:read')
  const [orderNo] = await numbers(secret)
  const { secret: foreign } = await other.createKey('orders:read')
  expect(await numbers(foreign)).not.toContain(orderNo)
  expect((await asSystem(secret, '/api/orders/get', { orderNo })).status).toBe(200)
  expect((await asSystem(foreign, '/api/orders/get', { orderNo })).status).toBe(404)
})

test('A revoked, replaced, expired or unknown key is rejected', async () => {
  const { shop, asSystem, pass } = clocked()
  const { createKey, call } = await company('full@demo.test', shop)
  const rejection = async (secret: string) =>
    (await asSystem(secret, '/api/search/partSearch', { searchTerm: 'brake disc' })).body.code
  const revoked = await createKey('catalogue:read')
  expect(await rejection(revoked.secret)).toBeUndefined()
  await call('keys/revoke', { keyId: revoked.id })
  expect(await rejection(revoked.secret)).toBe(401004)

  const replaced = await createKey('catalogue:read')
  const { secret } = (await call('keys/rotate', { keyId: replaced.id })).body
  expect([await rejection(replaced.secret), await rejection(secret)]).toEqual([401004, undefined])
  pass(30 * DAY_MS)
  expect([await rejection(secret), await rejection('dbk_unknown')]).toEqual([401004, 401004])
})

test('A key in the body of a call is rejected', async () => {
  const { shop } = clocked()
  const { secret } = await (await company('full@demo.test', shop)).createKey('orders:read')
  expect((await shop.post('/api/orders/list', { ...anonymous, token: secret, ...LIST })).body.code).toBe(
    401004,
  )
})

test('The settings of a company contain the last use and the calls of its key, and no calls of another company', async () => {
  const { shop, asSystem, pass } = clocked()
  const [own, other] = [await company('full@demo.test', shop), await company('export@demo.test', shop)]
  const { id, secret } = await own.createKey('orders:read')
  const lastUse = async () => (await own.settings()).keys.find((one: any) => one.keyId === id).lastUsedAt
  expect(await lastUse()).toBeUndefined()
  expect((await own.settings()).calls).toEqual([])
  pass(60_000)
  await asSystem(secret, '/api/orders/list', LIST)
  await asSystem(secret, '/api/documents/list', { ...LIST, documentType: 'INVOICE' })
  expect(await lastUse()).toBe(new Date(NOON + 60_000).toISOString())
  expect((await own.settings()).calls).toMatchObject([
    { direction: 'IN', subject: 'POST /api/documents/list', status: 403 },
    { direction: 'IN', subject: 'POST /api/orders/list', status: 200 },
  ])
  expect((await other.settings()).calls).toEqual([])
})

test('An order of a purchasing system is logged, and makes it an EDI partner until the system is deleted', async () => {
  const { shop } = clocked()
  const { settings, call } = await company('full@demo.test', shop)
  expect((await settings()).edi).toEqual([])
  const order = {
    protocol: 'EDIFACT',
    userName: 'demo-oci5-D0100001',
    secret: 'demo',
    languageID: 'de-DE',
    orderNo: 'PO-1',
    lines: [{ articleNo: sharedCatalogue(7, 600).product(0).sku, quantity: 1 }],
    job: {},
  }
  expect((await shop.post('/api/punchout/order', order)).status).toBe(200)
  const { edi, calls, punchOutSystems } = await settings()
  expect(edi).toEqual([
    {
      name: 'Demo ERP (OCI 5.0)',
      standard: 'EDIFACT D.96A',
      messages: ['ORDERS', 'ORDRSP'],
      state: 'active',
      lastMessageAt: new Date(NOON).toISOString(),
    },
  ])
  expect(calls).toMatchObject([{ direction: 'IN', subject: 'POST /api/punchout/order', status: 200 }])
  const { systemId } = punchOutSystems.find((one: any) => one.userName === order.userName)
  await call('punchout/delete', { systemId })
  expect((await settings()).edi).toEqual([])
})

test('API key and punch-out system have the order limit of their administrator, and end with the account', async () => {
  const { shop, asSystem } = clocked()
  const { owner, become, deactivate } = await companyWithApprover(shop)
  await become('ADMINISTRATOR', { value: 1, currency: { code: 'EUR' } })

  const limited = await company('approver@demo.test', shop)
  const { id: keyId, secret } = await limited.createKey('orders:write')
  const system = { name: 'ERP', protocol: 'CXML', returnHosts: ['erp.example.com'], mapping: {}, codes: {} }
  const saved = await limited.call('punchout/save', { ...system, costCentre: '4200' })
  const { systemId, secret: password } = saved.body
  const { userName } = (await owner.settings()).punchOutSystems.find((one: any) => one.systemId === systemId)
  const { vendorId, sku } = sharedCatalogue(7, 600).product(0)
  const order = () =>
    shop.post('/api/punchout/order', {
      protocol: 'CXML',
      userName,
      secret: password,
      languageID: 'de-DE',
      orderNo: 'PO-2',
      lines: [{ articleNo: sku, quantity: 1 }],
      job: {},
    })
  const items = [{ sku: `${vendorId}-${sku}`, qty: 1 }]
  const quote = () => asSystem(secret, '/api/checkout/cart/getQuote')
  await asSystem(secret, '/api/checkout/cart/create')
  await asSystem(secret, '/api/checkout/cart/add', { items })
  expect((await quote()).body.quote.approvalReasons).toMatchObject([{ kind: 'ORDER_LIMIT' }])
  expect((await order()).body).toMatchObject({
    code: 422049,
    detail: expect.stringMatching(/above the order limit of Sabine Wagner \([\d.]+ EUR, limit 1\.00 EUR\)/),
  })

  await deactivate()
  expect([(await quote()).body.code, (await order()).body.code]).toEqual([401004, 401003])
  // another administrator renews the key, which then has the order limit of that administrator
  const { secret: renewed } = (await owner.call('keys/rotate', { keyId })).body
  expect((await asSystem(renewed, '/api/checkout/cart/create')).status).toBe(200)
})

test('An API key ends when its person is no longer an administrator, until an administrator renews it', async () => {
  const { shop, asSystem } = clocked()
  const { owner, become } = await companyWithApprover(shop)
  await become('ADMINISTRATOR')
  const { id: keyId, secret } = await (await company('approver@demo.test', shop)).createKey('orders:read')
  const read = async (key: string) => (await asSystem(key, '/api/orders/list', LIST)).status
  expect(await read(secret)).toBe(200)
  await become('APPROVER')
  expect(await read(secret)).toBe(401)
  expect((await owner.settings()).keys.find((one: any) => one.keyId === keyId).state).toBe('ended')
  expect(await read((await owner.call('keys/rotate', { keyId })).body.secret)).toBe(200)
})

test('A punch-out system, its EDI partner, ticket and session end when its person is no longer an administrator', async () => {
  const { shop } = clocked()
  const { owner, become } = await companyWithApprover(shop)
  await become('ADMINISTRATOR')
  const { call } = await company('approver@demo.test', shop)
  const system = { name: 'ERP', protocol: 'CXML', returnHosts: ['erp.example.com'], mapping: {}, codes: {} }
  const { systemId, secret } = (await call('punchout/save', { ...system, costCentre: '4200' })).body
  const { userName } = (await owner.settings()).punchOutSystems.find((one: any) => one.systemId === systemId)
  const login = { protocol: 'CXML', userName, secret, languageID: 'de-DE', job: {} }
  const lines = [{ articleNo: sharedCatalogue(7, 600).product(0).sku, quantity: 1 }]
  const order = (orderNo: string) => shop.post('/api/punchout/order', { ...login, orderNo, lines })
  const start = { ...login, operation: 'CREATE', returnUrl: 'https://erp.example.com/back' }
  const ticket = async () => (await shop.post('/api/punchout/start', start)).body.ticket
  const enter = async (known: string) => (await shop.post('/api/punchout/enter', { ticket: known })).body
  const states = async () => {
    const { punchOutSystems, edi } = await owner.settings()
    return [punchOutSystems.find((one: any) => one.systemId === systemId).state, edi[0].state]
  }
  expect((await order('PO-1')).status).toBe(200)
  expect(await states()).toEqual(['active', 'active'])
  const { accessToken } = await enter(await ticket())
  const unused = await ticket()
  const cart = () => shop.post('/api/checkout/cart/getQuote', { ...germany, token: accessToken })
  expect((await cart()).status).toBe(200)

  await become('APPROVER')
  expect(await states()).toEqual(['ended', 'ended'])
  expect((await order('PO-2')).body.code).toBe(401003)
  expect((await enter(unused)).code).toBe(410002)
  expect((await cart()).body.code).toBe(401000)
})

test('An order by key and by a system of an administrator is checked against the budget of its cost centre', async () => {
  const { shop, validatedCart } = clocked()
  const { call, settings, createKey } = await company('full@demo.test', shop)
  const { secret } = await createKey('orders:write')
  const { basHash, version, sku } = await validatedCart(secret, 'account')
  const place = async (costCentre: object, key: string) => {
    const order = { basHash, version, acceptPolicy: true, customerOrderReference: 'PO 3', ...costCentre }
    const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': key }
    return (await shop.post('/api/checkout/order/place', { ...germany, ...order }, headers)).body
  }
  const token = await shop.login('full@demo.test')
  const budget = { value: 1, currency: { code: 'EUR' } }
  const saved = { id: '4301', name: 'Filiale Husum', isOpen: true, budget }
  await shop.post('/api/cost-centres/save', { ...germany, token, ...saved })
  expect((await place({}, 'order-by-key-1')).code).toBe(422054)
  expect((await place({ costCentre: saved.id }, 'order-by-key-2')).status).toBe('AWAITING_APPROVAL')

  const [system] = (await settings()).punchOutSystems.slice(1)
  const { systemId, name, protocol, returnHosts, mapping, codes } = system
  const change = (costCentre: object) =>
    call('punchout/save', { systemId, name, protocol, returnHosts, mapping, codes, ...costCentre })
  const login = { protocol: 'EDIFACT', userName: system.userName, secret: 'demo', languageID: 'de-DE' }
  const lines = [{ articleNo: sku, quantity: 1 }]
  const order = async () =>
    (await shop.post('/api/punchout/order', { ...login, orderNo: 'PO-1', lines, job: {} })).body
  await change({})
  expect((await order()).code).toBe(422054)
  await change({ costCentre: saved.id })
  expect(await order()).toMatchObject({
    code: 422049,
    detail: expect.stringMatching(/above the budget of the cost centre 4301 \([\d.]+ EUR, limit 0\.00 EUR\)/),
  })
  expect((await change({ costCentre: '4900' })).body.code).toBe(422040)
  await change({ costCentre: '4200' })
  const used = async () => {
    const { costCentres } = (await shop.post('/api/cost-centres/list', { ...germany, token })).body
    return costCentres.find(({ id }: any) => id === '4200').spending.used.value
  }
  const before = await used()
  expect((await order()).orderNumbers).toHaveLength(1)
  expect(await used()).toBeGreaterThan(before)
})

test('The unpaid order of an API key cannot be paid after the key is revoked', async () => {
  const { shop, validatedCart } = clocked()
  const { createKey, call } = await company('full@demo.test', shop)
  const { id: keyId, secret } = await createKey('orders:write')
  const { basHash, version } = await validatedCart(secret, 'card')
  const order = {
    ...germany,
    basHash,
    version,
    acceptPolicy: true,
    customerOrderReference: 'PO 3',
    costCentre: '4200',
  }
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': 'order-by-key' }
  expect((await shop.post('/api/checkout/order/place', order, headers)).body.status).toBe('PENDING')
  const token = await shop.login('full@demo.test')
  const pay = () =>
    shop.post('/api/checkout/payments/start', {
      ...germany,
      token,
      basHash,
      returnPath: '/checkout/redirect',
    })
  expect((await pay()).status).toBe(200)
  await call('keys/revoke', { keyId })
  expect((await pay()).body.code).toBe(404001)
})
