import type { Cart, CartLine, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import { token } from '../kernel/token.ts'

export type CartItem = {
  readonly sku: string
  readonly quantity: number
  readonly note?: string | undefined
  /** Number under which the customer asked for the part, if it is another one. */
  readonly requestedNumber?: string | undefined
}

/** New values of a line. */
export type LineChange = Pick<CartLine, 'id' | 'sku' | 'quantity'> & {
  /** Absent if the note is unchanged. */
  readonly note?: string | undefined
}

export type ChangedCart =
  | { readonly kind: 'changed'; readonly outcomes: ReadonlyMap<CartLineId, LineOutcome>; readonly cart: Cart }
  /** Conflict: the cart has changed elsewhere, and nothing was applied. */
  | { readonly kind: 'stale'; readonly cart: Cart }

/** Maximum number of lines per call. */
export const LINES_PER_CALL = 1_000

/** Code for a customer without a cart. */
export const NO_CART_CODE = 404_002

/**
 * The customer's cart on the API. All calls reject with `ApiFailure` if the outcome is unknown; `quote` and `add` create
 * a missing cart and reject with {@link NO_CART_CODE} if the API refuses to.
 */
export interface CartApi {
  quote(): Promise<Cart>
  /** Returns one outcome per item, in the same order. `key` is the idempotency key. */
  add(items: readonly CartItem[], key: string): Promise<readonly LineOutcome[]>
  /** Accepts at most {@link LINES_PER_CALL} changes. */
  change(changes: readonly LineChange[], version: number): Promise<ChangedCart>
  remove(ids: readonly CartLineId[]): Promise<void>
}

export const CartApi = token<CartApi>('CartApi')
