import { nullable, primaryKey } from '@mswjs/data'
import { favouritesHandlers } from './favourites.handlers.ts'
import { notificationsHandlers } from './notifications.handlers.ts'

const tables = {
  favouriteList: {
    listId: primaryKey(String),
    customerId: String,
    name: String,
    position: Number,
    visitedAt: nullable<number>(() => null),
    comparedTo: nullable<number>(() => null),
  },
  favouriteItem: {
    id: primaryKey(String),
    listId: String,
    sku: String,
    quantity: Number,
    note: String,
    min: nullable<number>(() => null),
    max: nullable<number>(() => null),
    addedAt: Number,
  },
  favouriteShare: {
    shareId: primaryKey(String),
    listId: String,
    expiresAt: Number,
    isWithdrawn: Boolean,
  },
  subscription: {
    subscriptionId: primaryKey(String),
    contactId: String,
    sku: String,
    on: String,
    threshold: nullable<number>(() => null),
    language: String,
    /** Milliseconds since the epoch. */
    since: Number,
    /** Price of the customer at that time; null without permission. */
    price: nullable<number>(() => null),
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

export const favouritesMock = {
  tables,
  handlers: { favourites: favouritesHandlers, notifications: notificationsHandlers },
}
