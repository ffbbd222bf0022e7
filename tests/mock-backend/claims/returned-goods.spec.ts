import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'
import { redirectsOn } from '../checkout/at-payment-page.ts'
import { IN_STOCK, readyToOrder } from '../checkout/ready-to-order.ts'

const DAY_MS = 86_400_000
const cents = ({ value }: { readonly value: number }) => Math.round(value * 100)

/** Orders four pieces, waits for their arrival, and claims the return of two. */
async function returned(paymentId: 'account' | 'card', reason: string) {
  let now = Date.UTC(2026, 10, 18, 12)
  const backend = smallBackend({ clock: () => now, tokenLifetimeSeconds: 90 * 86_400 })
  const items = [{ sku: IN_STOCK, qty: 4 }]
  const { caller, order, place } = await readyToOrder(backend, { items, paymentId })
  const { post } = api(backend)
  const ask = async (path: string, body: object = {}, headers = {}) =>
    (await post(path, { ...caller, ...body }, headers)).body
  await place()
  if (paymentId === 'card') {
    const { redirectUrl } = await ask('/api/checkout/payments/start', {
      basHash: order.basHash,
      returnPath: '/en/checkout/redirect',
    })
    const redirects = await redirectsOn(backend, redirectUrl)
    const { provider, ...params } = redirects.find(({ status }) => status === 'AUTHORISED')!
    await ask('/api/checkout/payment/return', { provider, params })
  }
  now += 5 * DAY_MS
  const { orderNumbers } = await ask('/api/checkout/order/status', { basHash: order.basHash })
  const ordered = () => ask('/api/orders/get', { orderNo: orderNumbers.first })
  const stock = async () => {
    const { slug } = (await ordered()).lines[0].product
    return (await ask('/api/products/product/', { slug })).product.availability.quantity
  }
  const owed = async () => {
    const { closingBalance } = await ask('/api/invoices/statement', {
      dateFrom: '2026-11-01',
      dateTo: '2027-01-31',
    })
    return cents(closingBalance)
  }
  const { documents } = await ordered()
  const { documentNo } = documents.find((one: any) => one.documentType === 'INVOICE')
  const before = await stock()
  const { ticketNo: claimNo } = await ask(
    '/api/forms/submit',
    {
      formId: 'return-online',
      documentNo,
      lines: [{ lineNo: 1, quantity: 2 }],
      reason,
      remedy: 'CREDIT',
      email: 'anna@becker.test',
      message: 'Ordered twice',
      files: [],
    },
    { 'idempotency-key': 'returned' },
  )
  const pass = (days: number) => (now += days * DAY_MS)
  return { ask, backend, before, claimNo, documentNo, ordered, owed, pass, stock }
}

test('Unused goods are added to the stock after their arrival', async () => {
  const { before, pass, stock } = await returned('account', 'NOT_NEEDED')
  pass(1)
  expect(await stock()).toBe(before)
  pass(9)
  expect(await stock()).toBe(before + 2)
})

test('Damaged goods are not added to the stock', async () => {
  const { ask, backend, before, claimNo, pass, stock } = await returned('account', 'DAMAGED')
  pass(1)
  await ask('/api/claims/get', { claimNo })
  const { post } = api(backend)
  const { accessToken: tokenKih } = (
    await post('/api/loginKih', { username: 'admin@demo.test', password: 'demo' })
  ).body
  const decision = { customerId: 'D0100001', caseNo: claimNo, decision: 'ACCEPT', text: 'Sorry' }
  await post('/api/admin/cases/update', { tokenKih, ...decision })
  pass(9)
  expect((await ask('/api/claims/get', { claimNo })).status).toBe('CLOSED')
  expect(await stock()).toBe(before)
})

test('A credit note for goods paid by card is refunded to the card without a change of the balance', async () => {
  const { ask, claimNo, documentNo, ordered, pass } = await returned('card', 'NOT_NEEDED')
  pass(10)
  const { creditNoteNo } = await ask('/api/claims/get', { claimNo })
  const note = await ask('/api/documents/get', { documentType: 'CREDIT_NOTE', documentNo: creditNoteNo })
  const { header, payments } = note
  expect([header.status, cents(header.openAmount)]).toEqual(['paid', 0])
  expect(payments).toEqual([{ date: header.date, amount: header.total, by: 'Kreditkarte' }])
  const event = { kind: 'REFUNDED', date: header.date, documentType: 'INVOICE', documentNo }
  expect((await ordered()).timeline).toContainEqual(event)
  const month = { dateFrom: header.date, dateTo: header.date }
  const { entries } = await ask('/api/invoices/statement', month)
  const own = entries.filter((one: any) => [documentNo, creditNoteNo].includes(one.documentNo))
  expect(own.map(({ kind, amount }: any) => [kind, cents(amount)])).toEqual([
    ['CREDIT_NOTE', -cents(header.total)],
    ['PAYMENT', cents(header.total)],
  ])
})
