import type { Availability, Picture } from '#domain/parts/product.ts'
import type { Money } from '#domain/shared/money.ts'

/** The API's own id of a line: a number or a string, handed back as it came. */
export type CartLineId = string | number

export type CartLine = {
  readonly id: CartLineId
  /** vendorId-sku, as the cart calls want it. */
  readonly sku: string
  readonly articleNo: string
  readonly name: string
  readonly slug: string
  readonly manufacturer: string
  readonly picture: Picture
  readonly quantity: number
  readonly packagingAmount: number
  readonly availability?: Availability | undefined
  readonly unitPrice?: Money | undefined
  readonly total?: Money | undefined
}

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

export const lineWasAccepted = ({ accepted }: LineOutcome): boolean => accepted > 0
