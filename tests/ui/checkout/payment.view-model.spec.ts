import { expect, it } from 'vitest'
import { PaymentViewModel } from '#ui/checkout/payment/payment.view-model.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

it('says once what both names of the card holder lack', () => {
  const model = anyShop().get(PaymentViewModel)
  const choice = { paymentId: 'card', ccFirstName: '', ccLastName: '' }
  model.show([], null, { choice, faults: { ccFirstName: 'missing', ccLastName: 'missing' } })
  expect(model.messageIds).toEqual(['checkout.payment.fault.holder'])
  expect(model.faultOf('ccLastName')).toBe('checkout.payment.fault.holder')
})
