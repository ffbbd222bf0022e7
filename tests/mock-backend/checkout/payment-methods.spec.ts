import { expect, it } from 'vitest'
import { paymentMethods } from '#mock-backend/checkout/payment-methods.ts'
import type { Account } from '#mock-backend/session/account.ts'

const account = (country: string) => ({ country, currency: 'EUR', showPrice: true }) as Account

it.each([
  ['DE', 5_000_00, 25_000_00, {}],
  ['DE', 5_000_01, 25_000_00, { PAYPAL: 'AMOUNT' }],
  ['DE', 10_000_01, 25_000_00, { PAYPAL: 'AMOUNT', CARD: 'AMOUNT' }],
  ['DE', 1_000_00, 1_000_00, {}],
  ['DE', 1_000_01, 1_000_00, { ACCOUNT: 'CREDIT_LIMIT' }],
  ['KZ', 1_00, 1_00, { PAYPAL: 'COUNTRY' }],
  ['KZ', 1_00, undefined, { ACCOUNT: 'COUNTRY', PAYPAL: 'COUNTRY' }],
])(
  'In %s an order of %i cents with a credit of %i cannot use these payment methods: %j',
  (country, gross, limit, reasons) => {
    const owed = { openInvoices: 0, openCredits: 0, openOrders: 0 }
    const credit = { ...owed, limit, available: limit ?? 0 }
    const methods = paymentMethods(account(country), { gross, credit, language: 'en' })
    const refused = methods.filter(({ allowed }) => !allowed)
    expect(Object.fromEntries(refused.map(({ kind, reason }) => [kind, reason]))).toEqual(reasons)
  },
)

it.each([true, false])(
  'The payment on account contains the free credit only for a person who sees all orders: %s',
  (seesColleagues) => {
    const credit = { openInvoices: 0, openCredits: 0, openOrders: 0, limit: 100_00, available: 100_00 }
    const person = { ...account('DE'), seesColleagues }
    const [onAccount] = paymentMethods(person, { gross: 1_00, credit, language: 'en' })
    expect(onAccount).toMatchObject({ kind: 'ACCOUNT', allowed: true })
    expect(onAccount?.freeCredit !== undefined).toBe(seesColleagues)
  },
)
