export type * from '#domain/cart/cart.ts'
