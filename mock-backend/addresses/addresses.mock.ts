import { nullable, primaryKey } from '@mswjs/data'
import { AddressBook } from './address-book.ts'
import type { Services } from '../services.ts'
import { addressesHandlers } from './addresses.handlers.ts'

const tables = {
  addressBook: {
    customerId: primaryKey(String),
    /** Null if the billing address is the default delivery address. */
    defaultId: nullable<string>(() => null),
    added: Number,
  },
  /**
   * Addresses that customers have added, changed or deleted; `content` is JSON, because the library cannot
   * store optional fields.
   */
  deliveryAddress: {
    id: primaryKey(String),
    customerId: String,
    content: String,
    isDeleted: Boolean,
    version: Number,
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly addressBook: AddressBook
  }
}

export const addressesMock = {
  tables,
  services: (services: Services) => ({ addressBook: new AddressBook(services) }),
  handlers: { addresses: addressesHandlers },
}
