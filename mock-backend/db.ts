import { factory, nullable, primaryKey } from '@mswjs/data'
import type { AccountFlags } from './session/account.ts'
import customers from './data/customers.json' with { type: 'json' }

/** The mutable data. Products are immutable and too many for this library, so they are in the catalogue. */
export function createDb() {
  const db = factory({
    account: {
      userName: primaryKey(String),
      customerId: String,
      contactId: String,
      entityID: String,
      givenName: String,
      familyName: String,
      country: String,
      currency: String,
      alternativeCurrency: nullable<string>(() => null),
      priceToggle: Boolean,
      isAdmin: Boolean,
      discountPercent: Number,
      order: Boolean,
      invoice: Boolean,
      shipment: Boolean,
      showPrice: Boolean,
      fillBasket: Boolean,
      vinSearch: Boolean,
    },
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
      customerId: String,
      sku: String,
      on: String,
      threshold: nullable<number>(() => null),
    },
    /** `order` is JSON, because the library cannot store arrays of objects. */
    placedOrder: {
      stem: primaryKey(String),
      customerId: String,
      day: Number,
      placedBy: String,
      order: String,
    },
    cancelledLine: { id: primaryKey(String), stem: String, lineNo: Number, quantity: Number, day: Number },
    /** `content` and `table` are JSON; a status reads no table. */
    download: {
      queueId: primaryKey(String),
      customerId: String,
      startedAt: Number,
      isCancelled: Boolean,
      content: String,
      table: nullable<string>(() => null),
    },
    backorderSubscription: { lineId: primaryKey(String), customerId: String },
    addressBook: {
      customerId: primaryKey(String),
      /** Null if the billing address is the default delivery address. */
      defaultId: nullable<string>(() => null),
      added: Number,
    },
    /** Addresses that customers have added, changed or deleted; `content` is JSON, as with orders. */
    deliveryAddress: {
      id: primaryKey(String),
      customerId: String,
      content: String,
      isDeleted: Boolean,
      version: Number,
    },
    /** `content` is JSON, as with orders. */
    appointment: { no: primaryKey(String), customerId: String, slotId: String, content: String },
    /** `content` is JSON, as with orders. */
    partnerInterface: { customerId: primaryKey(String), content: String },
    /** `content` is JSON, as with orders. */
    ownNumbers: { customerId: primaryKey(String), content: String },
    /** `content` is JSON, as with orders; empty for a form that is about no document. */
    formTicket: {
      ticketNo: primaryKey(String),
      customerId: String,
      formId: String,
      receivedAt: Number,
      content: String,
    },
    vinHistory: { owner: primaryKey(String), vins: Array<string> },
  })
  for (const { login, features, ...customer } of customers.customers) {
    db.account.create({
      userName: login,
      customerId: customer.customerId,
      contactId: customer.contactId,
      entityID: customer.entityID,
      givenName: customer.givenName,
      familyName: customer.familyName,
      country: customer.country,
      currency: customer.currency,
      alternativeCurrency: customer.alternativeCurrency ?? null,
      priceToggle: customer.priceToggle,
      isAdmin: customer.role === 'admin',
      discountPercent: customer.discountPercent,
      ...(features satisfies AccountFlags),
    })
    // a customer who has never ordered has no cart until it is created
    if (customer.ordersPerWorkday > 0) db.cart.create({ customerId: customer.customerId, version: 0 })
  }
  return db
}

export type Db = ReturnType<typeof createDb>
