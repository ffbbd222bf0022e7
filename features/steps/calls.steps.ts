import assert from 'node:assert/strict'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogOutAdmin } from '#application/admin/log-out-admin.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ReportErrors } from '#application/errors/report-errors.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { vinOf } from '../../tests/fixtures/vin.fixture.ts'
import type { ModelVisitor } from '../support/drivers/model-visitor.ts'
import { slugOf } from '../support/backend.ts'
import { Then, When } from '../support/steps.ts'
import { modelVisitorOf } from '../support/visitor-by-depth.ts'
import type { ApiCall, ShopWorld } from '../support/world.ts'

const PART = '3.70481'
const VIN = vinOf('WMA06XZZ8CP034890')
const ADMIN = { username: 'admin@demo.test', password: 'demo' }

const toProduct = (world: ShopWorld) => world.visitor.open(world.to('product', { slug: slugOf(PART) }))

async function inCart(world: ShopWorld): Promise<void> {
  await toProduct(world)
  await modelVisitorOf(world).putIntoCart()
  await world.visitor.open(world.to('checkoutStep1'))
}

async function anotherLogIn(world: ShopWorld, username: string): Promise<void> {
  await world.visitor.logOut()
  await world.visitor.comeAs(username)
}

/** Method and path of each call (spec 7). */
const CALLS: Readonly<Record<string, string>> = {
  'logs in': 'POST /api/login',
  'logs in to the second service': 'POST /api/loginKih',
  'logs out of the second service': 'POST /api/logoutKih',
  'logs out': 'POST /api/logout',
  'requests a new password': 'GET /api/password/reset/anna',
  'requests rights': 'POST /api/getfeatures',
  'searches while typing': 'POST /api/search/partSearch',
  'requests the country': 'GET /api/country',
  'requests divisions and groups': 'GET /api/content-data',
  'requests a product': 'POST /api/products/product/',
  'finds a vehicle': 'POST /api/vin/findVehicle',
  'creates a cart': 'POST /api/checkout/cart/create',
  'loads the cart': 'POST /api/checkout/cart/getQuote',
  'adds to the cart': 'POST /api/checkout/cart/add',
  'removes from the cart': 'POST /api/checkout/cart/delete',
  'changes the cart': 'POST /api/checkout/cart/update/',
  'stores a VIN': 'POST /api/search/addVinSuggestion',
  'requests stored VINs': 'GET /api/search/getVinSuggestions',
  'reports an error': 'POST /api/error-log',
}

/** Pages and use cases that make each call. A call is never made by its adapter directly. */
const WAYS: Readonly<Record<string, (world: ShopWorld, visitor: ModelVisitor) => Promise<unknown>>> = {
  'logs in': (world) => anotherLogIn(world, 'full@demo.test'),
  'logs in to the second service': (_, { shop }) => shop.get(LogInAsAdmin).run(ADMIN),
  'logs out of the second service': async (_, { shop }) => {
    await shop.get(LogInAsAdmin).run(ADMIN)
    await shop.get(LogOutAdmin).run()
  },
  'logs out': (_, visitor) => visitor.logOut(),
  'requests a new password': async (_, visitor) => {
    await visitor.logOut()
    await visitor.requestPasswordReset('anna')
  },
  'requests rights': (_, { shop }) => shop.get(RefreshAccountState).run(),
  'searches while typing': async (_, visitor) => {
    await visitor.typeSearch('oil filter')
    await visitor.waitFor(300)
  },
  'requests the country': (world) => anotherLogIn(world, 'full@demo.test'),
  'requests divisions and groups': (world) => anotherLogIn(world, 'full@demo.test'),
  'requests a product': toProduct,
  'finds a vehicle': (_, { shop }) => shop.get(FindVehicle).run(VIN),
  'creates a cart': async (world, { shop }) => {
    await anotherLogIn(world, 'new@demo.test')
    await shop.get(LoadCart).run()
  },
  'loads the cart': (_, { shop }) => shop.get(LoadCart).run(),
  'adds to the cart': inCart,
  'removes from the cart': async (world, visitor) => {
    await inCart(world)
    await visitor.removeLine(PART)
  },
  'changes the cart': async (world, visitor) => {
    await inCart(world)
    await visitor.changeQuantity(PART, '3')
  },
  'stores a VIN': (_, { shop }) => shop.get(FindVehicle).run(VIN),
  'requests stored VINs': (_, { shop }) => shop.get(LoadVinHistory).run(),
  'reports an error': (_, { shop }) => shop.get(ReportErrors).run(['Basket is undefined']),
}

const asked = new WeakMap<ShopWorld, string>()

When(new RegExp(`^the shop (${Object.keys(WAYS).join('|')})$`), async function (call: string) {
  asked.set(this, CALLS[call] ?? '')
  this.calls.length = 0
  await WAYS[call]!(this, modelVisitorOf(this))
})

Then(
  'the call has the fields {string} in its body and {string} in its query',
  async function (body: string, query: string) {
    const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`
    await this.visitor.eventually(async () =>
      assert.ok(this.calls.map(nameOf).includes(asked.get(this)!), this.calls.map(nameOf).join('\n')),
    )
    const call = this.calls.find((made) => nameOf(made) === asked.get(this))!
    const sent = JSON.parse(call.body || '{}') as Record<string, unknown>
    const parameters = Object.fromEntries(new URLSearchParams(call.search))
    assert.deepEqual(Object.keys(sent).toSorted(), fieldsOf(body))
    assert.deepEqual(Object.keys(parameters).toSorted(), fieldsOf(query))
    speaksForTheVisitor(this, { ...sent, ...parameters })
  },
)

const fieldsOf = (list: string) => list.split(', ').filter(Boolean).toSorted()

/**
 * Checks that language, country and token are those of the visitor, under every name that the contract has for them.
 */
function speaksForTheVisitor(world: ShopWorld, fields: Record<string, unknown>): void {
  const { token } = modelVisitorOf(world).shop.get(SessionStore)
  const visitors = { token, userToken: token, languageID: 'en-GB', lang: 'en-GB', countryID: 'DE' }
  for (const [name, value] of Object.entries(visitors)) {
    // the token differs if the call is about an ended session or the second service
    const isOther = value === undefined || asked.get(world)?.endsWith('Kih')
    if (name in fields && !isOther) assert.equal(fields[name], value, name)
  }
}
