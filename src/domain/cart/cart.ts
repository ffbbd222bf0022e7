import type { ApprovalReason } from '../approvals/approval.ts'
import type { DeliveryPromise } from '../products/delivery-promise.ts'
import type { Hazard } from '../products/hazard.ts'
import type { Availability, Picture } from '../products/product.ts'
import type { Money } from '../shared/money.ts'

/** Line id of the API, a number or a string; it is returned unchanged. */
export type CartLineId = string | number

/** Last change of a line. */
export type LineChanged = {
  /** ISO 8601 time. */
  readonly at: string
  readonly by: string
  /** True if the customer made the change, for instance in another tab. */
  readonly byCaller: boolean
}

export type CartLine = {
  readonly id: CartLineId
  /** `vendorId-sku`, as the cart calls expect it. */
  readonly sku: string
  readonly articleNo: string
  readonly name: string
  /** Empty if the API no longer has the part; only the article number is then known. */
  readonly slug: string
  readonly manufacturer: string
  readonly picture: Picture
  readonly quantity: number
  readonly packagingAmount: number
  readonly availability?: Availability | undefined
  readonly unitPrice?: Money | undefined
  readonly total?: Money | undefined
  /** Only for exchange parts: the net deposit per piece for the old part, not in `total`. */
  readonly coreDeposit?: Money | undefined
  /** The customer's note on the line. */
  readonly note?: string | undefined
  /** Number that the customer used for the part, if it differs from the article number. */
  readonly requestedNumber?: string | undefined
  readonly hazard?: Hazard | undefined
  /** False for a discontinued or unknown part: the line can only be removed. */
  readonly isOrderable: boolean
  /** Absent if the API does not report it. */
  readonly changed?: LineChanged | undefined
}

export const NOTE_LENGTH_MAX = 200

export type Cart = {
  readonly lines: readonly CartLine[]
  readonly version: number
  /** Net, with the core deposits. */
  readonly total?: Money | undefined
  readonly coreDeposits?: Money | undefined
  /** Reasons why a second person has to approve the order, as far as they depend only on the cart. */
  readonly approvalReasons?: readonly ApprovalReason[] | undefined
  /** Offered transports, with estimates for goods in stock; absent if the goods are picked up. */
  readonly transports?:
    | readonly {
        readonly id: string
        readonly description?: string | undefined
        readonly promise?: DeliveryPromise | undefined
      }[]
    | undefined
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

/** Result of one line that was sent to the cart. */
export type LineOutcome = {
  readonly sku: string
  readonly status: LineStatus
  readonly requested: number
  readonly accepted: number
}

/** Outcome of a line for an API that returns only a code for the whole cart: the line was accepted unchanged. */
export const acceptedAsSent = ({ sku, quantity }: Pick<CartLine, 'sku' | 'quantity'>): LineOutcome => ({
  sku,
  status: 'ok',
  requested: quantity,
  accepted: quantity,
})

export const lineWasAccepted = ({ accepted }: LineOutcome): boolean => accepted > 0
