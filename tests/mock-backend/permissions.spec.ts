import { expect, test } from 'vitest'
import { callsOf, type Call } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import type { AccountFlags } from '#mock-backend/session/account.ts'
import { api, smallBackend } from './call-api.ts'
import { everyRequest } from './every-request.ts'

type Right = keyof AccountFlags

/** Code of the refusal for want of a right. */
const CODES: Readonly<Record<Right, number>> = {
  order: 403001,
  invoice: 403002,
  shipment: 403003,
  showPrice: 403004,
  fillBasket: 403005,
  vinSearch: 403006,
}
const RIGHTS = Object.keys(CODES) as Right[]

/** Calls that need a right; with several, one of them is enough. */
const NEEDED: Readonly<Record<string, readonly Right[]>> = {
  '/api/appointment/cancel': ['shipment'],
  '/api/appointment/create': ['shipment'],
  '/api/appointment/get': ['shipment'],
  '/api/appointment/list': ['shipment'],
  '/api/appointment/ready': ['shipment'],
  '/api/appointment/slots': ['shipment'],
  '/api/appointment/update': ['shipment'],
  '/api/backorder/list': ['order'],
  '/api/backorder/subscribe': ['order'],
  '/api/checkout/order/place': ['fillBasket'],
  '/api/currencies/set': ['showPrice'],
  '/api/documents/get': ['invoice'],
  '/api/documents/getMany': ['invoice'],
  '/api/documents/list': ['invoice'],
  '/api/documents/queue': ['invoice'],
  '/api/documents/trace': ['order', 'shipment', 'invoice'],
  '/api/invoices/ageing': ['invoice'],
  '/api/invoices/statement': ['invoice'],
  '/api/orders/cancelLines': ['order'],
  '/api/orders/get': ['order'],
  '/api/orders/list': ['order'],
  '/api/orders/reorder/preview': ['order'],
  '/api/vehicles/fits': ['vinSearch'],
  '/api/vehicles/makers': ['vinSearch'],
  '/api/vehicles/of-maker': ['vinSearch'],
  '/api/vin/findVehicle': ['vinSearch'],
  '/api/vin/vehicle': ['vinSearch'],
}

/** For visitors without a session too. */
const PUBLIC: ReadonlySet<string> = new Set([
  '/api/capabilities',
  '/api/checkout/payment/return',
  '/api/content-data',
  '/api/country',
  '/api/country/list',
  '/api/currencies',
  '/api/enquiries/submit',
  '/api/error-log',
  '/api/favourites/shared/get',
  '/api/forms',
  '/api/login',
  '/api/loginKih',
  '/api/logout',
  '/api/logoutKih',
  '/api/password/reset/:passwordReset',
  '/api/products/compare',
  '/api/products/product/',
  '/api/products/slugs',
  // punch-out: user name and secret of the customer's system, or a ticket
  '/api/punchout/enter',
  '/api/punchout/lookup',
  '/api/punchout/order',
  '/api/punchout/start',
  '/api/redirects',
  '/api/search/addVinSuggestion',
  '/api/search/filteredSearch',
  '/api/search/getVinSuggestions',
  '/api/search/partSearch',
  '/api/settings/search-mode',
  '/api/vehicles/fits',
  '/api/vehicles/makers',
  '/api/vehicles/of-maker',
  '/api/vin/findVehicle',
  '/api/vin/vehicle',
])

const ADMIN = ['/api/admin/error-log', '/api/admin/mock', '/api/admin/redirects']

/** For the administrator of the customer alone. */
const ADMINISTRATOR = '/api/partnerinterface/'

const backend = smallBackend()
const { get, post, login } = api(backend)
const requests = await everyRequest(backend)

const calls = callsOf(shopContract).map((call) => [call.path, call] as const)
const callsWhere = (isMeant: (path: string) => boolean) => calls.filter(([path]) => isMeant(path))

/** Code of a refusal for want of a session or of a right; undefined for any other answer. */
async function refusalOf({ method, path }: Call, changes: object = {}): Promise<number | undefined> {
  const { path: address = path, body, headers } = requests[path] ?? {}
  const reply = method === 'GET' ? await get(address) : await post(address, { ...body, ...changes }, headers)
  // adding to the cart reports the end of the session with status 200 and a code
  const isRefusal = reply.status === 401 || reply.status === 403 || reply.body.code === 401000
  return isRefusal ? reply.body.code : undefined
}

/** Rights of both customers who make the calls. */
function grant(granted: readonly Right[]): void {
  const flags = Object.fromEntries(RIGHTS.map((right) => [right, granted.includes(right)]))
  for (const userName of ['full@demo.test', 'new@demo.test']) backend.changeFlags(userName, flags)
}

test.each(callsWhere((path) => NEEDED[path] === undefined))('%s needs no right', async (_, route) => {
  grant([])
  expect(await refusalOf(route)).toBeUndefined()
})

test.each(callsWhere((path) => NEEDED[path] !== undefined))(
  '%s needs its right alone',
  async (path, route) => {
    const needed = NEEDED[path] ?? []
    grant(RIGHTS.filter((right) => !needed.includes(right)))
    expect(await refusalOf(route)).toBe(CODES[needed[0]!])
    for (const right of needed) {
      grant([right])
      expect(await refusalOf(route), right).toBeUndefined()
    }
  },
)

test.each([
  ['INVOICE', 'invoice'],
  ['CREDIT_NOTE', 'invoice'],
  ['DESPATCH_ADVICE', 'shipment'],
  ['PACKING_LIST', 'shipment'],
  ['ORDER_RESPONSE', 'order'],
] as const)('a document of type %s needs the right %s in each call', async (documentType, right) => {
  const items = [{ documentType, documentNo: '4711', format: 'PDF' }]
  for (const [, route] of callsWhere((path) => /documents\/(?:list|get|getMany|queue)$/.test(path))) {
    grant(RIGHTS.filter((one) => one !== right))
    expect(await refusalOf(route, { documentType, items }), route.path).toBe(CODES[right])
    grant([right])
    expect(await refusalOf(route, { documentType, items }), route.path).toBeUndefined()
  }
})

test.each([
  ['/api/notifications/subscribe', { on: 'PRICE' }],
  ['/api/partnerinterface/exports/run', { kind: 'PRICES' }],
  ['/api/partnerinterface/exports/schedule', { kind: 'PRICES' }],
])('%s needs the right to see prices, where prices are asked for', async (path, changes) => {
  const [[, route]] = callsWhere((one) => one === path) as [(typeof calls)[number]]
  grant(RIGHTS.filter((right) => right !== 'showPrice'))
  expect(await refusalOf(route, changes)).toBe(403004)
  grant(['showPrice'])
  expect(await refusalOf(route, changes)).toBeUndefined()
})

test('without the right to fill the cart nothing gets into it', async () => {
  grant(RIGHTS.filter((right) => right !== 'fillBasket'))
  const { body } = await post('/api/checkout/cart/add', requests['/api/checkout/cart/add']?.body)
  expect(body.lines).toMatchObject([{ status: 'NOT_PURCHASABLE', acceptedQuantity: 0 }])
})

test.each(callsWhere((path) => !PUBLIC.has(path) && !ADMIN.includes(path)))(
  '%s needs a session',
  async (_, route) => {
    grant(RIGHTS)
    expect(await refusalOf(route, { token: null })).toBe(401000)
    expect(await refusalOf(route, { token: 'forged.token.signature' })).toBe(401000)
  },
)

test.each(callsWhere((path) => PUBLIC.has(path)))('%s needs no session', async (_, route) => {
  expect(await refusalOf(route, { token: null, userToken: null })).toBeUndefined()
})

test.each(callsWhere((path) => ADMIN.includes(path)))('%s is for the admin', async (_, route) => {
  const customer = await login('full@demo.test')
  for (const tokenKih of [null, 'forged.token.signature', customer]) {
    expect(await refusalOf(route, { tokenKih })).toBe(401002)
  }
})

test.each(callsWhere((path) => path.startsWith(ADMINISTRATOR)))(
  '%s is for the administrator of the customer',
  async (_, route) => {
    const colleague = await login('accounts@demo.test')
    expect(await refusalOf(route, { token: colleague })).toBe(403007)
  },
)
