import type { Availability, Picture } from '../products/product.ts'
import type { Money } from '../shared/money.ts'

/** The API's own id of a line: a number or a string, handed back as it came. */
export type CartLineId = string | number

export type CartLine = {
  readonly id: CartLineId
  /** vendorId-sku, as the cart calls want it. */
  readonly sku: string
  readonly articleNo: string
  readonly name: string
  /** Empty where the API no longer knows the part, and nothing of it but the number. */
  readonly slug: string
  readonly manufacturer: string
  readonly picture: Picture
  readonly quantity: number
  readonly packagingAmount: number
  readonly availability?: Availability | undefined
  readonly unitPrice?: Money | undefined
  readonly total?: Money | undefined
  /** What the customer has written to the line. */
  readonly note?: string | undefined
  /** False: no longer sold, or no longer known at all; it can only be removed. */
  readonly isOrderable: boolean
}

/** The longest note that a line can carry. */
export const NOTE_MAX_LENGTH = 200

export type Cart = {
  readonly lines: readonly CartLine[]
  readonly version: number
  readonly total?: Money | undefined
}

export const EMPTY_CART: Cart = { lines: [], version: 0 }

export type LineStatus =
  | 'ok'
  | 'qty-rounded'
  | 'qty-limited'
  | 'backorder'
  | 'superseded'
  | 'ambiguous'
  | 'unknown-number'
  | 'discontinued'
  | 'not-saleable-in-country'
  | 'not-purchasable'
  | 'duplicate-merged'

/** What became of one line that was sent to the cart. */
export type LineOutcome = {
  readonly sku: string
  readonly status: LineStatus
  readonly requested: number
  readonly accepted: number
}

/** An API that answers its code alone has taken the lines as they were sent. */
export const takenAsSent = ({ sku, quantity }: Pick<CartLine, 'sku' | 'quantity'>): LineOutcome => ({
  sku,
  status: 'ok',
  requested: quantity,
  accepted: quantity,
})

export const lineWasAccepted = ({ accepted }: LineOutcome): boolean => accepted > 0
