import { primaryKey } from '@mswjs/data'
import { partnerInterfaceHandlers } from './partner-interface.handlers.ts'

const tables = {
  /** `content` is JSON, as with orders. */
  partnerInterface: { customerId: primaryKey(String), content: String },
}

declare module '../db.ts' {
  interface Tables {
    readonly partnerInterface: (typeof tables)['partnerInterface']
  }
}

export const partnerInterfaceMock = {
  tables,
  handlers: { partnerInterface: partnerInterfaceHandlers },
}
