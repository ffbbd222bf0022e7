import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'
import { redirectsOn } from './at-payment-page.ts'
import { IN_STOCK, readyToOrder } from './ready-to-order.ts'

const HOUR_MS = 3_600_000
/** A Wednesday at noon. */
const NOON = Date.UTC(2026, 10, 18, 12)
const cents = (price: { readonly value: number } | undefined) => Math.round((price?.value ?? 0) * 100)

/** Orders a part in stock. Only `wait` moves the clock. */
async function ordered(paymentId: string, user = 'full@demo.test') {
  let now = NOON
  const backend = smallBackend({ clock: () => now, tokenLifetimeSeconds: 90 * 86_400 })
  const ready = await readyToOrder(backend, { user, items: [{ sku: IN_STOCK, qty: 4 }], paymentId })
  const { post } = api(backend)
  const ask = async (path: string, body: object = {}) => (await post(path, { ...ready.caller, ...body })).body
  const owed = async () => {
    const { openBalance, openOrders, openCredits } = await ask('/api/invoices/ageing')
    return cents(openBalance) + cents(openOrders) - cents(openCredits.amount)
  }
  const before = await owed()
  const placed = (await ready.place()).body
  const returnToShop = async (status: string) => {
    const { redirectUrl } = await ask('/api/checkout/payments/start', {
      basHash: ready.order.basHash,
      returnPath: '/en/checkout/redirect',
    })
    const redirects = await redirectsOn(backend, redirectUrl)
    const { provider, ...params } = redirects.find((one) => one['status'] === status)!
    return ask('/api/checkout/payment/return', { provider, params })
  }
  const status = () => ask('/api/checkout/order/status', { basHash: ready.order.basHash })
  const order = async () => ask('/api/orders/get', { orderNo: (await status()).orderNumbers.first })
  const invoice = async () => {
    const { documents } = await order()
    const { documentNo } = documents.find((one: any) => one.documentType === 'INVOICE')
    return ask('/api/documents/get', { documentType: 'INVOICE', documentNo })
  }
  const wait = (hours: number) => (now += hours * HOUR_MS)
  return { before, owed, placed, returnToShop, status, order, invoice, ask, wait }
}

const kindsOf = ({ timeline }: any) => timeline.map(({ kind }: any) => kind)

test('An order paid by card has an invoice without an open amount', async () => {
  const { returnToShop, order, invoice, ask, wait } = await ordered('card')
  await returnToShop('AUTHORISED')
  expect(kindsOf(await order())).toEqual(['PLACED', 'CONFIRMED', 'PAID'])
  wait(6)
  const { header, payments } = await invoice()
  expect(header.status).toBe('paid')
  expect([cents(header.paid), cents(header.openAmount)]).toEqual([cents(header.total), 0])
  expect(payments).toEqual([{ date: '2026-11-18', amount: header.total, by: 'Kreditkarte' }])
  const { entries } = await ask('/api/invoices/statement', { dateFrom: '2026-11-18', dateTo: '2026-11-18' })
  const own = entries.filter(({ documentNo }: any) => documentNo === header.documentNo)
  expect(own.map(({ kind, amount }: any) => [kind, cents(amount)])).toEqual([
    ['INVOICE', cents(header.total)],
    ['PAYMENT', -cents(header.total)],
  ])
})

test('Prepaid goods are shipped after the payment has arrived, and their promised date is postponed', async () => {
  const { order, invoice, wait } = await ordered('prepayment')
  const [{ promisedDate }] = (await order()).lines
  expect(promisedDate).toBe('2026-11-19')
  wait(24 + 12)
  expect((await order()).header.status).toBe('awaitingPayment')
  expect(kindsOf(await order())).toEqual(['PLACED', 'CONFIRMED'])
  wait(12)
  const paid = await order()
  expect(paid.header.status).toBe('confirmed')
  expect(kindsOf(paid)).toEqual(['PLACED', 'CONFIRMED', 'PAID', 'DATE_CHANGED'])
  expect(paid.lines[0]).toMatchObject({ promisedDate: '2026-11-23', previousDate: '2026-11-19' })
  wait(4)
  expect((await order()).header.status).toBe('shipped')
  const { header, payments } = await invoice()
  expect(header.status).toBe('paid')
  expect(payments.map(({ date, by }: any) => [date, by])).toContainEqual(['2026-11-20', 'Vorkasse'])
  wait(72)
  expect((await order()).timeline.findLast(({ kind }: any) => kind === 'DELIVERED').date).toBe('2026-11-23')
})

test('A pending payment that is confirmed later delays the shipment until then', async () => {
  const { returnToShop, status, order, wait } = await ordered('card')
  await returnToShop('PENDING')
  expect([(await status()).status, (await order()).header.status]).toEqual(['PENDING', 'awaitingPayment'])
  wait(2)
  expect([(await status()).status, (await order()).header.status]).toEqual(['PLACED', 'confirmed'])
  expect(await returnToShop('FAILED')).toMatchObject({ status: 'AUTHORISED' })
  wait(3)
  expect((await order()).header.status).toBe('shipped')
})

test('An order whose pending payment fails is cancelled and not shipped', async () => {
  const { returnToShop, status, wait, ask } = await ordered('card')
  await returnToShop('PENDING')
  const { orderNumbers } = await status()
  await returnToShop('FAILED')
  wait(48)
  const { header, timeline } = await ask('/api/orders/get', { orderNo: orderNumbers.first })
  expect(header.status).toBe('cancelled')
  expect(timeline.map(({ kind }: any) => kind)).toEqual(['PLACED', 'CONFIRMED', 'CANCELLED'])
})

test.each(['full@demo.test', 'export@demo.test'])(
  'The credit that the checkout offers %s equals the account page’s credit minus open orders',
  async (user) => {
    const { before, owed, ask, placed, wait } = await ordered('account', user)
    const left = async () => {
      const { creditLimit, openBalance, openOrders, openCredits } = await ask('/api/invoices/ageing')
      return cents(creditLimit) - cents(openBalance) - cents(openOrders) + cents(openCredits.amount)
    }
    const offered = async () => {
      const { methods } = await ask('/api/checkout/payments/get')
      const { freeCredit } = methods.find(({ kind }: any) => kind === 'ACCOUNT')
      return [freeCredit.currency.code, cents(freeCredit)]
    }
    const currency = user === 'full@demo.test' ? 'EUR' : 'BRL'
    expect(await owed()).toBe(before + cents(placed.totals.gross))
    expect(await offered()).toEqual([currency, await left()])
    wait(24)
    expect(await offered()).toEqual([currency, await left()])
  },
)

test('A customer without credit has no credit limit, and no open amount after a prepaid order', async () => {
  const { ask } = await ordered('prepayment', 'kz@demo.test')
  const { creditLimit, openBalance } = await ask('/api/invoices/ageing')
  expect([creditLimit, cents(openBalance)]).toEqual([undefined, 0])
})
