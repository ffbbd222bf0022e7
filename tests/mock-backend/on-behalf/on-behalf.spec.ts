import { expect, it } from 'vitest'
import { IN_STOCK, readyToOrder } from '../checkout/ready-to-order.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const MINUTE = 60_000

async function setUp() {
  let now = Date.parse('2026-11-30T08:00Z')
  const backend = smallBackend({ clock: () => now })
  const { post, as } = api(backend)
  const helpDesk = await as('helpdesk')
  const start = (fields: object) => helpDesk('on-behalf/start', { email: 'full@demo.test', ...fields })
  const codeFor = async (user: string) => (await (await as(user))('on-behalf/code/create')).body.code
  return { backend, post, as, start, codeFor, pass: (ms: number) => void (now += ms) }
}

it('a session on behalf of a person starts once with the consent code of the person', async () => {
  const { codeFor, start } = await setUp()
  const code = await codeFor('full')
  expect((await start({ code, email: 'export@demo.test' })).body.code).toBe(422070)
  expect((await start({ code })).body.userInfo).toMatchObject({ given_name: 'Anna', onBehalf: 'Clara Help' })
  expect((await start({ code })).body.code).toBe(422070)
})

it('a session on behalf is rejected without a valid code or reason, for a customer and for an unknown person', async () => {
  const { as, codeFor, start, pass } = await setUp()
  const code = await codeFor('full')
  pass(15 * MINUTE)
  expect((await start({ code })).body.code).toBe(422070)
  expect((await start({})).body.code).toBe(422070)
  expect((await start({ email: 'admin@demo.test', reason: 'CLAIM' })).status).toBe(404)
  const full = await as('full')
  expect((await full('on-behalf/start', { email: 'export@demo.test', reason: 'CLAIM' })).status).toBe(403)
})

it.each([
  ['profile/get', {}],
  ['on-behalf/code/create', {}],
  ['partnerinterface/get', {}],
  ['approvals/decide', { requestNo: 'G2026-00001', decision: 'APPROVE', note: '', lines: [] }],
  ['approvals/deputy/set', { deputy: null }],
  ['cost-centres/save', { id: '4100', name: 'Werkstatt', isOpen: true, budget: null }],
  ['inbox/channels/save', { channels: [{ kind: 'ON_BEHALF', shop: false, mail: false }] }],
  ['inbox/setRead', {}],
])('a session on behalf of a person may not call %s', async (path, body) => {
  const { post, start } = await setUp()
  const token = (await start({ reason: 'CLAIM' })).body.accessToken
  expect((await post(`/api/${path}`, { ...germany, token, ...body })).body.code).toBe(403008)
})

it('a session on behalf of a person lacks the rights for people and partner interface, and ends after 30 minutes', async () => {
  const { post, start, pass } = await setUp()
  const token = (await start({ reason: 'TECHNICAL' })).body.accessToken
  const rights = { order: true, people: false, partnerInterface: false }
  expect((await post('/api/getfeatures', { token })).body).toMatchObject(rights)
  pass(30 * MINUTE)
  expect((await post('/api/getfeatures', { token })).status).toBe(401)
})

it('a consent code and a session on behalf expire when the clock of the demo is set a day ahead', async () => {
  const { backend, post, codeFor, start } = await setUp()
  const code = await codeFor('full')
  const token = (await start({ reason: 'TECHNICAL' })).body.accessToken
  const body = new URLSearchParams({ days: '1' })
  await backend.respond(new Request('https://api.test/demo/clock', { method: 'POST', body }))
  expect((await start({ code })).body.code).toBe(422070)
  expect((await post('/api/getfeatures', { token })).status).toBe(401)
  const later = (await start({ reason: 'TECHNICAL' })).body.accessToken
  expect((await post('/api/getfeatures', { token: later })).status).toBe(200)
})

it('an order on behalf of a person shows employee and person in request, order and mail', async () => {
  const { backend, as, start } = await setUp()
  const token = (await start({ email: 'buyer@demo.test', reason: 'PHONE_ORDER' })).body.accessToken
  const { place } = await readyToOrder(backend, { token, items: [{ sku: IN_STOCK, qty: 200 }] })
  const { requestNo } = (await place()).body.approval
  expect(backend.mails.filter(({ to }) => to === 'buyer@demo.test').map(({ subject }) => subject)).toContain(
    `Auftrag ${requestNo}: bestellt von Clara Help in Ihrem Namen`,
  )
  const approver = await as('approver')
  const decision = { requestNo, decision: 'APPROVE', note: '', lines: [] }
  const { header } = (await approver('approvals/decide', decision)).body
  const { first: orderNo } = (await approver('approvals/get', { requestNo })).body.orderNumbers
  const order = (await approver('orders/get', { orderNo })).body
  expect([header.placedBy, order.header.placedBy]).toEqual(Array(2).fill('Markus Keller (Clara Help)'))
})

it('the start of a session on behalf adds employee and person to log, mail and inbox', async () => {
  const { backend, as, start } = await setUp()
  await start({ reason: 'CLAIM' })
  const full = await as('full')
  const { items } = (await full('people/changes', { start: 0, length: 5, filter: {} })).body
  expect(items[0]).toMatchObject({ by: 'Clara Help', person: 'Anna Becker', what: 'onBehalf', to: 'CLAIM' })
  expect(backend.mails[0]).toMatchObject({
    to: 'full@demo.test',
    subject: 'Clara Help handelt in Ihrem Namen',
  })
  const { entries } = (await full('inbox/list', { start: 0, length: 5 })).body
  expect(entries[0]).toMatchObject({ kind: 'ON_BEHALF', title: 'Clara Help handelt in Ihrem Namen' })
})
