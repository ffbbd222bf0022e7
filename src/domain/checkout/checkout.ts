import type { CartLine } from '../cart/cart.ts'
import type { Money } from '../shared/money.ts'

/** Unicode characters. */
export const REMARK_MAX = 300
export const REFERENCE_MAX = 35

export type Party = {
  readonly id: string
  readonly company: string
  readonly name2?: string | undefined
  readonly street: string
  readonly postCode: string
  readonly city: string
  readonly countryId: string
}

export type Addresses = {
  readonly billing: Party
  readonly shipping: readonly (Party & { readonly isDefault: boolean })[]
}

type TransportKind = 'parcel' | 'freight' | 'express' | 'pickup'

/** Times and dates are ISO 8601. */
export type Transport = {
  readonly id: string
  readonly kind: TransportKind
  readonly description: string
  readonly price?: Money | undefined
  readonly cutoff: string
  readonly dispatch: string
  readonly arrival: string
  readonly location?: string | undefined
  readonly slots: readonly { readonly slotId: string; readonly from: string; readonly to: string }[]
}

type PaymentKind = 'account' | 'card' | 'paypal' | 'prepayment'

export type PaymentMethod = {
  readonly id: string
  readonly kind: PaymentKind
  readonly name: string
  readonly termDays?: number | undefined
  readonly freeCredit?: Money | undefined
  readonly isAllowed: boolean
  readonly reason?: 'country' | 'credit-limit' | 'amount' | undefined
}

/** What one of the two orders holds. A date that nobody knows is empty. */
export type PartOrder = {
  readonly index: 'first' | 'second'
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly date: string
  readonly arrival: string
}

export type Totals = {
  readonly goods: Money
  readonly transport: Money
  readonly net: Money
  readonly taxPercent: number
  readonly tax: Money
  readonly gross: Money
}

export type LineChange =
  | { readonly lineId: string; readonly kind: 'price'; readonly old: Money }
  | { readonly lineId: string; readonly kind: 'date'; readonly old: string; readonly now: string }

/** The cart as it would be ordered now. */
export type Review = {
  readonly lines: readonly CartLine[]
  readonly version: number
  readonly basHash: string
  readonly orders: readonly PartOrder[]
  readonly changes: readonly LineChange[]
  readonly totals?: Totals | undefined
}

/** Where goods are fetched, and when, as far as that was chosen. */
type Pickup = {
  readonly location: string
  readonly slot?: { readonly from: string; readonly to: string } | undefined
}

export type OrderNumbers = { readonly first: string; readonly second?: string | undefined }

export type PlacedOrder = {
  readonly basHash: string
  /** Absent while it waits for its payment: until then it is no order. */
  readonly numbers?: OrderNumbers | undefined
  readonly isPaidFor: boolean
  readonly reference: string
  readonly lines: readonly CartLine[]
  readonly orders: readonly PartOrder[]
  readonly totals?: Totals | undefined
  readonly shippingAddress: Party
  /** Of an order that is fetched. */
  readonly pickup?: Pickup | undefined
  readonly transport: string
  readonly payment: string
}

/** Nothing is ordered twice under one key. A basket keeps its key, on whichever page and in whichever tab it is. */
export const orderKey = ({ basHash, version }: Pick<Review, 'basHash' | 'version'>): string =>
  `${basHash}-${version}`
