import { primaryKey } from '@mswjs/data'
import { OrderBook } from './order-book.ts'
import type { Services } from '../services.ts'
import { backorderHandlers } from './backorders.handlers.ts'
import { ordersHandlers } from './orders.handlers.ts'

const tables = {
  /** `order` is JSON, because the library cannot store arrays of objects. */
  placedOrder: {
    stem: primaryKey(String),
    customerId: String,
    day: Number,
    placedBy: String,
    order: String,
  },
  cancelledLine: { id: primaryKey(String), stem: String, lineNo: Number, quantity: Number, day: Number },
  backorderSubscription: { lineId: primaryKey(String), customerId: String },
}

declare module '../db.ts' {
  interface Tables {
    readonly placedOrder: (typeof tables)['placedOrder']
    readonly cancelledLine: (typeof tables)['cancelledLine']
    readonly backorderSubscription: (typeof tables)['backorderSubscription']
  }
}

declare module '../services.ts' {
  interface Services {
    readonly orderBook: OrderBook
  }
}

export const ordersMock = {
  tables,
  services: ({ db, catalogue, clock }: Services) => ({ orderBook: new OrderBook({ db, catalogue, clock }) }),
  handlers: { backorder: backorderHandlers, orders: ordersHandlers },
}
