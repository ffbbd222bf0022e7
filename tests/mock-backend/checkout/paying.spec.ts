import { expect, test } from 'vitest'
import { smallBackend } from '../call-api.ts'
import { atPaymentPage } from './at-payment-page.ts'

test('An unpaid order is pending and does not change the cart', async () => {
  const { placed, call, start, redirectUrl } = await atPaymentPage(smallBackend())
  expect(placed.body.status).toBe('PENDING')
  expect((await call('cart/getQuote')).body.quote.items).toHaveLength(2)
  expect((await start()).body.redirectUrl).toBe(redirectUrl)
})

test('A payment that is authorised and reported twice creates one order', async () => {
  const backend = smallBackend()
  const { returnToShop, call, order } = await atPaymentPage(backend)
  const expected = { status: 'AUTHORISED', next: 'step6', basHash: order.basHash }
  expect(await returnToShop('AUTHORISED')).toEqual(expected)
  expect(await returnToShop('AUTHORISED')).toEqual(expected)
  expect((await returnToShop('CANCELLED')).status).toBe('AUTHORISED')
  expect((await call('order/status', { basHash: order.basHash })).body.status).toBe('PLACED')
  expect((await call('cart/getQuote')).body.quote.items).toEqual([])
  expect(backend.placedOrders).toHaveLength(1)
})

test.each([
  ['CANCELLED', 'CANCELLED'],
  ['FAILED', 'DECLINED'],
])(
  'A payment that is %s redirects to the payment step, and the cart can be ordered again',
  async (status, reason) => {
    const backend = smallBackend()
    const { returnToShop, call } = await atPaymentPage(backend)
    expect(await returnToShop(status)).toEqual({ status, next: 'step4', reason })
    expect(await returnToShop(status)).toEqual({ status, next: 'step4', reason })
    expect(await returnToShop('AUTHORISED')).toMatchObject({ next: 'step4', reason: 'ENDED' })
    expect(backend.placedOrders).toHaveLength(0)
    const { version } = (await call('cart/getQuote')).body.quote
    const { basHash } = (await call('validate', { version })).body
    const order = { basHash, version, acceptPolicy: true, customerOrderReference: '' }
    const { status: again } = await call('order/place', order, { 'idempotency-key': `key-${basHash}` })
    expect(again).toBe(201)
  },
)

test('A pending payment that is confirmed later creates the order at once', async () => {
  const { returnToShop, call, order } = await atPaymentPage(smallBackend())
  expect(await returnToShop('PENDING')).toMatchObject({ status: 'PENDING', next: 'step6' })
  expect((await call('order/status', { basHash: order.basHash })).body.status).toBe('PENDING')
  expect(await returnToShop('AUTHORISED')).toMatchObject({ status: 'AUTHORISED', next: 'step6' })
  expect((await call('order/status', { basHash: order.basHash })).body.status).toBe('PLACED')
})

test('A payment result with a wrong signature is rejected, and the payment can still be authorised', async () => {
  const { returnToShop } = await atPaymentPage(smallBackend())
  expect(await returnToShop('AUTHORISED', true)).toEqual({
    status: 'FAILED',
    next: 'step4',
    reason: 'SIGNATURE',
  })
  expect((await returnToShop('AUTHORISED')).status).toBe('AUTHORISED')
})

test('A payment is rejected if the same cart was ordered with another payment method', async () => {
  const backend = smallBackend()
  const { returnToShop, call } = await atPaymentPage(backend)
  await call('payments/set', { paymentId: 'account', ccFirstName: '', ccLastName: '' })
  const { version } = (await call('cart/getQuote')).body.quote
  const { basHash } = (await call('validate', { version })).body
  const order = { basHash, version, acceptPolicy: true, customerOrderReference: '' }
  expect((await call('order/place', order, { 'idempotency-key': `key-${basHash}` })).status).toBe(201)
  expect((await returnToShop('AUTHORISED')).next).toBe('step4')
  expect(backend.placedOrders).toHaveLength(1)
})
