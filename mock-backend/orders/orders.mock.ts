import { primaryKey } from '@mswjs/data'
import { OrderBook } from './order-book.ts'
import type { Services } from '../services.ts'
import { backorderHandlers } from './backorders.handlers.ts'
import { ordersHandlers } from './orders.handlers.ts'

const tables = {
  backorderSubscription: {
    id: primaryKey(String),
    lineId: String,
    contactId: String,
    language: String,
    /** Milliseconds since the epoch. */
    since: Number,
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly orderBook: OrderBook
  }
}

export const ordersMock = {
  tables,
  services: ({ catalogue, scheduler, ledger }: Services) => ({
    orderBook: new OrderBook({ catalogue, scheduler, ledger }),
  }),
  handlers: { backorder: backorderHandlers, orders: ordersHandlers },
}
