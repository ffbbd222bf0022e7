import type { ApprovalReason } from '../approvals/approval.ts'
import type { CartLine } from '../cart/cart.ts'
import type { DeliveryPromise } from '../products/delivery-promise.ts'
import type { Money } from '../shared/money.ts'

/** Maximum lengths in Unicode characters. */
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
export type Transport = DeliveryPromise & {
  readonly id: string
  readonly kind: TransportKind
  readonly description: string
  readonly price?: Money | undefined
  readonly location?: string | undefined
  readonly slots: readonly { readonly slotId: string; readonly from: string; readonly to: string }[]
  /**
   * Article numbers of dangerous goods in the cart that this transport does not carry; if there are any, the transport
   * cannot be chosen.
   */
  readonly refusedParts: readonly string[]
}

/** Slots after the day on which the goods of an order are ready; empty while that day is unknown. */
export const slotsAfter = (slots: Transport['slots'], order: SplitOrder | undefined): Transport['slots'] =>
  slots.filter(({ from }) => order === undefined || (order.date !== '' && from.slice(0, 10) > order.date))

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

/** One of the two orders of a split cart. An unknown date is an empty string. */
export type SplitOrder = {
  readonly index: 'first' | 'second'
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly date: string
  readonly arrival: string
}

export type GoodsTotals = {
  readonly goods: Money
  readonly coreDeposits?: Money | undefined
}

export type Totals = GoodsTotals & {
  readonly transport: Money
  readonly net: Money
  readonly taxPercent: number
  readonly tax: Money
  readonly gross: Money
}

export type LineChange =
  | { readonly lineId: string; readonly kind: 'price'; readonly old: Money }
  | { readonly lineId: string; readonly kind: 'date'; readonly old: string; readonly now: string }

/** Result of the cart check before ordering. */
export type Review = {
  readonly lines: readonly CartLine[]
  readonly version: number
  readonly basHash: string
  readonly orders: readonly SplitOrder[]
  readonly changes: readonly LineChange[]
  readonly totals?: Totals | undefined
  /** Empty if the order can be placed at once. */
  readonly approvalReasons?: readonly ApprovalReason[] | undefined
}

/** Location and slot of a pick-up; absent slot: not chosen yet. */
export type Pickup = {
  readonly location: string
  readonly slot?: { readonly from: string; readonly to: string } | undefined
}

export type OrderNumbers = { readonly first: string; readonly second?: string | undefined }

export type PlacedOrder = {
  readonly basHash: string
  /** Absent until the payment is confirmed: the order does not exist in the ERP before. */
  readonly numbers?: OrderNumbers | undefined
  readonly isPaidFor: boolean
  /** Number of the request, if a second person has to approve the order: nothing is ordered before. */
  readonly requestNo?: string | undefined
  readonly reference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly lines: readonly CartLine[]
  readonly orders: readonly SplitOrder[]
  readonly totals?: Totals | undefined
  readonly shippingAddress: Party
  readonly contact?: string | undefined
  /** Delivery note text. */
  readonly remark?: string | undefined
  /** Set if the order is picked up. */
  readonly pickup?: Pickup | undefined
  readonly transport: string
  readonly payment: string
  /** True if the goods are delivered only after the payment has arrived. */
  readonly isPrepaid: boolean
}

/**
 * Idempotency key of an order: the same cart has the same key on every page and in every tab, so it cannot be ordered
 * twice.
 */
export const orderIdempotencyKey = ({ basHash, version }: Pick<Review, 'basHash' | 'version'>): string =>
  `${basHash}-${version}`
