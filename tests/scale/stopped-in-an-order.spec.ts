import { serve, type ServerType } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMockBackend, type MockBackend } from '#mock-backend/create-mock-backend.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { IN_STOCK, ON_ORDER } from '../mock-backend/checkout/ready-to-order.ts'
import { ShopCluster } from './support/shop-cluster.ts'

let backend: MockBackend
let api: ServerType
let shop: ShopCluster
/** Runs `meanwhile` after the API has processed the call `step` and before it responds. */
let held: { readonly step: string; readonly meanwhile: () => unknown } | undefined

const respond = async (request: Request): Promise<Response> => {
  const response = await backend.respond(request)
  const { step, meanwhile } = held ?? {}
  if (step === undefined || !request.url.endsWith(`/${step}`)) return response
  held = undefined
  await meanwhile?.()
  return response
}

beforeAll(async () => {
  api = serve({ fetch: respond, port: 0, hostname: '127.0.0.1' })
  await once(api, 'listening')
  shop = await ShopCluster.start(1, `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
})
beforeEach(() => {
  backend = createMockBackend({ size: 600, seed: 7 })
})
afterAll(async () => {
  await shop?.stop()
  api?.close()
})

/** Sends the calls of an order. A call whose response is lost is retried after the replica has restarted. */
async function order(stoppedAt: string, signal: 'SIGTERM' | 'SIGKILL') {
  const [replica] = shop.replicas
  const visitor = new HttpVisitor(shop.url)
  const login = await visitor.call('/api/login', { username: 'full@demo.test', password: 'demo' })
  const { accessToken: token } = (await login.json()) as { accessToken: string }
  const caller = { token, languageID: 'en-GB', countryID: 'DE' }
  let lost = 0

  const call = async (step: string, body: object = {}): Promise<any> => {
    const send = () =>
      visitor.call(`/api/checkout/${step}`, { ...caller, ...body }, { 'idempotency-key': `key-of-${step}` })
    if (step !== stoppedAt) return (await send()).json()
    const stopped = Promise.withResolvers<unknown>()
    held = {
      step,
      meanwhile: () => {
        const ended = replica!.stop(signal)
        stopped.resolve(ended)
        // after SIGTERM the server waits for this response before it exits
        return signal === 'SIGKILL' ? ended : undefined
      },
    }
    const first = await send().catch(() => undefined)
    await stopped.promise
    await replica!.start()
    await shop.complete()
    if (first?.ok) return first.json()
    lost += 1
    return (await send()).json()
  }

  await call('cart/create')
  await call('cart/add', { items: [IN_STOCK, ON_ORDER].map((sku) => ({ sku, qty: 2 })) })
  const { quote } = await call('cart/getQuote')
  const { billing } = await call('addresses/get')
  const addresses = { billingAddressId: billing.id, shippingAddressId: billing.id }
  await call('addresses/set', { ...addresses, contact: 'Anna Becker', remark: '' })
  const { transports } = await call('transports/get')
  await call('transports/set', { transportId: transports[0].id, deliverComplete: false })
  await call('payments/set', { paymentId: 'account', ccFirstName: 'Anna', ccLastName: 'Becker' })
  const { version } = quote
  const { basHash } = await call('validate', { version })
  const placed = await call('order/place', {
    basHash,
    version,
    acceptPolicy: true,
    customerOrderReference: '',
  })
  const quantities = quote.items.map(({ qty }: { qty: number }) => qty)
  return { quantities, numbers: Object.keys(placed.orderNumbers ?? {}), lost }
}

const ORDERED = { quantities: [2, 2], numbers: ['first', 'second'] }

test('SIGTERM during order/place: the response arrives, and one order exists', async () => {
  expect(await order('order/place', 'SIGTERM')).toEqual({ ...ORDERED, lost: 0 })
  expect(backend.placedOrders).toHaveLength(1)
})

test.each(['cart/add', 'order/place'])(
  'kill -9 during %s: the retry succeeds, and one order is placed',
  async (step) => {
    expect(await order(step, 'SIGKILL')).toEqual({ ...ORDERED, lost: 1 })
    expect(backend.placedOrders).toHaveLength(1)
  },
)
