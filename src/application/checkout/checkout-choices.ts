import { REFERENCE_MAX, REMARK_MAX, type OrderNumbers } from '#domain/checkout/checkout.ts'
import { isTooLong } from '#domain/checkout/typed-address.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'

/** Choices of the current checkout (spec 3). */
export type CheckoutChoices = {
  readonly shippingAddressId?: string | undefined
  readonly contact: string
  readonly remark: string
  readonly transportId?: string | undefined
  readonly transportDescription?: string | undefined
  readonly slotId?: string | undefined
  readonly deliverComplete: boolean
  readonly paymentId?: string | undefined
  readonly ccFirstName: string
  readonly ccLastName: string
  readonly reference: string
  /** Hash of the cart for which the order was submitted. */
  readonly basHash?: string | undefined
  readonly orderNumbers?: OrderNumbers | undefined
}

export const NOTHING_CHOSEN: CheckoutChoices = {
  contact: '',
  remark: '',
  deliverComplete: false,
  ccFirstName: '',
  ccLastName: '',
  reference: '',
}

/** Serialises the choices with the customer number, so that the next customer on a shared device does not get them. */
export const writeChoices = (choices: CheckoutChoices, customerId: string): string =>
  JSON.stringify({ ...choices, customerId })

/** Parses untrusted data; invalid fields are ignored. */
export function readChoices(text: string | undefined, customerId: string): CheckoutChoices {
  const kept = parsedJson(text)
  if (!isRecord(kept) || kept['customerId'] !== customerId) return NOTHING_CHOSEN
  const id = (name: string) => textAt(kept, name, 100) || undefined
  const first = textAt(at(kept, 'orderNumbers'), 'first', 50)
  return {
    shippingAddressId: id('shippingAddressId'),
    contact: textAt(kept, 'contact', REMARK_MAX),
    remark: textAt(kept, 'remark', REMARK_MAX),
    transportId: id('transportId'),
    transportDescription: id('transportDescription'),
    slotId: id('slotId'),
    deliverComplete: kept['deliverComplete'] === true,
    paymentId: id('paymentId'),
    ccFirstName: textAt(kept, 'ccFirstName', 100),
    ccLastName: textAt(kept, 'ccLastName', 100),
    reference: textAt(kept, 'reference', REFERENCE_MAX),
    basHash: id('basHash'),
    orderNumbers:
      first === ''
        ? undefined
        : { first, second: textAt(at(kept, 'orderNumbers'), 'second', 50) || undefined },
  }
}

type Kept = Readonly<Record<string, unknown>>

const at = (kept: Kept, name: string): Kept => {
  const value = kept[name]
  return isRecord(value) ? value : {}
}

function textAt(kept: Kept, name: string, longest: number): string {
  const value = kept[name]
  return typeof value === 'string' && !isTooLong(value, longest) ? value : ''
}
