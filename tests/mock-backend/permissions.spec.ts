import { describe, expect, test } from 'vitest'
import { CALL_ACCESS, type CallerKind, type Right } from '#contracts/call-access.ts'
import type { Call } from '#contracts/calls.ts'
import { shopCalls, type ShopCallId } from '#contracts/shop-calls.ts'
import { api, smallBackend } from './call-api.ts'
import { readyToOrder } from './checkout/ready-to-order.ts'
import { everyRequest } from './every-request.ts'

/** Code of the rejection for a missing right. */
const CODES: Readonly<Record<Right, number>> = {
  order: 403001,
  invoice: 403002,
  shipment: 403003,
  showPrice: 403004,
  fillBasket: 403005,
  vinSearch: 403006,
}
const RIGHTS = Object.keys(CODES) as Right[]

/** Rights that a call requires; with several, one of them is sufficient. */
const rightsFor = ({ id }: Call<ShopCallId>): readonly Right[] => {
  const { rights = [] } = CALL_ACCESS[id]
  // the right depends on the type of the requested documents, which are invoices
  return rights === 'document' ? ['invoice'] : rights
}
const isOpenTo =
  (kind: CallerKind) =>
  ({ id }: Call<ShopCallId>) =>
    CALL_ACCESS[id].kinds.includes(kind)

const backend = smallBackend()
const { get, post, login } = api(backend)
const requests = await everyRequest(backend)

const callsWhere = (isMeant: (call: Call<ShopCallId>) => boolean) =>
  shopCalls.filter(isMeant).map((call) => [call.path, call] as const)
const callAt = (path: string) => shopCalls.find((call) => call.path === path)!

/** Opens a punch-out session of the account that makes the calls. */
async function punchOutSession(): Promise<string> {
  const { body } = await post('/api/punchout/start', requests['/api/punchout/start']?.body)
  return (await post('/api/punchout/enter', { ticket: body.ticket })).body.accessToken
}

const bearer = (token: unknown): Record<string, string> =>
  typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}

/** Makes the call; returns the code of a rejection for a missing session or right, otherwise undefined. */
async function rejectionOf(
  { method, path }: Call,
  changes: { token?: unknown; [field: string]: unknown } = {},
): Promise<number | undefined> {
  const { path: address = path, body, headers } = requests[path] ?? {}
  const sent = { ...headers, ...bearer(changes.token) }
  const reply =
    method === 'GET' ? await get(address, sent) : await post(address, { ...body, ...changes }, sent)
  // adding to the cart reports the end of the session with status 200 and a code
  const isRejection = reply.status === 401 || reply.status === 403 || reply.body.code === 401000
  return isRejection ? reply.body.code : undefined
}

/** Gives the customers who make the calls only these rights. */
function grant(granted: readonly Right[]): void {
  const flags = Object.fromEntries(RIGHTS.map((right) => [right, granted.includes(right)]))
  for (const userName of ['full@demo.test', 'new@demo.test', 'buyer@demo.test'])
    backend.changeFlags(userName, flags)
}

test.each(callsWhere((call) => rightsFor(call).length === 0))(
  'the call %s requires no right',
  async (_, route) => {
    grant([])
    expect(await rejectionOf(route)).toBeUndefined()
  },
)

test.each(callsWhere((call) => rightsFor(call).length > 0))(
  'the call %s requires one of its rights, and no other right',
  async (_, route) => {
    const needed = rightsFor(route)
    grant(RIGHTS.filter((right) => !needed.includes(right)))
    expect(await rejectionOf(route)).toBe(CODES[needed[0]!])
    for (const right of needed) {
      grant([right])
      expect(await rejectionOf(route), right).toBeUndefined()
    }
  },
)

test.each([
  ['INVOICE', 'invoice'],
  ['CREDIT_NOTE', 'invoice'],
  ['DESPATCH_ADVICE', 'shipment'],
  ['PACKING_LIST', 'shipment'],
  ['ORDER_RESPONSE', 'order'],
] as const)('a document of type %s requires the right %s in each call', async (documentType, right) => {
  const items = [{ documentType, documentNo: '4711', format: 'PDF' }]
  for (const [, route] of callsWhere(({ id }) => CALL_ACCESS[id].rights === 'document')) {
    grant(RIGHTS.filter((one) => one !== right))
    expect(await rejectionOf(route, { documentType, items }), route.path).toBe(CODES[right])
    grant([right])
    expect(await rejectionOf(route, { documentType, items }), route.path).toBeUndefined()
  }
})

test.each([
  ['/api/notifications/subscribe', { on: 'PRICE' }],
  ['/api/partnerinterface/exports/run', { kind: 'PRICES' }],
  ['/api/partnerinterface/exports/schedule', { kind: 'PRICES' }],
])('the call %s requires the right to see prices if it is about prices', async (path, changes) => {
  const route = callAt(path)
  grant(RIGHTS.filter((right) => right !== 'showPrice'))
  expect(await rejectionOf(route, changes)).toBe(403004)
  grant(['showPrice'])
  expect(await rejectionOf(route, changes)).toBeUndefined()
})

const isPersonal = (call: Call<ShopCallId>) => !isOpenTo('guest')(call) && isOpenTo('customer')(call)

test.each(callsWhere(isPersonal))('the call %s requires a session', async (_, route) => {
  grant(RIGHTS)
  expect(await rejectionOf(route, { token: null })).toBe(401000)
  expect(await rejectionOf(route, { token: 'forged.token.signature' })).toBe(401000)
})

test.each(callsWhere(isOpenTo('guest')))('the call %s requires no session', async (_, route) => {
  expect(await rejectionOf(route, { token: null, userToken: null })).toBeUndefined()
})

test.each(callsWhere(isOpenTo('secondService')))(
  'the call %s requires the token of an employee of the seller',
  async (_, route) => {
    const customer = await login('full@demo.test')
    for (const tokenKih of [null, 'forged.token.signature', customer]) {
      expect(await rejectionOf(route, { tokenKih })).toBe(401002)
    }
  },
)

test.each(callsWhere(({ id }) => CALL_ACCESS[id].isForAdministrator === true))(
  'the call %s requires an administrator of the customer',
  async (_, route) => {
    const colleague = await login('accounts@demo.test')
    expect(await rejectionOf(route, { token: colleague })).toBe(403007)
  },
)

test.each(callsWhere(isOpenTo('system')))(
  'the call %s requires the secret of a purchasing system',
  async (_, route) => {
    expect(await rejectionOf(route, { secret: 'wrong' })).toBe(401003)
  },
)

test('the return of a punch-out cart is rejected outside a punch-out session', async () => {
  const token = await login('full@demo.test')
  expect(await rejectionOf(callAt('/api/punchout/return'), { token })).toBe(403008)
})

describe('a punch-out session', () => {
  test.each(callsWhere((call) => isPersonal(call) && !isOpenTo('punchOut')(call)))(
    'may not call %s',
    async (_, route) => {
      grant(RIGHTS)
      expect(await rejectionOf(route, { token: await punchOutSession() })).toBe(403008)
    },
  )

  test('may only search, see its prices, fill its own cart and return it, beside public calls', () => {
    const own = callsWhere((call) => isOpenTo('punchOut')(call) && !isOpenTo('guest')(call))
    expect(own.map(([path]) => path).sort()).toEqual([
      '/api/availability/check',
      '/api/checkout/cart/add',
      '/api/checkout/cart/create',
      '/api/checkout/cart/delete',
      '/api/checkout/cart/getQuote',
      '/api/checkout/cart/update/',
      '/api/checkout/cart/updateItems',
      '/api/getfeatures',
      '/api/punchout/return',
      '/api/search/resolve',
    ])
  })

  test.each(callsWhere((call) => isOpenTo('punchOut')(call) && call.id !== 'account.logout'))(
    'may call %s',
    async (_, route) => {
      grant(RIGHTS)
      const token = await punchOutSession()
      const named = requests[route.path]?.body
      const changes = named && 'userToken' in named ? { userToken: token } : { token }
      expect(await rejectionOf(route, changes)).toBeUndefined()
    },
  )

  test('cannot change the delivery address of the company’s goods', async () => {
    grant(RIGHTS)
    const company = await readyToOrder(backend)
    const before = (await post('/api/checkout/addresses/get', company.caller)).body
    const caller = { ...company.caller, token: await punchOutSession() }
    const address = { company: 'Thief', street: 'Ring 1', postCode: '34123', city: 'Kassel', countryID: 'DE' }
    const created = await post('/api/addresses/create', { ...caller, address })
    const changed = await post('/api/checkout/addresses/set', {
      ...caller,
      billingAddressId: before.billing.id,
      address,
      contact: '',
      remark: 'Leave it at the corner',
    })
    expect([created.status, changed.status]).toEqual([403, 403])
    expect((await post('/api/checkout/addresses/get', company.caller)).body).toEqual(before)
  })
})

describe('an API key', () => {
  const scopeOf = ({ id }: Call<ShopCallId>) => CALL_ACCESS[id].scope
  const SCOPES = [...new Set(shopCalls.flatMap((call) => scopeOf(call) ?? []))]

  async function keyWith(scopes: readonly string[]): Promise<string> {
    const request = requests['/api/partnerinterface/keys/create']!
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return (await post('/api/partnerinterface/keys/create', { ...request.body, scopes }, headers)).body.secret
  }
  const all = keyWith(SCOPES)
  /** Two keys per scope: one with this scope, one with all others. The tests share them, because an account has a maximum. */
  const keysOf = new Map(
    SCOPES.map((scope) => [
      scope,
      { one: keyWith([scope]), others: keyWith(SCOPES.filter((other) => other !== scope)) },
    ]),
  )

  test.each(callsWhere((call) => scopeOf(call) !== undefined))(
    'may call %s only with its scope',
    async (_, route) => {
      grant(RIGHTS)
      const { one, others } = keysOf.get(scopeOf(route)!)!
      expect(await rejectionOf(route, { token: await others })).toBe(403009)
      expect(await rejectionOf(route, { token: await one })).toBeUndefined()
    },
  )

  test.each(callsWhere((call) => scopeOf(call) !== undefined && rightsFor(call).length > 0))(
    'may call %s only with the right of its account',
    async (_, route) => {
      const needed = rightsFor(route)
      grant(RIGHTS.filter((right) => !needed.includes(right)))
      expect(await rejectionOf(route, { token: await all })).toBe(CODES[needed[0]!])
    },
  )

  test.each(callsWhere((call) => scopeOf(call) === undefined))('may not call %s', async (_, route) => {
    grant(RIGHTS)
    expect(await rejectionOf(route, { token: await all })).toBe(403009)
  })
})
