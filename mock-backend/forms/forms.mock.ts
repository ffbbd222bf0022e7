import { primaryKey } from '@mswjs/data'
import { formsHandlers } from './forms.handlers.ts'

const tables = {
  /** `content` is JSON, as with orders; empty for a form that is about no document. */
  formTicket: {
    ticketNo: primaryKey(String),
    customerId: String,
    formId: String,
    receivedAt: Number,
    content: String,
  },
}

declare module '../db.ts' {
  interface Tables {
    readonly formTicket: (typeof tables)['formTicket']
  }
}

export const formsMock = {
  tables,
  handlers: { forms: formsHandlers },
}
