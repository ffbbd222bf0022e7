import assert from 'node:assert/strict'
import { LoadCart } from '#application/cart/load-cart.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { ChooseDelivery } from '#application/checkout/choose-delivery.ts'
import { ChoosePayment } from '#application/checkout/choose-payment.ts'
import { ChooseTransport } from '#application/checkout/choose-transport.ts'
import { PlaceOrder, type SubmissionRejection } from '#application/checkout/place-order.ts'
import { ReviewOrder } from '#application/checkout/review-order.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Container } from '#ui/kernel/container.tsx'

type Choices = { readonly address: boolean; readonly transport: string; readonly payment: string }

const NOTHING_TYPED = { company: '', name2: '', street: '', postCode: '', city: '', countryId: '' }

/** As the steps choose it, without their pages. */
export async function chooseIn(shop: Container, { address, transport, payment }: Choices): Promise<void> {
  await shop.get(LoadCart).run()
  if (address) {
    const { billing } = await shop.get(Checkout).addresses()
    const choice = { billingAddressId: billing.id, shippingAddressId: billing.id, typed: NOTHING_TYPED }
    assert.ok((await shop.get(ChooseDelivery).run({ ...choice, contact: '', remark: '' })).ok)
  }
  if (transport !== '') {
    const chosen = await shop.get(ChooseTransport).run({ transportId: transport, deliverComplete: false })
    assert.ok(chosen.ok)
  }
  if (payment !== '') {
    const choice = { paymentId: payment, ccFirstName: 'Anna', ccLastName: 'Becker' }
    assert.ok((await shop.get(ChoosePayment).run(choice)).ok)
  }
}

export async function orderIn(
  shop: Container,
  acceptPolicy: boolean,
): Promise<Result<PlacedOrder, SubmissionRejection>> {
  await shop.get(LoadCart).run()
  const reviewed = await shop.get(ReviewOrder).run()
  assert.ok(reviewed.kind === 'review')
  const { basHash, version } = reviewed.review
  return shop.get(PlaceOrder).run({ basHash, version, acceptPolicy, reference: 'PO 2026-1147' })
}
