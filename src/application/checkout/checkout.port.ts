import type {
  Addresses,
  SplitOrder,
  PaymentMethod,
  PlacedOrder,
  Review,
  Transport,
} from '#domain/checkout/checkout.ts'
import type { CostAllocation } from '#domain/cost-centres/cost-centre.ts'
import type { TypedAddress } from '#domain/checkout/typed-address.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

export type DeliveryChoice = {
  readonly billingAddressId: string
  /** Id of an address of the address book, or a new address. */
  readonly to: string | TypedAddress
  readonly contact: string
  readonly remark: string
}

export type TransportChoice = {
  readonly transportId: string
  readonly deliverComplete: boolean
  readonly slotId?: string | undefined
}

export type PaymentChoice = {
  readonly paymentId: string
  readonly ccFirstName: string
  readonly ccLastName: string
}

export type PaymentRejection = { readonly kind: 'credit-limit' | 'payment-not-allowed' }

export type OrderRequest = CostAllocation & {
  readonly key: string
  readonly basHash: string
  readonly version: number
  readonly acceptPolicy: boolean
  readonly reference: string
}

/** The API has rejected the order: nothing was ordered. */
export type OrderRejection =
  | PaymentRejection
  | {
      readonly kind:
        | 'changed'
        | 'key-reused'
        | 'country-blocked'
        | 'dangerous-goods'
        | 'cost-centre-closed'
        | 'payment-needs-order'
        | 'no-approver'
        | 'cost-centre-missing'
        | 'policy'
        | 'not-allowed'
        | 'incomplete'
    }

export type PaymentResult = {
  readonly status: 'authorised' | 'cancelled' | 'failed' | 'pending'
  /** Reason why the user is redirected back to the payment step; absent if step 6 follows. */
  readonly reason?: PaymentReason | undefined
  readonly basHash?: string | undefined
}
export const PAYMENT_REASONS = [
  'cancelled',
  'declined',
  'signature',
  'unknown',
  'ended',
  'changed',
  'not-allowed',
] as const
export type PaymentReason = (typeof PAYMENT_REASONS)[number]

/** Calls of the checkout. All reject with `ApiFailure` if the outcome is unknown. */
export interface Checkout {
  addresses(): Promise<Addresses>
  /** Returns the id of the selected address. */
  deliverTo(choice: DeliveryChoice): Promise<Result<string, { readonly kind: 'country-blocked' | 'unknown' }>>
  transports(): Promise<readonly Transport[]>
  sendBy(choice: TransportChoice): Promise<void>
  payments(): Promise<readonly PaymentMethod[]>
  payBy(choice: PaymentChoice): Promise<Result<void, PaymentRejection>>
  /** Splits the cart into two orders: goods in stock, and the back order. */
  split(deliverComplete: boolean): Promise<readonly SplitOrder[]>
  review(version: number, deliverComplete: boolean, costCentre?: string): Promise<Review>
  place(order: OrderRequest): Promise<Result<PlacedOrder, OrderRejection>>
  /** Queries the order after a lost response; `undefined` if nothing was ordered. */
  placed(basHash: string): Promise<PlacedOrder | undefined>
  /** Returns the URL of the payment page, which redirects to `returnPath` afterwards. */
  startPayment(basHash: string, returnPath: string): Promise<Result<string, OrderRejection>>
  /** Verifies the query parameters with which the payment page has redirected to the shop; needs no login. */
  checkPayment(provider: string, params: Readonly<Record<string, string>>): Promise<PaymentResult>
}

export const Checkout = token<Checkout>('Checkout')
