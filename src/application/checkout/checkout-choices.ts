import { REFERENCE_MAX, REMARK_MAX, type OrderNumbers } from '#domain/checkout/checkout.ts'
import { isTooLong } from '#domain/checkout/typed-address.ts'
import { JOB_LENGTH_MAX, type CostAllocation } from '#domain/cost-centres/cost-centre.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'
import type { DraftKind } from '../drafts/drafts.ts'

/** Choices of the current checkout (spec 3). */
export type CheckoutChoices = CostAllocation & {
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

export const NO_CHOICES: CheckoutChoices = {
  contact: '',
  remark: '',
  deliverComplete: false,
  ccFirstName: '',
  ccLastName: '',
  reference: '',
  job: '',
}

/** Serialises the choices with the id of the user, so that the next user of a shared device does not receive them. */
export const writeChoices = (choices: CheckoutChoices, personId: string): string =>
  JSON.stringify({ ...choices, personId })

/** Parses untrusted data; invalid fields are ignored. */
export function readChoices(text: string | undefined, personId: string): CheckoutChoices {
  const data = parsedJson(text)
  return isRecord(data) && data['personId'] === personId ? choicesIn(data) : NO_CHOICES
}

/** Draft of the choices, which restores them if the session ends and the user logs in again. */
export const CHOICES_DRAFT: DraftKind<CheckoutChoices> = {
  name: 'checkout',
  version: 1,
  read: (stored) => (isRecord(stored) ? choicesIn(stored) : undefined),
}

function choicesIn(data: StoredData): CheckoutChoices {
  const id = (name: string) => textAt(data, name, 100) || undefined
  const first = textAt(at(data, 'orderNumbers'), 'first', 50)
  return {
    shippingAddressId: id('shippingAddressId'),
    contact: textAt(data, 'contact', REMARK_MAX),
    remark: textAt(data, 'remark', REMARK_MAX),
    transportId: id('transportId'),
    transportDescription: id('transportDescription'),
    slotId: id('slotId'),
    deliverComplete: data['deliverComplete'] === true,
    paymentId: id('paymentId'),
    ccFirstName: textAt(data, 'ccFirstName', 100),
    ccLastName: textAt(data, 'ccLastName', 100),
    reference: textAt(data, 'reference', REFERENCE_MAX),
    costCentre: id('costCentre'),
    job: textAt(data, 'job', JOB_LENGTH_MAX),
    basHash: id('basHash'),
    orderNumbers:
      first === ''
        ? undefined
        : { first, second: textAt(at(data, 'orderNumbers'), 'second', 50) || undefined },
  }
}

type StoredData = Readonly<Record<string, unknown>>

const at = (data: StoredData, name: string): StoredData => {
  const value = data[name]
  return isRecord(value) ? value : {}
}

function textAt(data: StoredData, name: string, longest: number): string {
  const value = data[name]
  return typeof value === 'string' && !isTooLong(value, longest) ? value : ''
}
