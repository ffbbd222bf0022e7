import { expect, test } from 'vitest'
import { api, codeOf, smallBackend } from '../call-api.ts'

const PASSWORD = 'long enough for anybody'
const EMAIL = 'jo@becker.test'

/** A company with its administrator; `pass` moves the clock. */
async function company() {
  let now = Date.UTC(2026, 10, 20, 8)
  const backend = smallBackend({ clock: () => now, tokenLifetimeSeconds: 86_400 * 30 })
  const calls = api(backend)
  const { post, as } = calls
  const ask = await as('full')
  const personOf = async (personId: string) => (await ask('people/get', { personId })).body.person
  const invite = (email = EMAIL) => ask('people/invite', { email, role: 'BUYER' })
  const linkFor = (email = EMAIL) =>
    backend.mails.find(({ to }) => to === email)?.link?.split('link=')[1] ?? ''
  const accept = (link: string, more: object = {}) =>
    post('/api/people/invitation/accept', {
      token: null,
      link,
      givenName: 'Jo',
      familyName: 'Ning',
      password: PASSWORD,
      ...more,
    })
  const change = async (personId: string, settings: object) => {
    const { role, rights, orderLimit, seesColleagues, deliveryAddresses, costCentres } =
      await personOf(personId)
    const currentSettings = { role, rights, orderLimit, seesColleagues, deliveryAddresses, costCentres }
    return ask('people/change', { personId, ...currentSettings, ...settings })
  }
  type Change = { what: string; from: string; to: string }
  const changes = async (): Promise<Change[]> =>
    (await ask('people/changes', { start: 0, length: 100, filter: {} })).body.items
  const askForOrders = async () => {
    const storeman = await as('storeman')
    await storeman('people/requests/ask', { right: 'order' })
  }
  return {
    ...{ ...calls, backend, as, ask, personOf, invite, linkFor, accept, change, changes, askForOrders },
    pass: (days: number) => (now += days * 86_400_000),
  }
}

test('The list contains five persons, and the role, status and last login of one', async () => {
  const { ask, as } = await company()
  await as('storeman')
  const { items, pagination } = (await ask('people/list', { start: 0, length: 10, filter: {} })).body
  expect(pagination.total).toBe(5)
  expect(items.find(({ personId }: { personId: string }) => personId === 'C100013')).toMatchObject({
    name: 'Tomas Novak',
    email: 'storeman@demo.test',
    role: 'WAREHOUSE',
    state: 'ACTIVE',
    lastLoginAt: '2026-11-20T08:00:00.000Z',
  })
})

test.each([
  ['a\u202Emoc.live@b.test', 400001],
  ['a\u200B@b.test', 400001],
  ['a\u0000b@b.test', 400001],
  ['a,victim@b.test', 400001],
  ['"x"<a@b.test>', 400001],
  // a person of the company
  ['Buyer@Demo.test', 409012],
])('An invitation to %j is rejected with %d', async (email, code) => {
  const { invite } = await company()
  expect(codeOf(await invite(email))).toBe(code)
})

test.each(['Password123', 'jo@becker.test', 'jojojojo'])(
  'An invitation rejects the weak password %s, and remains valid',
  async (password) => {
    const { invite, linkFor, accept } = await company()
    await invite()
    expect(codeOf(await accept(linkFor(), { password }))).toBe(422061)
    expect(codeOf(await accept(linkFor()))).toBe(200)
  },
)

test('An invited person sets name and password by the link of the mail, and logs in', async () => {
  const { invite, linkFor, accept, post, personOf } = await company()
  const { personId } = (await invite()).body.person
  expect(await personOf(personId)).toMatchObject({ state: 'INVITED', name: '', email: EMAIL })
  expect(codeOf(await post('/api/login', { username: EMAIL, password: PASSWORD }))).toBe(401001)
  expect(codeOf(await accept(linkFor()))).toBe(200)
  expect(await personOf(personId)).toMatchObject({ state: 'ACTIVE', name: 'Jo Ning' })
  const { userInfo } = (await post('/api/login', { username: EMAIL, password: PASSWORD })).body
  expect(userInfo).toMatchObject({ customerId: 'D0100001', features: { order: true, invoice: false } })
})

test('An invitation is valid once, for seven days, and only without a session', async () => {
  const { invite, linkFor, accept, login, pass } = await company()
  await invite()
  await invite('late@becker.test')
  expect(codeOf(await accept(linkFor(), { token: await login('buyer@demo.test') }))).toBe(409011)
  const both = await Promise.all([accept(linkFor()), accept(linkFor())])
  expect(both.map(codeOf).toSorted()).toEqual([200, 422032])
  pass(7)
  expect(codeOf(await accept(linkFor('late@becker.test')))).toBe(422031)
  expect(codeOf(await accept('of nobody'))).toBe(422030)
})

test('An expired invitation can be sent again, and only the newest link is valid', async () => {
  const { ask, invite, linkFor, accept, pass, personOf } = await company()
  const { personId } = (await invite()).body.person
  const former = linkFor()
  pass(8)
  expect((await personOf(personId)).state).toBe('EXPIRED')
  await ask('people/resend', { personId })
  expect(codeOf(await accept(former))).toBe(422030)
  expect(codeOf(await accept(linkFor()))).toBe(200)
  expect(codeOf(await ask('people/resend', { personId }))).toBe(404001)
})

test('A withdrawn invitation is unknown, and the e-mail address can be invited again', async () => {
  const { ask, invite, linkFor, accept } = await company()
  const { personId } = (await invite()).body.person
  await ask('people/withdraw', { personId })
  expect(codeOf(await accept(linkFor()))).toBe(422030)
  expect(codeOf(await invite())).toBe(200)
})

test.each([
  'Jo\u0000',
  'Jo\u202Egnin',
  '\u115F',
  'Jo\u3164',
  'Jo\uFFA0n',
  'Jo\u2800',
  'Jo\u{E0041}',
  '   ',
  'J'.repeat(61),
])('%j is rejected as name', async (givenName) => {
  const { invite, linkFor, accept } = await company()
  await invite()
  expect((await accept(linkFor(), { givenName })).status).toBe(400)
})

test('A name in right-to-left letters is accepted', async () => {
  const { invite, linkFor, accept, personOf } = await company()
  const { personId } = (await invite()).body.person
  await accept(linkFor(), { givenName: 'يوسف', familyName: 'حداد' })
  expect((await personOf(personId)).name).toBe('يوسف حداد')
})

test('A deactivated person is logged out at once, and can log in after reactivation', async () => {
  const { ask, as, post } = await company()
  const storeman = await as('storeman')
  await ask('people/setActive', { personId: 'C100013', isActive: false })
  expect(codeOf(await storeman('getfeatures'))).toBe(401000)
  expect(codeOf(await post('/api/login', { username: 'storeman@demo.test', password: 'demo' }))).toBe(401001)
  await ask('people/setActive', { personId: 'C100013', isActive: true })
  // a session from before the deactivation remains ended
  expect(codeOf(await storeman('getfeatures'))).toBe(401000)
  expect(codeOf(await (await as('storeman'))('getfeatures'))).toBe(200)
})

test('The last active administrator can neither be deactivated nor lose the administrator role', async () => {
  const { ask, change, personOf } = await company()
  expect((await personOf('C100001')).isLastAdministrator).toBe(true)
  expect(codeOf(await ask('people/setActive', { personId: 'C100001', isActive: false }))).toBe(409014)
  expect(codeOf(await change('C100001', { role: 'BUYER' }))).toBe(409014)
  await change('C100012', { role: 'ADMINISTRATOR' })
  const setActive = (isActive: boolean) => ask('people/setActive', { personId: 'C100012', isActive })
  await setActive(false)
  expect(codeOf(await change('C100001', { role: 'BUYER' }))).toBe(409014)
  await setActive(true)
  expect(codeOf(await change('C100001', { role: 'BUYER' }))).toBe(200)
})

test('A change of rights applies from the next call, and is logged', async () => {
  const { as, change, changes } = await company()
  const storeman = await as('storeman')
  const orders = () => storeman('orders/list', { start: 0, length: 1, filter: {} })
  expect(codeOf(await orders())).toBe(403001)
  await change('C100013', { rights: ['shipment', 'order'] })
  expect(codeOf(await orders())).toBe(200)
  expect((await storeman('getfeatures')).body).toMatchObject({ order: true, vinSearch: false })
  expect(await changes()).toMatchObject([
    { what: 'vinSearch', from: 'true', to: 'false', person: 'Tomas Novak', by: 'Anna Becker' },
    { what: 'order', from: 'false', to: 'true' },
  ])
})

test('An invited person does not get a right that the company lacks', async () => {
  const { as } = await company()
  const ask = await as('noprice')
  const invited = await ask('people/invite', { email: 'jan2@visser.test', role: 'APPROVER' })
  const { person, companyRights } = (await ask('people/get', { personId: invited.body.person.personId })).body
  expect(companyRights).not.toContain('showPrice')
  expect(person.rights).not.toContain('showPrice')
})

test.each([
  ['of 0', 200, { value: 0, currency: { code: 'EUR' } }],
  ['in another currency', 422050, { value: 10, currency: { code: 'USD' } }],
  ['below 0', 422051, { value: -1, currency: { code: 'EUR' } }],
])(
  'A change of a person’s order limit to an amount %s gets the response code %d',
  async (_, code, orderLimit) => {
    const { change } = await company()
    expect(codeOf(await change('C100011', { orderLimit }))).toBe(code)
  },
)

test('A right that a person requests is granted with one call, and both persons get a mail', async () => {
  const { as, ask, backend } = await company()
  const storeman = await as('storeman')
  expect((await storeman('getfeatures')).body.administrator).toEqual({
    name: 'Anna Becker',
    rights: ['order', 'invoice', 'showPrice', 'fillBasket', 'priceToggle', 'people'],
  })
  expect((await storeman('people/requests/ask', { right: 'order' })).body).toEqual({
    administrator: 'Anna Becker',
  })
  await storeman('people/requests/ask', { right: 'order' })
  const { requests } = (await ask('people/requests')).body
  expect(requests).toMatchObject([{ name: 'Tomas Novak', right: 'order' }])
  await ask('people/requests/grant', { requestId: requests[0].requestId })
  expect((await storeman('getfeatures')).body.order).toBe(true)
  expect(backend.mails.map(({ to }) => to)).toEqual(['storeman@demo.test', 'full@demo.test'])
  expect(codeOf(await ask('people/requests/grant', { requestId: requests[0].requestId }))).toBe(404001)
})

test.each([
  ['granted', true, ['people/requests/grant', { requestId: 'C100013 order' }]],
  ['declined', false, ['people/requests/decline', { requestId: 'C100013 order' }]],
  ['ended by a deactivation', false, ['people/setActive', { personId: 'C100013', isActive: false }]],
] as const)(
  'A request that one administrator has %s is marked as read for the other, and listed with the decision',
  async (_, isGranted, [path, body]) => {
    const { as, ask, change, askForOrders } = await company()
    await change('C100012', { role: 'ADMINISTRATOR' })
    const other = await as('approver')
    await askForOrders()
    const wanted = async () => {
      const { entries } = (await other('inbox/list', { start: 0, length: 9 })).body
      return entries.find(({ kind }: { kind: string }) => kind === 'RIGHT_WANTED')
    }
    expect(await wanted()).toMatchObject({ isRead: false, path: 'infocenter/people?request=C100013%20order' })
    await ask(path, body)
    expect(await wanted()).toMatchObject({ isRead: true })
    expect((await other('people/requests')).body.requests).toMatchObject([
      { requestId: 'C100013 order', email: 'storeman@demo.test', decision: { by: 'Anna Becker', isGranted } },
    ])
    expect(codeOf(await ask('people/requests/grant', { requestId: 'C100013 order' }))).toBe(404001)
  },
)

test('A right that is granted in the form of the person completes the request for it', async () => {
  const { ask, change, askForOrders } = await company()
  await askForOrders()
  await change('C100013', { rights: ['order', 'shipment'] })
  expect((await ask('inbox/list', { start: 0, length: 9 })).body.unread).toBe(0)
  expect((await ask('people/requests')).body.requests).toMatchObject([{ decision: { isGranted: true } }])
  await change('C100013', { rights: ['shipment'] })
  await askForOrders()
  expect((await ask('people/requests')).body.requests).not.toHaveProperty('0.decision')
})

test('The log identifies a person who takes the name of a colleague by the e-mail address', async () => {
  const { as, changes } = await company()
  const storeman = await as('storeman')
  await storeman('profile/save', { givenName: 'Anna', familyName: 'Becker', language: 'en-GB' })
  const [name, email] = ['Tomas Novak', 'storeman@demo.test']
  expect((await changes())[0]).toMatchObject({ by: name, byEmail: email, person: name, personEmail: email })
  expect((await changes())[0]).toMatchObject({ what: 'name', from: name, to: 'Anna Becker' })
})

test('The log contains old and new value of each changed budget, delivery address and billing address', async () => {
  const { ask, decideCase, changes } = await company()
  const budget = { value: 900, currency: { code: 'EUR' } }
  await ask('cost-centres/save', { id: '4300', name: 'Filiale Kiel', isOpen: false, budget })
  const address = { company: 'B', street: 'Ring 1', postCode: '34123', city: 'Kassel', countryID: 'DE' }
  const { id } = (await ask('addresses/create', { address: { ...address, label: 'Yard' } })).body.address
  await ask('addresses/setDefault', { id })
  await ask('addresses/update', { id, address: { ...address, street: 'Ring 2' } })
  await ask('addresses/delete', { id })
  await ask('addresses/restore', { id })
  const { ticketNo } = (await ask('addresses/requestChange', { address })).body
  await decideCase(ticketNo, 'ACCEPT')
  const [first, second] = ['B, Ring 1, DE-34123 Kassel', 'B, Ring 2, DE-34123 Kassel']
  expect((await changes()).map(({ what, from, to }) => [what, from, to]).toReversed()).toEqual([
    ['isOpen', 'true', 'false'],
    ['budget', '80000', '90000'],
    ['deliveryAddress', '', `Yard, ${first}`],
    ['defaultAddress', expect.stringContaining('Bielefeld'), 'Yard'],
    ['deliveryAddress', `Yard, ${first}`, second],
    ['deliveryAddress', second, ''],
    ['deliveryAddress', '', second],
    ['billingAddress', 'asked', first],
    ['billingAddress', expect.stringContaining('Bielefeld'), first],
  ])
  expect((await changes())[0]).toMatchObject({ byEmail: 'admin@demo.test' })
})

test('The log shows which employee sent a credit application or a bank change on behalf of a person', async () => {
  const { as, changes } = await company()
  const helpDesk = await as('helpdesk')
  const start = { email: 'full@demo.test', reason: 'CLAIM' }
  const { accessToken: token } = (await helpDesk('on-behalf/start', start)).body
  const send = async (form: object) => {
    const body = { token, email: 'anna@becker.test', message: 'As below', files: [], ...form }
    return (await helpDesk('forms/submit', body)).body.ticketNo
  }
  await send({ formId: 'credit-online', creditLimit: 5000 })
  const ticketNo = await send({ formId: 'master-data-online' })
  const [bank, credit] = await changes()
  const by = expect.stringMatching(/^Anna Becker \(.+\)$/)
  expect(bank).toMatchObject({ what: 'masterData', from: 'asked', to: ticketNo, by })
  expect(credit).toMatchObject({ what: 'creditLimit', from: 'asked', to: expect.stringContaining('5'), by })
})

test('Balance, overview and statement exclude orders of colleagues for a person who may not see them', async () => {
  const { as, change } = await company()
  const rights = ['order', 'invoice', 'shipment', 'showPrice', 'fillBasket']
  await change('C100011', { rights, seesColleagues: false })
  const [buyer, owner] = [await as('buyer'), await as('full')]
  const list = { start: 0, length: 1000, filter: {}, documentType: 'INVOICE' }
  const { items } = (await buyer('documents/list', list)).body
  const open = items.reduce((sum: number, { openAmount }: any) => sum + (openAmount?.value ?? 0), 0)
  const ageing = (await buyer('invoices/ageing')).body
  const { invoices } = (await buyer('infocenter/overview')).body
  const all = (await owner('invoices/ageing')).body
  expect(open).toBeGreaterThan(0)
  expect(ageing.openBalance.value).toBeCloseTo(open, 2)
  expect(invoices.openAmount.value).toBeCloseTo(open, 2)
  expect(ageing.openBalance.value).toBeLessThan(all.openBalance.value)
  expect(ageing.openOrders.value).toBeLessThan(all.openOrders.value)
  expect([ageing.creditLimit, all.creditLimit]).toEqual([undefined, expect.anything()])
  const { closingBalance } = (
    await buyer('invoices/statement', { dateFrom: '2025-09-01', dateTo: '2026-11-20' })
  ).body
  const credits = ageing.openCredits.amount.value
  expect(closingBalance.value).toBeCloseTo(open - credits, 2)
})

test('A person without access to orders of colleagues gets none of them, and only some of the delivery notes', async () => {
  const { as, change } = await company()
  const [owner, buyer] = [await as('full'), await as('buyer')]
  const list = { start: 0, length: 1000, filter: {} }
  const [foreign] = (await owner('orders/list', { ...list, filter: { placedBy: 'Anna Becker' } })).body.items
  expect(codeOf(await buyer('orders/get', { orderNo: foreign.orderNo }))).toBe(200)
  await change('C100011', { seesColleagues: false })
  const orders = (await buyer('orders/list', list)).body.items as { placedBy: string }[]
  expect([...new Set(orders.map(({ placedBy }) => placedBy))]).toEqual(['M. Keller'])
  expect(codeOf(await buyer('orders/get', { orderNo: foreign.orderNo }))).toBe(404001)
  const shipments = { ...list, documentType: 'DESPATCH_ADVICE' }
  const [own, all] = [await buyer('documents/list', shipments), await owner('documents/list', shipments)]
  expect(own.body.pagination.total).toBeGreaterThan(0)
  expect(own.body.pagination.total).toBeLessThan(all.body.pagination.total)
})

test('A person can order only to the permitted delivery addresses and cost centres', async () => {
  const { as, change } = await company()
  await change('C100011', { deliveryAddresses: ['D0100001-2'], costCentres: ['4300'] })
  const buyer = await as('buyer')
  const { shipping } = (await buyer('checkout/addresses/get')).body
  expect(shipping.map(({ id }: { id: string }) => id)).toEqual(['D0100001-2'])
  const choose = (more: object) =>
    buyer('checkout/addresses/set', { billingAddressId: 'D0100001-1', contact: '', remark: '', ...more })
  expect(codeOf(await choose({ shippingAddressId: 'D0100001-3' }))).toBe(404001)
  const address = { company: 'B', street: 'Ring 1', postCode: '34123', city: 'Kassel', countryID: 'DE' }
  expect(codeOf(await choose({ address }))).toBe(404001)
  // rejects changes, because a changed address would be one that is not permitted
  const existing = { id: 'D0100001-2', address }
  for (const [call, body] of Object.entries({ create: { address }, update: existing, delete: existing }))
    expect(codeOf(await buyer(`addresses/${call}`, body)), call).toBe(403010)
  const { costCentres } = (await buyer('cost-centres/list')).body
  expect(costCentres.map(({ id }: { id: string }) => id)).toEqual(['4300'])
})

test('An administrator cannot access people and requests of another company', async () => {
  const { as, askForOrders } = await company()
  await askForOrders()
  const ask = await as('kz')
  expect((await ask('people/requests')).body.requests).toEqual([])
  expect(codeOf(await ask('people/requests/grant', { requestId: 'C100013 order' }))).toBe(404001)
  for (const call of ['get', 'resend', 'withdraw'])
    expect(codeOf(await ask(`people/${call}`, { personId: 'C100013' })), call).toBe(404001)
  expect(codeOf(await ask('people/setActive', { personId: 'C100013', isActive: false }))).toBe(404001)
})

test('People, invitations, requests and the log survive a restart', async () => {
  const { backend, ask, invite, linkFor, change, changes, askForOrders } = await company()
  await invite()
  await askForOrders()
  await ask('people/requests/grant', { requestId: 'C100013 order' })
  const before = (await ask('people/requests')).body
  await change('C100013', { role: 'BUYER' })
  const restarted = smallBackend({ clock: () => Date.UTC(2026, 10, 20, 9), snapshot: backend.snapshot() })
  const later = await api(restarted).as('full')
  const list = { start: 0, length: 100, filter: {} }
  expect((await later('people/changes', list)).body.items).toEqual(await changes())
  const link = { token: null, link: linkFor() }
  expect((await later('people/invitation', link)).body).toMatchObject({ email: EMAIL })
  const { person } = (await later('people/get', { personId: 'C100013' })).body
  expect(person.role).toBe('BUYER')
  expect((await later('people/requests')).body).toEqual(before)
})

test('An invited buyer has the order limit and the cost centres of the invitation', async () => {
  const { ask } = await company()
  const invitation = { email: EMAIL, role: 'BUYER', costCentres: ['4200'] }
  const invite = (value: number, code = 'EUR') =>
    ask('people/invite', { ...invitation, orderLimit: { value, currency: { code } } })
  expect([codeOf(await invite(250, 'USD')), codeOf(await invite(-1))]).toEqual([422050, 422051])
  expect((await invite(250)).body.person).toMatchObject({
    costCentres: ['4200'],
    orderLimit: { value: 250, currency: { code: 'EUR' } },
  })
})

test('Mails that persons trigger are limited per company and e-mail address, by the real clock', async () => {
  const { ask, get, invite, pass, backend } = await company()
  const { personId } = (await invite()).body.person
  const resend = async () => codeOf(await ask('people/resend', { personId }))
  expect([await resend(), await resend(), await resend(), await resend()]).toEqual([200, 200, 200, 200])
  const refused = await ask('people/resend', { personId })
  expect([codeOf(refused), refused.headers.get('retry-after')]).toEqual([429000, '3600'])
  expect(codeOf(await invite('other@becker.test'))).toBe(200)
  await ask('people/withdraw', { personId })
  expect(codeOf(await invite())).toBe(429000)
  const body = new URLSearchParams({ days: '1' })
  await backend.respond(new Request('http://api.test/demo/clock', { method: 'POST', body }))
  expect(codeOf(await invite())).toBe(429000)
  pass(1)
  expect(codeOf(await invite())).toBe(200)

  const reset = async (user: string) => codeOf(await get(`/api/password/reset/${user}`))
  for (const user of ['buyer@demo.test', 'nobody@x.test']) {
    for (let mail = 0; mail < 5; mail += 1) expect(await reset(user)).toBe(200)
    expect(await reset(user)).toBe(429000)
  }
  expect(backend.mails.filter(({ to }) => to === 'buyer@demo.test')).toHaveLength(5)
})

test('Invitations to addresses of other companies are limited per company', async () => {
  const { as, invite } = await company()
  const other = await as('export')
  const inviteTo = (email: string) => other('people/invite', { email, role: 'BUYER' })
  const { personId } = (await inviteTo(EMAIL)).body.person
  for (let sent = 1; sent < 5; sent += 1) expect(codeOf(await other('people/resend', { personId }))).toBe(200)
  await other('people/withdraw', { personId })
  expect(codeOf(await inviteTo(EMAIL))).toBe(429000)
  expect(codeOf(await invite())).toBe(200)

  for (let round = 0; round < 4; round += 1)
    for (const name of ['full', 'buyer', 'approver', 'bookkeeper', 'storeman'])
      expect(codeOf(await inviteTo(`${name}@demo.test`))).toBe(409013)
  expect(codeOf(await inviteTo('buyer@demo.test'))).toBe(429000)
  expect(codeOf(await inviteTo('new@becker.test'))).toBe(429000)
  expect(codeOf(await invite('new@becker.test'))).toBe(200)
})

test.each([
  ['an unknown delivery address', 404001, { deliveryAddresses: ['D0100001-99'] }],
  ['a delivery address of another company', 404001, { deliveryAddresses: ['D0100002-1'] }],
  ['an unknown cost centre', 404001, { costCentres: ['9999'] }],
  ['more than 100 cost centres', 400001, { costCentres: Array.from({ length: 101 }, () => '4200') }],
  ['no delivery address and no cost centre', 200, { deliveryAddresses: [], costCentres: [] }],
])('A change of a person to %s gets the response code %d', async (_, code, settings) => {
  const { change } = await company()
  expect(codeOf(await change('C100011', settings))).toBe(code)
})

test('A closed cost centre cannot be granted, and remains granted to a person who has it', async () => {
  const { ask, change, personOf } = await company()
  await change('C100011', { costCentres: ['4200'] })
  const closed = { id: '4200', name: 'Workshop', isOpen: false, budget: null }
  expect(codeOf(await ask('cost-centres/save', closed))).toBe(200)
  const invitation = { email: EMAIL, role: 'BUYER' }
  for (const costCentres of [['4200'], ['9999']])
    expect(codeOf(await ask('people/invite', { ...invitation, costCentres }))).toBe(404001)
  expect(codeOf(await change('C100013', { costCentres: ['4200'] }))).toBe(404001)
  expect(codeOf(await change('C100011', { seesColleagues: false }))).toBe(200)
  expect((await personOf('C100011')).costCentres).toEqual(['4200'])
})

test('A change based on an outdated version of a person is a conflict, and has no effect', async () => {
  const { ask, change, personOf, askForOrders } = await company()
  const { version } = await personOf('C100013')
  await askForOrders()
  await ask('people/requests/grant', { requestId: 'C100013 order' })
  expect(codeOf(await change('C100013', { version, rights: ['shipment'] }))).toBe(409001)
  const current = await personOf('C100013')
  expect(current.rights).toContain('order')
  expect(codeOf(await change('C100013', { version: current.version, rights: ['shipment'] }))).toBe(200)
})
