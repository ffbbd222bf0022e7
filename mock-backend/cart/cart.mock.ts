import { primaryKey } from '@mswjs/data'
import { cartHandlers } from './cart.handlers.ts'

const tables = {
  cart: { owner: primaryKey(String), version: Number },
  cartLine: {
    id: primaryKey(Number),
    owner: String,
    sku: String,
    quantity: Number,
    note: String,
    requestedNumber: String,
    changedAt: Number,
    changedBy: String,
    changedByName: String,
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

export const cartMock = {
  tables,
  handlers: { cart: cartHandlers },
}
