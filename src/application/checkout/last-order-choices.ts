import { EMPTY_ADDRESS } from '#domain/addresses/address.ts'
import { missingChoices, type Step } from '#domain/checkout/steps.ts'
import { isRecord } from '#domain/shared/json.ts'
import { type DraftKind, Drafts } from '../drafts/drafts.ts'
import type { CheckoutChoices } from './checkout-choices.ts'
import { Checkout } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'
import { ChooseDelivery } from './choose-delivery.ts'
import { ChoosePayment } from './choose-payment.ts'
import { ChooseTransport } from './choose-transport.ts'
import { dependsOn } from '../kernel/depends-on.ts'

type LastOrderChoices = Required<{
  readonly [Name in 'shippingAddressId' | 'transportId' | 'paymentId']: string
}> &
  Pick<CheckoutChoices, 'deliverComplete'>

/** Address, transport and payment of the customer's last order on this device. */
const LAST_ORDER_CHOICES: DraftKind<LastOrderChoices> = {
  name: 'usual-order',
  version: 1,
  read: lastOrderChoicesIn,
}

function lastOrderChoicesIn(stored: unknown): LastOrderChoices | undefined {
  if (!isRecord(stored)) return undefined
  const { shippingAddressId, transportId, paymentId, deliverComplete } = stored
  return isId(shippingAddressId) && isId(transportId) && isId(paymentId)
    ? { shippingAddressId, transportId, paymentId, deliverComplete: deliverComplete === true }
    : undefined
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 100

export function storeLastOrderChoices(drafts: Drafts, choices: CheckoutChoices): void {
  const lastChoices = lastOrderChoicesIn(choices)
  if (lastChoices) drafts.open(LAST_ORDER_CHOICES).save(lastChoices)
}

/** Reuses the choices of the last order, so that the cart can link directly to the review. */
export class ReuseLastOrderChoices extends dependsOn({
  drafts: Drafts,
  store: CheckoutStore,
  checkout: Checkout,
  delivery: ChooseDelivery,
  transport: ChooseTransport,
  payment: ChoosePayment,
}) {
  /** True if all choices are made, or if this device has stored those of the last order. Call only after hydration. */
  get isKnown(): boolean {
    return (
      missingChoices(this.deps.store.choices).length === 0 ||
      this.deps.drafts.open(LAST_ORDER_CHOICES).restore() !== undefined
    )
  }

  /** Transport of this order, otherwise of the last order. Call only after hydration. */
  get transportId(): string | undefined {
    return (
      this.deps.store.choices.transportId ?? this.deps.drafts.open(LAST_ORDER_CHOICES).restore()?.transportId
    )
  }

  /**
   * Applies the choices of the last order, except where the current order has others. Returns the review step, or the
   * first step whose choice is no longer offered.
   */
  async run(): Promise<Step> {
    const { choices } = this.deps.store
    if (missingChoices(choices).length === 0) return 5
    const lastChoices = this.deps.drafts.open(LAST_ORDER_CHOICES).restore()
    if (!lastChoices) return 2
    const mergedChoices = { ...lastChoices, ...definedOf(choices) }
    const { billing, shipping } = await this.deps.checkout.addresses()
    if (!shipping.some(({ id }) => id === mergedChoices.shippingAddressId)) return 2
    const { contact, remark, ccFirstName, ccLastName } = choices
    const { shippingAddressId } = mergedChoices
    const delivery = {
      billingAddressId: billing.id,
      shippingAddressId,
      typed: EMPTY_ADDRESS,
      contact,
      remark,
    }
    if (!(await this.deps.delivery.run(delivery)).ok) return 2
    const { transportId, deliverComplete, paymentId } = mergedChoices
    if (!(await this.deps.transport.run({ transportId, deliverComplete, slotId: choices.slotId })).ok)
      return 3
    const paid = await this.deps.payment.run({ paymentId, ccFirstName, ccLastName })
    return paid.ok ? 5 : 4
  }
}

const definedOf = ({
  shippingAddressId,
  transportId,
  deliverComplete,
  paymentId,
}: CheckoutChoices): Partial<LastOrderChoices> => ({
  ...(shippingAddressId !== undefined && { shippingAddressId }),
  ...(transportId !== undefined && { transportId, deliverComplete }),
  ...(paymentId !== undefined && { paymentId }),
})
