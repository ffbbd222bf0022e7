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
  /** As the system of a company calls: without a token in the body. */
  const asSystem = (secret: string, path: string, body: object = {}) =>
    post(path, { ...germany, ...body }, { authorization: `Bearer ${secret}` })
  return { shop: { post, ...rest }, asSystem, pass: (ms: number) => (now += ms) }
}
const LIST = { start: 0, length: 5, filter: {} }

test('A key opens the calls of its scopes, only with the data of its company', async () => {
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

test('A revoked, replaced, expired or unknown key opens nothing', async () => {
  const { shop, asSystem, pass } = clocked()
  const { createKey, call } = await company('full@demo.test', shop)
  const refusal = async (secret: string) =>
    (await asSystem(secret, '/api/search/partSearch', { searchTerm: 'brake disc' })).body.code
  const revoked = await createKey('catalogue:read')
  expect(await refusal(revoked.secret)).toBeUndefined()
  await call('keys/revoke', { keyId: revoked.id })
  expect(await refusal(revoked.secret)).toBe(401004)

  const replaced = await createKey('catalogue:read')
  const { secret } = (await call('keys/rotate', { keyId: replaced.id })).body
  expect([await refusal(replaced.secret), await refusal(secret)]).toEqual([401004, undefined])
  pass(30 * DAY_MS)
  expect([await refusal(secret), await refusal('dbk_unknown')]).toEqual([401004, 401004])
})

test('A key in the body of a call is refused', async () => {
  const { shop } = clocked()
  const { secret } = await (await company('full@demo.test', shop)).createKey('orders:read')
  expect((await shop.post('/api/orders/list', { ...anonymous, token: secret, ...LIST })).body.code).toBe(
    401004,
  )
})

test('The last use of a key and the call log report the calls, only to its company', async () => {
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

test('An order of a system is in the call log and makes it an EDI partner, until the system is deleted', async () => {
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
