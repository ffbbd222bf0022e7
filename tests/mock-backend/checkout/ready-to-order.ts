import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)

const products = Array.from({ length: 600 }, (_, index) => catalogue.product(index)).filter(
  ({ discontinued, replacedBy }) => !discontinued && replacedBy === undefined,
)

const cartSkuOf = ({ vendorId, sku }: (typeof products)[number]) => `${vendorId}-${sku}`

/** Parts sold piece by piece: one in stock, one on back order with a date. */
export const IN_STOCK = cartSkuOf(
  products.find(({ stock, packageQuantity }) => stock.quantity > 20 && packageQuantity === 1)!,
)
export const ON_ORDER = cartSkuOf(
  products.find(
    ({ stock, packageQuantity }) =>
      stock.quantity === 0 && stock.replenishmentDays !== undefined && packageQuantity === 1,
  )!,
)

export type Choice = {
  readonly user?: string
  /** Token of the calls; by default that of a new session of the user. */
  readonly token?: string
  readonly items?: readonly { sku: string; qty: number }[]
  readonly paymentId?: string
  readonly deliverComplete?: boolean
}

/** A customer who is ready to order, with the requests that they would send. */
export async function readyToOrder(
  backend: MockBackend,
  {
    user = 'full@demo.test',
    items = [
      { sku: IN_STOCK, qty: 4 },
      { sku: ON_ORDER, qty: 2 },
    ],
    paymentId = 'account',
    deliverComplete = false,
    ...choice
  }: Choice = {},
) {
  const { post, login } = api(backend)
  const token = choice.token ?? (await login(user))
  const caller = { ...germany, token }
  const call = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    post(`/api/checkout/${path}`, { ...caller, ...body }, headers)

  await post('/api/checkout/cart/create', { token })
  await post('/api/checkout/cart/add', { token, items })
  const { version } = (await call('cart/getQuote')).body.quote
  const { billing, shipping } = (await call('addresses/get')).body
  await call('addresses/set', {
    billingAddressId: billing.id,
    shippingAddressId: shipping[0].id,
    contact: 'Anna Becker',
    remark: 'Gate 4',
  })
  const { transports } = (await call('transports/get')).body
  await call('transports/set', { transportId: transports[0].id, deliverComplete })
  await call('payments/set', { paymentId, ccFirstName: 'Anna', ccLastName: 'Becker' })
  const { basHash } = (await call('validate', { version })).body
  const { costCentres, isRequired } = (await post('/api/cost-centres/list', caller)).body
  const costCentre = isRequired && costCentres.find((one: any) => one.isOpen && !one.spending?.budget)?.id
  const order = {
    basHash,
    acceptPolicy: true,
    customerOrderReference: 'PO 1',
    version,
    ...(costCentre && { costCentre }),
  }
  const key = `key-${basHash}`
  const place = (change: object = {}, otherKey = key) =>
    call('order/place', { ...order, ...change }, { 'idempotency-key': otherKey })
  return { caller, call, order, key, place }
}
