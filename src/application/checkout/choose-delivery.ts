import type { FieldError } from '#domain/addresses/address-errors.ts'
import {
  deliveryErrors,
  printableAddress,
  type AddressField,
  type TypedAddress,
} from '#domain/checkout/typed-address.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { printableLine } from '#domain/shared/text.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import { Checkout } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type DeliveryChoice = {
  readonly billingAddressId: string
  /** Id of an address of the address book; absent for a new one. */
  readonly shippingAddressId?: string | undefined
  readonly typed: TypedAddress
  readonly contact: string
  readonly remark: string
}

export type DeliveryErrors = Partial<
  Readonly<Record<AddressField | 'contact' | 'remark' | 'address', FieldError>>
>

/** Sets delivery address, contact and delivery note text. */
export class ChooseDelivery extends dependsOn({ checkout: Checkout, store: CheckoutStore }) {
  async run(choice: DeliveryChoice): Promise<Result<void, DeliveryErrors>> {
    const { billingAddressId, shippingAddressId } = choice
    const typed = printableAddress(choice.typed)
    const contact = printableLine(choice.contact)
    const remark = printableLine(choice.remark)
    const errors: DeliveryErrors = deliveryErrors({
      typed: shippingAddressId === undefined ? typed : undefined,
      contact,
      remark,
    })
    if (Object.keys(errors).length > 0) return fail(errors)

    const isSameSession = this.deps.store.sameSession()
    const to = shippingAddressId ?? typed
    const result = await this.deps.checkout.deliverTo({ billingAddressId, to, contact, remark })
    if (!result.ok) {
      const isBlocked = result.error.kind === 'country-blocked'
      return fail(isBlocked ? { countryId: { kind: 'blocked' } } : { address: { kind: 'missing' } })
    }
    if (!isSameSession()) throw new ApiFailure('logged-out', 'choice of the delivery')
    const isElsewhere = this.deps.store.choices.shippingAddressId !== result.value
    this.deps.store.choose({
      shippingAddressId: result.value,
      contact,
      remark,
      // another address invalidates the chosen transport and its price
      ...(isElsewhere && { transportId: undefined, transportDescription: undefined, slotId: undefined }),
    })
    return ok(undefined)
  }
}
