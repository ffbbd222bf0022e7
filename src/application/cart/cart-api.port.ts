import type { Cart, CartLine, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

export type CartItem = {
  readonly sku: string
  readonly quantity: number
  readonly note?: string | undefined
  /** Number that the customer used for the part, if it differs from the article number. */
  readonly requestedNumber?: string | undefined
}

/** New values of a line. */
export type LineChange = Pick<CartLine, 'id' | 'sku' | 'quantity'> & {
  /** Absent if the note is unchanged. */
  readonly note?: string | undefined
}

export type ChangedCart =
  | { readonly kind: 'changed'; readonly outcomes: ReadonlyMap<CartLineId, LineOutcome>; readonly cart: Cart }
  /** Conflict: another session has changed the cart to `cart`, and no change was applied. */
  | { readonly kind: 'stale'; readonly cart: Cart }

/** Maximum number of lines per call. */
export const LINES_PER_CALL = 1_000

/** The customer has no cart, and the API refuses to create one. */
export type NoCart = { readonly kind: 'no-cart' }

/** The customer's cart on the API. All calls reject with `ApiFailure`; `quote` and `add` create a missing cart. */
export interface CartApi {
  quote(): Promise<Result<Cart, NoCart>>
  /** Returns one outcome per item, in the same order. `key` is the idempotency key. */
  add(items: readonly CartItem[], key: string): Promise<Result<readonly LineOutcome[], NoCart>>
  /** Accepts at most {@link LINES_PER_CALL} changes. */
  change(changes: readonly LineChange[], version: number): Promise<ChangedCart>
  remove(ids: readonly CartLineId[]): Promise<void>
}

export const CartApi = token<CartApi>('CartApi')
