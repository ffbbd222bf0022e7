import { expect, it } from 'vitest'
import type { Checkout, PaymentChoice } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChoosePayment } from '#application/checkout/choose-payment.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { fail, ok } from '#domain/shared/result.ts'
import type { PaymentMethod } from '#domain/checkout/checkout.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const METHODS: readonly PaymentMethod[] = [
  { id: 'account', kind: 'account', name: 'On account', isAllowed: false, reason: 'credit-limit' },
  { id: 'card', kind: 'card', name: 'Credit card', isAllowed: true },
  { id: 'paypal', kind: 'paypal', name: 'PayPal', isAllowed: false, reason: 'country' },
  { id: 'prepayment', kind: 'prepayment', name: 'Prepayment', isAllowed: true },
]
const NO_HOLDER = { ccFirstName: '', ccLastName: '' }

async function atPayments(payBy: Checkout['payBy'] = async () => ok(undefined)) {
  const shop = await loggedInShop('full')
  const { port, calls } = recordedPort<Checkout>({ payments: async () => METHODS, payBy })
  const payment = new ChoosePayment({ checkout: port, store: shop.get(CheckoutStore) })
  const choose = (paymentId: string, holder: Omit<PaymentChoice, 'paymentId'> = NO_HOLDER) =>
    payment.run({ paymentId, ...holder })
  const sent = () => calls.filter(([name]) => name === 'payBy').map(([, choice]) => choice)
  return { shop, choose, sent, chosen: () => shop.get(CheckoutStore).choices }
}

it('accepts an offered payment method', async () => {
  const { choose, sent, chosen } = await atPayments()
  expect(await choose('prepayment')).toEqual({ ok: true, value: undefined })
  expect(sent()).toEqual([{ paymentId: 'prepayment', ...NO_HOLDER }])
  expect(chosen()).toMatchObject({ paymentId: 'prepayment', ...NO_HOLDER })
})

it.each([
  ['', 'missing'],
  ['cash', 'missing'],
  ['account', 'credit-limit'],
  ['paypal', 'not-allowed'],
])('does not accept the payment method "%s": %s', async (paymentId, payment) => {
  const { choose, sent, chosen } = await atPayments()
  expect(await choose(paymentId)).toEqual({ ok: false, error: { payment } })
  expect([sent(), chosen().paymentId]).toEqual([[], undefined])
})

it('requires the name of the card holder, and removes line breaks from it', async () => {
  const { choose, sent, chosen } = await atPayments()
  expect(await choose('card')).toEqual({
    ok: false,
    error: { ccFirstName: 'missing', ccLastName: 'missing' },
  })
  expect(await choose('card', { ccFirstName: 'Anna', ccLastName: ' ' })).toEqual({
    ok: false,
    error: { ccLastName: 'missing' },
  })
  expect(await choose('card', { ccFirstName: '\n', ccLastName: 'Becker' })).toEqual({
    ok: false,
    error: { ccFirstName: 'missing' },
  })
  expect(sent()).toEqual([])
  const holder = { ccFirstName: 'Anna', ccLastName: 'Becker' }
  expect(await choose('card', { ccFirstName: ' Anna\n', ccLastName: 'Becker ' })).toMatchObject({ ok: true })
  expect(sent()).toEqual([{ paymentId: 'card', ...holder }])
  expect(chosen()).toMatchObject({ paymentId: 'card', ...holder })
})

it('accepts a card holder’s name of 100 characters, but not of 101', async () => {
  const { choose } = await atPayments()
  const named = (length: number) => ({ ccFirstName: 'A', ccLastName: 'B'.repeat(length) })
  expect(await choose('card', named(100))).toMatchObject({ ok: true })
  expect(await choose('card', named(101))).toEqual({ ok: false, error: { ccLastName: 'missing' } })
})

it.each([
  ['credit-limit', 'credit-limit'],
  ['payment-not-allowed', 'not-allowed'],
] as const)('reports why the API has rejected a payment method: %s', async (kind, payment) => {
  const { choose, chosen } = await atPayments(async () => fail({ kind }))
  expect(await choose('prepayment')).toEqual({ ok: false, error: { payment } })
  expect(chosen().paymentId).toBeUndefined()
})

it('the choice of a payment throws "logged-out" if the customer logged out during the request', async () => {
  const { shop, choose } = await atPayments(async () => {
    shop.get(ClearUserData).run()
    return ok(undefined)
  })
  await expect(choose('prepayment')).rejects.toMatchObject({ kind: 'logged-out' })
})
