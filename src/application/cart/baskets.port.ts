import type { Cart, CartLine, CartLineId, LineOutcome } from '#domain/cart/cart.ts'

export type CartItem = { readonly sku: string; readonly quantity: number }

/** The customer's cart on the other side. All calls reject with `ApiFailure` when nothing certain is known. */
export interface Baskets {
  quote(): Promise<Cart>
  add(items: readonly CartItem[]): Promise<readonly LineOutcome[]>
  change(line: Pick<CartLine, 'id' | 'sku'>, quantity: number): Promise<LineOutcome | undefined>
  remove(ids: readonly CartLineId[]): Promise<void>
}

export const Baskets = Symbol('Baskets')
