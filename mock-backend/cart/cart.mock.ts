import { primaryKey } from '@mswjs/data'
import { cartHandlers } from './cart.handlers.ts'

const tables = {
  cart: { customerId: primaryKey(String), version: Number },
  cartLine: {
    id: primaryKey(Number),
    customerId: String,
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
  interface Tables {
    readonly cart: (typeof tables)['cart']
    readonly cartLine: (typeof tables)['cartLine']
  }
}

export const cartMock = {
  tables,
  handlers: { cart: cartHandlers },
}
