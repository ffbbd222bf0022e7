import { expect, it } from 'vitest'
import { IN_STOCK, readyToOrder } from '../checkout/ready-to-order.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const MINUTE = 60_000

async function setUp() {
  let now = Date.parse('2026-11-30T08:00Z')
  const backend = smallBackend({ clock: () => now })
  const { post, login } = api(backend)
  const callerOf = async (user: string) => ({ ...germany, token: await login(`${user}@demo.test`) })
  const helpDesk = await callerOf('helpdesk')
  const start = (fields: object) =>
    post('/api/on-behalf/start', { ...helpDesk, email: 'full@demo.test', ...fields })
  return { backend, post, callerOf, start, pass: (ms: number) => void (now += ms) }
}

it('a session on behalf of a person starts once with the consent code of the person', async () => {
  const { post, callerOf, start } = await setUp()
  const { code } = (await post('/api/on-behalf/code/create', await callerOf('full'))).body
  expect((await start({ code, email: 'export@demo.test' })).body.code).toBe(422070)
  expect((await start({ code })).body.userInfo).toMatchObject({ given_name: 'Anna', onBehalf: 'Clara Help' })
  expect((await start({ code })).body.code).toBe(422070)
})

it('a session on behalf is rejected with an expired code, without a reason, by another account and for an unknown person', async () => {
  const { post, callerOf, start, pass } = await setUp()
  const full = await callerOf('full')
  const { code } = (await post('/api/on-behalf/code/create', full)).body
  pass(15 * MINUTE)
  expect((await start({ code })).body.code).toBe(422070)
  expect((await start({})).body.code).toBe(422070)
  expect((await start({ email: 'admin@demo.test', reason: 'CLAIM' })).status).toBe(404)
  expect(
    (await post('/api/on-behalf/start', { ...full, email: 'export@demo.test', reason: 'CLAIM' })).status,
  ).toBe(403)
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
  const { backend, post, callerOf, start } = await setUp()
  const { code } = (await post('/api/on-behalf/code/create', await callerOf('full'))).body
  const token = (await start({ reason: 'TECHNICAL' })).body.accessToken
  const body = new URLSearchParams({ days: '1' })
  await backend.respond(new Request('https://api.test/demo/clock', { method: 'POST', body }))
  expect((await start({ code })).body.code).toBe(422070)
  expect((await post('/api/getfeatures', { token })).status).toBe(401)
  const later = (await start({ reason: 'TECHNICAL' })).body.accessToken
  expect((await post('/api/getfeatures', { token: later })).status).toBe(200)
})

it('an order on behalf of a person shows employee and person in request, order and mail', async () => {
  const { backend, post, callerOf, start } = await setUp()
  const token = (await start({ email: 'buyer@demo.test', reason: 'PHONE_ORDER' })).body.accessToken
  const { place } = await readyToOrder(backend, { token, items: [{ sku: IN_STOCK, qty: 200 }] })
  const { requestNo } = (await place()).body.approval
  expect(backend.mails.filter(({ to }) => to === 'buyer@demo.test').map(({ subject }) => subject)).toContain(
    `Auftrag ${requestNo}: bestellt von Clara Help in Ihrem Namen`,
  )
  const approver = await callerOf('approver')
  const decision = { requestNo, decision: 'APPROVE', note: '', lines: [] }
  const { header } = (await post('/api/approvals/decide', { ...approver, ...decision })).body
  const { first: orderNo } = (await post('/api/approvals/get', { ...approver, requestNo })).body.orderNumbers
  const order = (await post('/api/orders/get', { ...approver, orderNo })).body
  expect([header.placedBy, order.header.placedBy]).toEqual(Array(2).fill('Markus Keller (Clara Help)'))
})

it('the start of a session on behalf adds employee and person to log, mail and inbox', async () => {
  const { backend, post, callerOf, start } = await setUp()
  await start({ reason: 'CLAIM' })
  const full = await callerOf('full')
  const { items } = (await post('/api/people/changes', { ...full, start: 0, length: 5, filter: {} })).body
  expect(items[0]).toMatchObject({ by: 'Clara Help', person: 'Anna Becker', what: 'onBehalf', to: 'CLAIM' })
  expect(backend.mails[0]).toMatchObject({
    to: 'full@demo.test',
    subject: 'Clara Help handelt in Ihrem Namen',
  })
  const { entries } = (await post('/api/inbox/list', { ...full, start: 0, length: 5 })).body
  expect(entries[0]).toMatchObject({ kind: 'ON_BEHALF', title: 'Clara Help handelt in Ihrem Namen' })
})
