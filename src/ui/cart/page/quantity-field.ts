import type { CartLineId } from '#domain/cart/cart.ts'

/** Element id of the quantity field of a line. */
export const quantityField = (id: CartLineId): string => `quantity-${id}`
