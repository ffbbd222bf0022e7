import { expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { PaymentMethod } from '#domain/checkout/checkout.ts'
import { PaymentViewModel } from '#ui/checkout/payment/payment.view-model.ts'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const METHODS: readonly PaymentMethod[] = [
  { id: 'account', kind: 'account', name: 'On account', isAllowed: false, reason: 'credit-limit' },
  { id: 'card', kind: 'card', name: 'Credit card', isAllowed: true },
  { id: 'prepayment', kind: 'prepayment', name: 'Prepayment', isAllowed: true },
]
const CHOICE = { paymentId: 'card', ccFirstName: 'Anna', ccLastName: '' }

const TYPED = { choice: CHOICE, allocation: { job: '' } }
const COST_CENTRES = [
  { id: '4100', name: 'Workshop', isOpen: true },
  { id: '4900', name: 'Depot', isOpen: false },
]

async function atPayment(parts = 1) {
  const shop = await loggedInShop('full')
  const [cart, checkout] = [shop.get(CartStore), shop.get(CheckoutStore)]
  cart.set(cartOf(parts))
  return { cart, checkout, model: shop.get(PaymentViewModel) }
}

it('the payment step shows one message if both names of the card holder are missing', () => {
  const model = anyShop().get(PaymentViewModel)
  const choice = { paymentId: 'card', ccFirstName: '', ccLastName: '' }
  model.show({ methods: [] }, null, {
    choice,
    allocation: { job: '' },
    faults: { ccFirstName: 'missing', ccLastName: 'missing' },
  })
  expect(model.messageIds).toEqual(['checkout.payment.fault.holder'])
  expect(model.faultOf('ccLastName')).toBe('checkout.payment.fault.holder')
})

it('the payment step preselects the first allowed payment method', async () => {
  const { model } = await atPayment()
  model.show({ methods: METHODS }, null)
  expect([model.methods, model.chosen]).toEqual([METHODS, 'card'])
  model.show({ methods: METHODS.slice(0, 1) }, null)
  expect(model.chosen).toBe('')
})

it('the payment step restores the chosen payment method while it is allowed', async () => {
  const { checkout, model } = await atPayment()
  checkout.choose({ paymentId: 'prepayment', ccFirstName: 'Jörg', ccLastName: 'Becker' })
  model.show({ methods: METHODS }, null)
  expect([model.chosen, model.holder]).toMatchObject([
    'prepayment',
    { ccFirstName: 'Jörg', ccLastName: 'Becker' },
  ])
  checkout.choose({ paymentId: 'account' })
  model.show({ methods: METHODS }, null)
  expect(model.chosen).toBe('card')
})

it('the payment step retains the typed texts after a rejection, and shows the reason', async () => {
  const { checkout, model } = await atPayment()
  checkout.choose({ paymentId: 'prepayment' })
  model.show({ methods: METHODS }, null, {
    ...TYPED,
    faults: { payment: 'credit-limit', ccLastName: 'missing' },
  })
  expect([model.chosen, model.holder, model.isUnanswered]).toEqual(['card', CHOICE, false])
  expect(model.faultOf('payment')).toBe('checkout.payment.fault.credit-limit')
  expect(model.faultOf('ccFirstName')).toBeUndefined()
  expect(model.messageIds).toEqual(['checkout.payment.fault.credit-limit', 'checkout.payment.fault.holder'])
})

it('the payment step shows that a payment got no response, without an error at a field', async () => {
  const { model } = await atPayment()
  model.show({ methods: METHODS }, null)
  expect([model.isUnanswered, model.faults]).toEqual([false, []])
  model.show({ methods: METHODS }, null, { ...TYPED, faults: {}, isUnanswered: true })
  expect([model.isUnanswered, model.faults]).toEqual([true, []])
})

it('the payment step shows a known reason of a failed payment from the URL, but no other text', async () => {
  const { model } = await atPayment()
  for (const reason of ['declined', 'ended', 'changed']) {
    model.show({ methods: METHODS }, reason)
    expect(model.reason).toBe(reason)
  }
  for (const reason of [null, 'you-have-won']) {
    model.show({ methods: METHODS }, reason)
    expect(model.reason).toBeUndefined()
  }
})

it.each([
  ['ended', 'empty'],
  ['changed', 'empty'],
  ['declined', 'declined'],
])(
  'the payment step replaces the reason "%s" by "%s" if the cart is known to be empty',
  async (reason, expected) => {
    const { cart, model } = await atPayment(0)
    model.show({ methods: METHODS }, reason)
    expect(model.reason).toBe(expected)
    cart.markStale()
    expect(model.reason).toBe(reason)
  },
)

it('the payment step offers the open cost centres, and the chosen one even if it was closed later', async () => {
  const { checkout, model } = await atPayment()
  model.show({ methods: METHODS }, null)
  expect(model.allocatesCosts).toBe(false)
  model.show({ methods: METHODS, costCentres: COST_CENTRES }, null)
  expect([model.allocatesCosts, model.costCentreFault]).toEqual([true, undefined])
  expect(model.costCentreOptions).toEqual([{ value: '4100', text: '4100 Workshop' }])
  checkout.choose({ costCentre: '4900' })
  expect(model.costCentreFault).toBe('checkout.costCentre.fault.closed')
  expect(model.costCentreOptions).toHaveLength(2)
})

it('the payment step shows the rejected cost centre and job, with an error message for each', async () => {
  const { model } = await atPayment()
  const allocation = { costCentre: '4100', job: 'x'.repeat(36) }
  const errors = { job: 'too-long', costCentre: 'closed' } as const
  model.show({ methods: METHODS, costCentres: COST_CENTRES }, null, { ...TYPED, allocation, faults: errors })
  expect(model.allocation).toEqual(allocation)
  expect(model.messageIds).toEqual(['checkout.job.fault.too-long', 'checkout.costCentre.fault.closed'])
  expect(model.costCentreFault).toBe('checkout.costCentre.fault.closed')
})
