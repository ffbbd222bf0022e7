import type { Cart, LineOutcome } from '#domain/cart/cart.ts'
import type { SavedCart, ShareRight } from '#domain/saved-carts/saved-cart.ts'
import type { Result } from '#domain/shared/result.ts'
import type { CartItem } from '../cart/cart-api.port.ts'
import { token } from '../kernel/token.ts'

/** Treatment of the previously active cart when another cart is activated. */
export type ActivateMode = 'replace' | 'merge' | 'keep-copy'

export type CartsChange =
  | { readonly kind: 'create'; readonly name: string; readonly copyActive: boolean }
  | { readonly kind: 'rename' | 'duplicate'; readonly cartId: string; readonly name: string }
  | { readonly kind: 'activate'; readonly cartId: string; readonly mode: ActivateMode }
  | { readonly kind: 'merge'; readonly cartId: string; readonly intoCartId: string }
  | {
      readonly kind: 'share'
      readonly cartId: string
      readonly share: readonly { readonly contactId: string; readonly right: ShareRight }[]
    }
  | { readonly kind: 'delete' | 'restore'; readonly cartId: string }

export type SavedCartsRejection = { readonly kind: 'name-in-use' | 'too-many' | 'unknown-contact' | 'gone' }

/** An existing cart, or a new one that is created with its first lines. */
export type SavedCartTarget = { readonly cartId: string } | { readonly name: string }

/**
 * Saved carts of the user, and those that others have shared with the user. All calls reject with `ApiFailure` if the
 * outcome is unknown.
 */
export interface SavedCarts {
  list(): Promise<readonly SavedCart[]>
  open(cartId: string): Promise<Cart>
  /** Returns the updated list of carts. */
  change(change: CartsChange): Promise<Result<readonly SavedCart[], SavedCartsRejection>>
  /** Returns one outcome per item, in the same order; `key` is the idempotency key. */
  put(
    target: SavedCartTarget,
    items: readonly CartItem[],
    key: string,
  ): Promise<
    Result<{ readonly cartId: string; readonly outcomes: readonly LineOutcome[] }, SavedCartsRejection>
  >
}

export const SavedCarts = token<SavedCarts>('SavedCarts')
