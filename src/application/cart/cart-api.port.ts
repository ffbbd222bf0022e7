import type { Cart, CartLine, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import { token } from '../kernel/token.ts'

export type CartItem = {
  readonly sku: string
  readonly quantity: number
  readonly note?: string | undefined
}

/** What a line is to hold. */
export type LineChange = Pick<CartLine, 'id' | 'sku' | 'quantity'> & {
  /** Absent: it stays as it is. */
  readonly note?: string | undefined
}

export type ChangedCart =
  | { readonly kind: 'changed'; readonly outcomes: ReadonlyMap<CartLineId, LineOutcome>; readonly cart: Cart }
  /** Somebody else has changed the cart meanwhile, and nothing was done. */
  | { readonly kind: 'stale'; readonly cart: Cart }

/** Lines that the API takes in one call. */
export const LINES_PER_CALL = 1_000

/** The customer's cart on the other side. All calls reject with `ApiFailure` when nothing certain is known. */
export interface CartApi {
  quote(): Promise<Cart>
  /** One outcome per item, in their order. The same items with the same key are added once. */
  add(items: readonly CartItem[], key: string): Promise<readonly LineOutcome[]>
  /** At most {@link LINES_PER_CALL}, in one call. */
  change(changes: readonly LineChange[], version: number): Promise<ChangedCart>
  remove(ids: readonly CartLineId[]): Promise<void>
}

export const CartApi = token<CartApi>('Baskets')
