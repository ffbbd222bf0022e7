import { primaryKey } from '@mswjs/data'
import { cartsHandlers } from './saved-carts.handlers.ts'

const tables = {
  /** `lines` and `shares` are JSON, because the library cannot store arrays of objects. */
  savedCart: {
    cartId: primaryKey(String),
    owner: String,
    name: String,
    changedAt: Number,
    lines: String,
    shares: String,
    isDeleted: Boolean,
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

export const savedCartsMock = {
  tables,
  handlers: { carts: cartsHandlers },
}
