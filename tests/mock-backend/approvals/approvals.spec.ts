import { expect, test, vi } from 'vitest'
import { approvalsHandlers } from '#mock-backend/approvals/approvals.handlers.ts'
import { createServices } from '#mock-backend/create-services.ts'
import { api, germany, smallBackend } from '../call-api.ts'
import { IN_STOCK, ON_ORDER, readyToOrder } from '../checkout/ready-to-order.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 10, 18, 12)

/** A buyer with an order above the own limit, and colleagues. */
async function company(quantity = 200) {
  let now = NOON
  const backend = smallBackend({ clock: () => now })
  const { as, get } = api(backend)
  const items = [
    { sku: IN_STOCK, qty: quantity },
    { sku: ON_ORDER, qty: 2 },
  ]
  const buyer = await readyToOrder(backend, { user: 'buyer@demo.test', items })
  const [asBuyer, asApprover] = [await as('buyer'), await as('approver')]
  const mails = async () => new TextDecoder().decode((await get('/demo/mail')).body)
  return { backend, buyer, as, asBuyer, asApprover, mails, wait: (ms: number) => void (now += ms) }
}

type Calls = Awaited<ReturnType<typeof company>>['asBuyer']

async function requested(quantity?: number, order: object = {}) {
  const shop = await company(quantity)
  const { body } = await shop.buyer.place(order)
  const { requestNo } = body.approval
  const decide = (call: Calls, decision: string, lines: object[] = [], note = 'No') =>
    call('approvals/decide', { requestNo, decision, note, lines })
  const approve = (lines: object[] = [], note = '') => decide(shop.asApprover, 'APPROVE', lines, note)
  const read = async () => (await shop.asBuyer('approvals/get', { requestNo })).body
  const stateOf = async () => (await read()).header.state
  return { ...shop, placed: body, requestNo, decide, approve, read, stateOf }
}

const inboxOf = async (call: Calls) => (await call('inbox/list', { start: 0, length: 50 })).body
const kindsOf = (reasons: { kind: string }[]) => reasons.map(({ kind }) => kind)
const spendingOf = async (call: Calls, costCentre: string) =>
  (await call('cost-centres/list')).body.costCentres.find(({ id }: { id: string }) => id === costCentre)
    .spending

test('An order above the limit becomes an approval request, empties the cart and notifies the approvers', async () => {
  const { backend, buyer, placed, requestNo, asBuyer, asApprover, mails } = await requested()
  expect(placed).toMatchObject({
    status: 'AWAITING_APPROVAL',
    approval: { reasons: [{ kind: 'ORDER_LIMIT' }] },
  })
  expect(placed.orderNumbers).toBeUndefined()
  expect((await buyer.call('cart/getQuote')).body.quote.items).toEqual([])
  const list = { start: 0, length: 5, filter: { status: ['awaitingApproval'] } }
  expect((await asBuyer('orders/list', list)).body.items).toMatchObject([
    { orderNo: requestNo, status: 'awaitingApproval', placedBy: 'Markus Keller' },
  ])
  const { entries } = await inboxOf(asApprover)
  expect(entries[0]).toMatchObject({ kind: 'APPROVAL_WANTED', path: `infocenter/approvals/${requestNo}` })
  expect(await mails()).toContain(requestNo)
  expect(backend.placedOrders).toHaveLength(0)
})

test('Control and direction characters are removed from the texts of a request and its decision', async () => {
  const typed = { customerOrderReference: 'a\u202Eb\u0001c', job: 'J\u2066\u00001\u2069' }
  const { approve, read } = await requested(200, typed)
  await approve([{ lineNo: 1, quantity: 100, reason: 'less\u202E\u0007now' }], '\u202Aok\u0007')
  const { header, decision, lines: decided } = await read()
  expect(header).toMatchObject({ customerOrderReference: 'ab c', job: 'J 1' })
  expect([decision.note, decided[0].reason]).toEqual(['ok', 'less now'])
})

test('The approver of a request may decide, but the help desk on the approver’s behalf may not', async () => {
  const { as, asApprover, requestNo } = await requested()
  const helpDesk = await as('helpdesk')
  const acting = await helpDesk('on-behalf/start', { email: 'approver@demo.test', reason: 'CLAIM' })
  const token = acting.body.accessToken
  const responses = [
    await asApprover('approvals/get', { requestNo }),
    await helpDesk('approvals/get', { requestNo, token }),
  ]
  expect(responses.map(({ body }) => body.header.mayDecide)).toEqual([true, false])
})

test('The review and the cart contain the reasons for an approval before the order', async () => {
  const { buyer, asBuyer } = await company()
  const { body } = await buyer.call('validate', { version: buyer.order.version, costCentre: '4300' })
  expect(kindsOf(body.approvalReasons)).toEqual(['ORDER_LIMIT', 'BUDGET'])
  expect((await asBuyer('checkout/cart/getQuote')).body.quote.approvalReasons).toMatchObject([
    { kind: 'ORDER_LIMIT', amount: { value: 500 } },
  ])
})

test('The order of an approved request has the prices of the request, and the buyer is notified once', async () => {
  const { backend, asBuyer, approve, read, placed } = await requested()
  backend.changePart(IN_STOCK.slice(3), { pricePercent: 150 })
  const { lines } = await read()
  expect(lines[0].currentPrice.value).toBeGreaterThan(lines[0].price.value)
  expect((await approve()).body.header.state).toBe('APPROVED')
  expect((await approve()).body.header.state).toBe('APPROVED')
  const { orderNumbers } = await read()
  const parts = await Promise.all(
    Object.values(orderNumbers).map(async (orderNo) => (await asBuyer('orders/get', { orderNo })).body),
  )
  const net = parts.reduce((sum, { totals }) => sum + totals.net.value, 0)
  expect(net).toBeCloseTo(placed.totals.net.value, 2)
  expect(parts[0].header).toMatchObject({ placedBy: 'Markus Keller' })
  const { entries } = await inboxOf(asBuyer)
  expect(kindsOf(entries).filter((kind) => kind === 'APPROVAL_DECIDED')).toHaveLength(1)
})

test.each(['a decision', 'its expiry'])(
  'A request is marked as read in the inbox of each approver after %s',
  async (end) => {
    const { as, approve, wait } = await requested()
    const unreadOf = async (user: string) => (await inboxOf(await as(user))).unread
    const unread = async () => [await unreadOf('approver'), await unreadOf('full')]
    expect(await unread()).toEqual([1, 1])
    if (end === 'a decision') await approve()
    else wait(8 * DAY_MS)
    expect(await unread()).toEqual([0, 0])
  },
)

test('The colleagues of a company of 5,000 people are searched, and a response has the first twenty', async () => {
  const services = createServices({ seed: 7, size: 600 })
  const { db, sessions } = services
  const approver = db.account.findFirst({ where: { userName: { equals: 'approver@demo.test' } } })!
  for (let no = 1; no <= 5_000; no += 1)
    db.account.create({
      ...approver,
      userName: `p${no}@becker.test`,
      contactId: `P${no}`,
      familyName: `Vogt ${no}`,
    })
  const token = await sessions.open(approver)
  const { deputy } = approvalsHandlers(services)
  const found = async (term?: string) =>
    ((await deputy({ body: { ...germany, token, term } } as never)) as { body: any }).body
  const all = await found()
  expect([all.candidates.length, all.total]).toEqual([20, 5_002])
  expect(JSON.stringify(all).length).toBeLessThan(3_000)
  expect(await found('P4711@BECKER')).toMatchObject({ candidates: [{ personId: 'P4711' }], total: 1 })
  expect(await found('keller')).toMatchObject({
    candidates: [{ name: 'Markus Keller', email: 'buyer@demo.test' }],
  })
})

test('A repeated decision with other lines or another note is rejected', async () => {
  const { approve } = await requested()
  const struck = [{ lineNo: 2, quantity: 0, reason: 'In stock here' }]
  expect((await approve(struck, 'Checked')).status).toBe(200)
  expect((await approve(struck, 'Checked')).status).toBe(200)
  const others = [
    approve([], 'Checked'),
    approve(struck, 'Other'),
    approve([{ ...struck[0], reason: 'Other' }], 'Checked'),
    approve([...struck, { lineNo: 1, quantity: 1, reason: 'Less' }], 'Checked'),
  ]
  expect((await Promise.all(others)).map(({ body }) => body.code)).toEqual(others.map(() => 409040))
})

test('Two simultaneous decisions: one succeeds, the other gets the name of the deciding approver', async () => {
  const { as, decide, approve, stateOf } = await requested()
  const asOwner = await as('full')
  const [one, other] = await Promise.all([approve(), decide(asOwner, 'REFUSE')])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  const late = one.status === 409 ? one : other
  expect(late.body).toMatchObject({ code: 409040, detail: expect.stringMatching(/Wagner|Becker/) })
  expect(['APPROVED', 'REFUSED']).toContain(await stateOf())
})

test('A buyer cannot approve an own request, even as a deputy approver', async () => {
  const { asBuyer, asApprover, decide, stateOf } = await requested()
  const approveOwn = () => decide(asBuyer, 'APPROVE')
  expect((await approveOwn()).body.code).toBe(403040)
  const { candidates } = (await asApprover('approvals/deputy')).body
  const { personId } = candidates.find(({ name }: { name: string }) => name === 'Markus Keller')
  const deputy = { personId, until: '2026-11-30' }
  expect((await asApprover('approvals/deputy/set', { deputy })).body.deputy).toMatchObject(deputy)
  expect((await approveOwn()).body.code).toBe(403040)
  expect(await stateOf()).toBe('WAITING')
})

test.each([
  ['more than was requested', [{ lineNo: 1, quantity: 201, reason: 'More' }], 422041],
  ['no reason', [{ lineNo: 1, quantity: 100, reason: ' ' }], 422042],
  ['an unknown line', [{ lineNo: 9, quantity: 0, reason: 'Gone' }], 422041],
  [
    'nothing',
    [
      { lineNo: 1, quantity: 0, reason: 'No' },
      { lineNo: 2, quantity: 0, reason: 'No' },
    ],
    422043,
  ],
])('An approval with %s is rejected', async (_what, lines, code) => {
  const { approve, stateOf } = await requested()
  expect((await approve(lines)).body.code).toBe(code)
  expect(await stateOf()).toBe('WAITING')
})

test('An approval does not place an order that exceeds the credit used by colleagues, and the request stays open', async () => {
  const { backend, approve, stateOf } = await requested()
  const orderOfColleague = async () => {
    const items = [{ sku: IN_STOCK, qty: 200 }]
    return (await (await readyToOrder(backend, { user: 'full@demo.test', items })).place()).status
  }
  let status = 201
  for (let count = 0; status === 201 && count < 30; count += 1) status = await orderOfColleague()
  expect(status).not.toBe(201)
  expect((await approve()).body.code).toBe(422002)
  expect(await stateOf()).toBe('WAITING')
})

test('A line that the approver removes is not ordered, and its reason is stored', async () => {
  const { asBuyer, approve, read } = await requested()
  expect((await approve([{ lineNo: 2, quantity: 0, reason: 'In stock here' }])).status).toBe(200)
  const { lines, orderNumbers } = await read()
  expect(lines[1]).toMatchObject({ approvedQuantity: 0, reason: 'In stock here' })
  const parts = Object.values(orderNumbers).map((orderNo) => asBuyer('orders/get', { orderNo }))
  const ordered = (await Promise.all(parts)).flatMap(({ body }) => body.lines)
  expect(new Set(ordered.map(({ product }) => product.sku))).toEqual(new Set([IN_STOCK.slice(3)]))
})

test('A request is expired after eight days: an approval is rejected, and the buyer is notified', async () => {
  const { as, requestNo, decide, wait } = await requested()
  wait(8 * DAY_MS)
  const [asBuyer, asApprover] = [await as('buyer'), await as('approver')]
  expect((await asBuyer('approvals/get', { requestNo })).body.header.state).toBe('EXPIRED')
  expect((await decide(asApprover, 'APPROVE')).body.code).toBe(409041)
  expect((await inboxOf(asBuyer)).entries[0]).toMatchObject({ kind: 'APPROVAL_DECIDED' })
})

test('The buyer is notified about a request that expires during a restart', async () => {
  const { backend } = await requested()
  const restarted = smallBackend({ snapshot: backend.snapshot(), clock: () => NOON + 8 * DAY_MS })
  restarted.runScheduledJobs()
  expect(restarted.mails.filter(({ to }) => to === 'buyer@demo.test')).toHaveLength(1)
})

test('A request with a part that is no longer sold is approved only without that part', async () => {
  const { backend, approve } = await requested()
  backend.changePart(ON_ORDER.slice(3), { discontinued: true })
  expect((await approve()).body.code).toBe(422044)
  expect((await approve([{ lineNo: 2, quantity: 0, reason: 'Gone' }])).status).toBe(200)
})

test('A request cannot be paid by card', async () => {
  const backend = smallBackend()
  const { place } = await readyToOrder(backend, {
    user: 'buyer@demo.test',
    items: [{ sku: IN_STOCK, qty: 200 }],
    paymentId: 'card',
  })
  expect((await place()).body.code).toBe(422045)
})

test('A retry after a lost response returns the same request, which another company cannot see', async () => {
  const { buyer, requestNo, as, asBuyer } = await requested()
  expect((await buyer.place()).body.approval.requestNo).toBe(requestNo)
  const all = { start: 0, length: 5, filter: {} }
  expect((await asBuyer('approvals/list', all)).body.pagination.total).toBe(1)
  const asStranger = await as('export')
  expect((await asStranger('approvals/list', all)).body.pagination.total).toBe(0)
  expect((await asStranger('approvals/get', { requestNo })).body.code).toBe(404001)
})

test('A budget counts orders and open requests, and cannot be set below them', async () => {
  const { as, approve, asBuyer, placed } = await requested(200, { costCentre: '4300' })
  const net = placed.totals.net.value
  const asOwner = await as('full')
  const centre = { id: '4300', name: 'Filiale Kiel', isOpen: true }
  const save = (value: number, code = 'EUR') =>
    asOwner('cost-centres/save', { ...centre, budget: { value, currency: { code } } })
  expect((await spendingOf(asBuyer, '4300')).reserved.value).toBeCloseTo(net, 2)
  expect((await save(net - 1)).body.code).toBe(422048)
  expect((await save(net, 'USD')).body.code).toBe(422047)
  expect((await save(-1)).body.code).toBe(400001)
  expect((await save(Math.ceil(net) + 10)).status).toBe(200)
  await approve()
  const { reserved, used } = await spendingOf(asBuyer, '4300')
  expect([reserved.value, used.value.toFixed(2)]).toEqual([0, net.toFixed(2)])
  expect((await asBuyer('cost-centres/save', { ...centre, budget: null })).body.code).toBe(403007)
})

test('The list of cost centres loads the requests once for all cost centres', async () => {
  const { buyer, as } = await company()
  const { body } = await buyer.place({ costCentre: '4300' })
  const asOwner = await as('full')
  for (let no = 0; no < 5; no += 1) {
    await asOwner('cost-centres/save', { id: `C${no}`, name: 'New', isOpen: true, budget: null })
  }
  const parse = vi.spyOn(JSON, 'parse')
  await asOwner('cost-centres/list')
  const reads = parse.mock.calls.filter(([text]) => text.includes(`"no":"${body.approval.requestNo}"`))
  parse.mockRestore()
  expect(reads).toHaveLength(1)
})

test('A user sees the same used budget of a cost centre even without the right to see orders of colleagues', async () => {
  const { backend, as, buyer } = await company(1)
  await buyer.place({ costCentre: '4200' })
  const usedBy = async (user: string) => (await spendingOf(await as(user), '4200')).used.value
  const all = await usedBy('full')
  backend.changeFlags('approver@demo.test', { seesColleagues: false } as object)
  expect(await usedBy('approver')).toBe(all)
})

test('The payment of an order that needs an approval cannot be started', async () => {
  const { buyer } = await requested()
  const payment = { basHash: buyer.order.basHash, returnPath: '/checkout/redirect' }
  expect((await buyer.call('payments/start', payment)).status).toBe(404)
})

test('A request that its buyer has withdrawn cannot be approved and reserves no budget', async () => {
  const { buyer, asBuyer, asApprover } = await company()
  const { requestNo } = (await buyer.place({ costCentre: '4300' })).body.approval
  expect((await asApprover('approvals/withdraw', { requestNo })).body.code).toBe(404001)
  expect((await asBuyer('approvals/withdraw', { requestNo })).body.header.state).toBe('WITHDRAWN')
  expect((await asBuyer('approvals/withdraw', { requestNo })).status).toBe(200)
  const decision = { requestNo, decision: 'APPROVE', note: '', lines: [] }
  expect((await asApprover('approvals/decide', decision)).body.code).toBe(409042)
  const { costCentres } = (await asBuyer('cost-centres/list')).body
  expect(costCentres.find(({ id }: { id: string }) => id === '4300').spending.reserved.value).toBe(0)
})

test('Without the right to order, a buyer withdraws an own request, and an approver cannot open it', async () => {
  const { backend, asBuyer, asApprover, requestNo } = await requested()
  for (const user of ['buyer@demo.test', 'approver@demo.test']) backend.changeFlags(user, { order: false })
  expect((await asApprover('approvals/get', { requestNo })).body.code).toBe(404001)
  expect((await asBuyer('approvals/get', { requestNo })).status).toBe(200)
  expect((await asBuyer('approvals/withdraw', { requestNo })).body.header.state).toBe('WITHDRAWN')
})

test('A decided request cannot be withdrawn', async () => {
  const { asBuyer, approve, requestNo } = await requested()
  await approve()
  expect((await asBuyer('approvals/withdraw', { requestNo })).body.code).toBe(409040)
})

test('Without an approver, cart and review show the administrators, and the order is rejected', async () => {
  const { backend, buyer, asBuyer } = await company()
  for (const user of ['full@demo.test', 'approver@demo.test']) backend.changeFlags(user, { order: false })
  const expected = [
    { kind: 'ORDER_LIMIT' },
    { kind: 'NO_APPROVER', administrators: [expect.stringMatching(/\w/)] },
  ]
  expect((await asBuyer('checkout/cart/getQuote')).body.quote.approvalReasons).toMatchObject(expected)
  const { body } = await buyer.call('validate', { version: buyer.order.version })
  expect(body.approvalReasons).toMatchObject(expected)
  expect((await buyer.place()).body.code).toBe(422053)
  expect((await buyer.call('cart/getQuote')).body.quote.items).toHaveLength(2)
})

/** A request whose last approver has been deactivated. */
async function stuck() {
  const shop = await requested()
  const { as, backend, requestNo } = shop
  backend.changeFlags('full@demo.test', { order: false })
  const asOwner = await as('full')
  const { items } = (await asOwner('people/list', { start: 0, length: 50, filter: {} })).body
  const { personId } = items.find(({ email }: { email: string }) => email === 'approver@demo.test')
  const setActive = (isActive: boolean) => asOwner('people/setActive', { personId, isActive })
  await setActive(false)
  type Entry = { readonly isRead: boolean; readonly title: string; readonly path: string }
  const entries = async (call: Calls): Promise<Entry[]> =>
    (await inboxOf(call)).entries.filter(({ title }: Entry) => title.includes(requestNo))
  return { ...shop, asOwner, setActive, entries }
}

test('A request that loses its last approver notifies the buyer and the administrators once', async () => {
  const { asOwner, asBuyer, requestNo, read, setActive, entries } = await stuck()
  await setActive(false)
  const paths = async (call: Calls) => (await entries(call)).map(({ path }) => path)
  expect(await paths(asBuyer)).toEqual([`infocenter/approvals/${requestNo}`])
  expect(await paths(asOwner)).toEqual(['infocenter/people', `infocenter/approvals/${requestNo}`])
  expect(kindsOf((await read()).header.reasons)).toEqual(['ORDER_LIMIT', 'NO_APPROVER'])
})

test.each([
  ['who is deactivated', { isDeactivated: true }, 403005],
  ['who may no longer order', { fillBasket: false }, 403005],
  ['who may no longer order to the address', { deliveryAddresses: ['D0100001-3'] }, 403005],
  ['who may no longer use the cost centre', { costCentres: [] }, 422040],
])('The request of a buyer %s cannot be approved, but can be refused', async (_who, change, code) => {
  const { backend, asApprover, approve, decide } = await requested(200, { costCentre: '4300' })
  backend.changeFlags('buyer@demo.test', change as object)
  expect((await approve()).body.code).toBe(code)
  expect((await decide(asApprover, 'REFUSE')).status).toBe(200)
})

test.each(['has an approver again', 'is withdrawn'])(
  'The inbox entries about a missing approver are marked as read when the request %s',
  async (end) => {
    const { asBuyer, asOwner, requestNo, setActive, entries } = await stuck()
    const unread = async (call: Calls) => (await entries(call)).filter(({ isRead }) => !isRead).length
    const before = [await unread(asBuyer), await unread(asOwner)]
    if (end === 'is withdrawn') await asBuyer('approvals/withdraw', { requestNo })
    else await setActive(true)
    expect(before[0]).toBe(1)
    expect(await unread(asBuyer)).toBe(0)
    expect(await unread(asOwner)).toBeLessThan(before[1]!)
  },
)

test('A new deputy is notified once about a request that already waits', async () => {
  const { as, asApprover, backend, requestNo } = await requested()
  backend.changeFlags('storeman@demo.test', { order: true })
  const { candidates } = (await asApprover('approvals/deputy')).body
  const deputy = candidates.find(({ email }: { email: string }) => email === 'storeman@demo.test')
  const until = '2026-11-30'
  for (const personId of [deputy.personId, deputy.personId])
    await asApprover('approvals/deputy/set', { deputy: { personId, until } })
  const { entries } = await inboxOf(await as('storeman'))
  expect(entries).toMatchObject([{ kind: 'APPROVAL_WANTED', path: `infocenter/approvals/${requestNo}` }])
})
