import { expect, it } from 'vitest'
import { paymentMethods } from '#mock-backend/checkout/payment-methods.ts'
import type { Account } from '#mock-backend/session/account.ts'

const account = (country: string) => ({ country, currency: 'EUR', showPrice: true }) as Account

it.each([
  ['DE', 5_000_00, 0, {}],
  ['DE', 5_000_01, 0, { PAYPAL: 'AMOUNT' }],
  ['DE', 10_000_01, 0, { PAYPAL: 'AMOUNT', CARD: 'AMOUNT' }],
  ['DE', 1_000_00, 24_000_00, {}],
  ['DE', 1_000_01, 24_000_00, { ACCOUNT: 'CREDIT_LIMIT' }],
  ['KZ', 1_00, 0, { ACCOUNT: 'COUNTRY', PAYPAL: 'COUNTRY' }],
])('In %s an order of %i, with %i open, cannot be paid by %j', (country, gross, owed, reasons) => {
  const methods = paymentMethods(account(country), { gross, owed, language: 'en' })
  const refused = methods.filter(({ allowed }) => !allowed)
  expect(Object.fromEntries(refused.map(({ kind, reason }) => [kind, reason]))).toEqual(reasons)
})
