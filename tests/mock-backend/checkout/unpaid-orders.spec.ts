import { expect, test } from 'vitest'
import { api, germany, smallBackend } from '../call-api.ts'
import { atPaymentPage } from './at-payment-page.ts'
import { IN_STOCK, readyToOrder } from './ready-to-order.ts'

const MINUTE_MS = 60_000
const NOON = Date.UTC(2026, 10, 18, 12)
const BUYER = 'buyer@demo.test'
const ITEMS = [{ sku: IN_STOCK, qty: 4 }]
const NOT_ALLOWED = { status: 'FAILED', next: 'step4', reason: 'NOT_ALLOWED' }

/** A buyer on the payment page, with an administrator and a clock that only `wait` moves. */
async function unpaid(costCentre = '4200') {
  let now = NOON
  const backend = smallBackend({ clock: () => now })
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  const asOwner = (path: string, body: object = {}) => post(`/api/${path}`, { ...germany, token, ...body })
  const change = (flags: object) => backend.changeFlags(BUYER, flags)
  change({ orderLimit: null })
  const page = await atPaymentPage(backend, {
    user: BUYER,
    items: ITEMS,
    costCentre,
  })
  /** Sends the order again after a choice of the payment. */
  const orderBy = async (paymentId: string) => {
    await page.call('payments/set', { paymentId, ccFirstName: 'Anna', ccLastName: 'Becker' })
    const { version } = (await page.call('cart/getQuote')).body.quote
    const { basHash } = (await page.call('validate', { version, costCentre })).body
    const order = { basHash, version, acceptPolicy: true, customerOrderReference: '', costCentre }
    return page.call('order/place', order, { 'idempotency-key': `again-${basHash}` })
  }
  const saveBudget = (value: number) =>
    asOwner('cost-centres/save', {
      id: costCentre,
      name: 'Filiale Kiel',
      isOpen: true,
      budget: { value, currency: { code: 'EUR' } },
    })
  const reserved = async () => {
    const { costCentres } = (await asOwner('cost-centres/list')).body
    return costCentres.find(({ id }: { id: string }) => id === costCentre).spending.reserved.value
  }
  const wait = (minutes: number) => void (now += minutes * MINUTE_MS)
  return { ...page, backend, asOwner, change, orderBy, saveBudget, reserved, wait }
}

const CHANGES: readonly [string, object, number][] = [
  ['is now above the limit', { orderLimit: 100 }, 422045],
  ['is of a person without the right to order', { fillBasket: false }, 403005],
  ['is for an address that the person may no longer order to', { deliveryAddresses: ['D0100001-2'] }, 403005],
  ['is for a cost centre that the person may no longer use', { costCentres: ['4100'] }, 422040],
]

test.each(CHANGES)('The payment of an unpaid order that %s cannot be started', async (_what, flags, code) => {
  const { change, start } = await unpaid('4300')
  change(flags)
  expect((await start()).body.code).toBe(code)
  expect((await start()).status).toBeGreaterThanOrEqual(403)
})

test.each(CHANGES)(
  'An authorised payment is released without an order if the order %s',
  async (_what, flags) => {
    const { backend, change, returnToShop } = await unpaid('4300')
    change(flags)
    expect(await returnToShop('AUTHORISED')).toEqual(NOT_ALLOWED)
    change({ orderLimit: null, fillBasket: true, deliveryAddresses: null, costCentres: null })
    expect(await returnToShop('AUTHORISED')).toEqual(NOT_ALLOWED)
    expect(backend.placedOrders).toHaveLength(0)
  },
)

test('A pending payment of a person who was deactivated is released without an order', async () => {
  const { backend, change, returnToShop } = await unpaid()
  change({ isDeactivated: true })
  expect(await returnToShop('PENDING')).toEqual(NOT_ALLOWED)
  expect(backend.placedOrders).toHaveLength(0)
})

test('An order whose payment was released can be ordered again as an approval request', async () => {
  const { change, returnToShop, orderBy } = await unpaid()
  change({ orderLimit: 100 })
  await returnToShop('AUTHORISED')
  expect((await orderBy('card')).body.code).toBe(422045)
  expect((await orderBy('account')).body.status).toBe('AWAITING_APPROVAL')
})

test('The reservation of an unpaid order does not block its own payment', async () => {
  const { reserved, saveBudget, returnToShop, start } = await unpaid('4300')
  expect((await saveBudget(await reserved())).status).toBe(200)
  expect((await start()).status).toBe(200)
  expect((await returnToShop('AUTHORISED')).status).toBe('AUTHORISED')
})

test('An order by another payment method replaces the unpaid order and its reservation', async () => {
  const { reserved, saveBudget, orderBy } = await unpaid('4300')
  await saveBudget(await reserved())
  expect((await orderBy('account')).body.status).toBe('PLACED')
  expect(await reserved()).toBe(0)
})

test.each(['CANCELLED', 'FAILED'])(
  'The budget reserved for an unpaid order is released if its payment is %s',
  async (status) => {
    const { reserved, returnToShop } = await unpaid('4300')
    expect(await reserved()).toBeGreaterThan(0)
    await returnToShop(status)
    expect(await reserved()).toBe(0)
  },
)

test('An unpaid order and its reservation expire after 30 minutes, and a late payment is rejected', async () => {
  const { backend, reserved, wait, call, order, returnToShop } = await unpaid('4300')
  wait(29)
  expect(await reserved()).toBeGreaterThan(0)
  wait(1)
  expect(await reserved()).toBe(0)
  expect((await call('order/status', { basHash: order.basHash })).body.code).toBe(404001)
  expect(await returnToShop('AUTHORISED')).toMatchObject({ status: 'FAILED', reason: 'ENDED' })
  expect(backend.placedOrders).toHaveLength(0)
})

test('A late payment is rejected even if the same cart is ordered again', async () => {
  const { wait, returnToShop, orderBy, start } = await unpaid()
  wait(30)
  await returnToShop('AUTHORISED')
  expect((await orderBy('card')).body.status).toBe('PENDING')
  await start()
  expect(await returnToShop('AUTHORISED')).toMatchObject({ status: 'FAILED', reason: 'ENDED' })
})

test('A payment that is started again is valid for another 30 minutes', async () => {
  const { wait, start, returnToShop } = await unpaid()
  wait(29)
  await start()
  wait(29)
  expect((await returnToShop('AUTHORISED')).status).toBe('AUTHORISED')
})

test('An unpaid order also expires after a restart', async () => {
  const { backend, order } = await unpaid()
  let now = NOON
  const restarted = smallBackend({ snapshot: backend.snapshot(), clock: () => now })
  const { post, login } = api(restarted)
  const token = await login(BUYER)
  const status = () => post('/api/checkout/order/status', { ...germany, token, basHash: order.basHash })
  expect((await status()).status).toBe(200)
  now += 30 * MINUTE_MS
  expect((await status()).status).toBe(404)
})

test('A change of the cart releases the reservation of its unpaid order', async () => {
  const { reserved, call } = await unpaid('4300')
  await call('cart/add', { items: ITEMS })
  expect(await reserved()).toBe(0)
})

test('The reservation of an unpaid order reduces the budget of colleagues', async () => {
  const { backend, reserved, saveBudget } = await unpaid('4300')
  await saveBudget(await reserved())
  const colleague = await readyToOrder(backend, { user: 'full@demo.test', items: ITEMS })
  const { approval } = (await colleague.place({ costCentre: '4300' })).body
  expect(approval.reasons.map(({ kind }: { kind: string }) => kind)).toEqual(['BUDGET'])
})
