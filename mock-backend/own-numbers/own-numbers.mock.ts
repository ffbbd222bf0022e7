import { primaryKey } from '@mswjs/data'
import { OwnNumberBook } from './own-number-book.ts'
import type { Services } from '../services.ts'
import { ownNumbersHandlers } from './own-numbers.handlers.ts'

const tables = {
  /** `content` is JSON, because the library cannot store arrays of objects. */
  ownNumbers: { customerId: primaryKey(String), content: String },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly ownNumberBook: OwnNumberBook
  }
}

export const ownNumbersMock = {
  tables,
  services: (services: Services) => ({ ownNumberBook: new OwnNumberBook(services) }),
  handlers: { ownNumbers: ownNumbersHandlers },
}
