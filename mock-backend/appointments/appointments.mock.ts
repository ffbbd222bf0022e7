import { primaryKey } from '@mswjs/data'
import { AppointmentBook } from './appointment-book.ts'
import type { Services } from '../services.ts'
import { appointmentHandlers } from './appointments.handlers.ts'

const tables = {
  /** `content` is JSON, as with orders. */
  appointment: { no: primaryKey(String), customerId: String, slotId: String, content: String },
}

declare module '../db.ts' {
  interface Tables {
    readonly appointment: (typeof tables)['appointment']
  }
}

declare module '../services.ts' {
  interface Services {
    readonly appointmentBook: AppointmentBook
  }
}

export const appointmentsMock = {
  tables,
  services: ({ db, orderBook }: Services) => ({ appointmentBook: new AppointmentBook(db, orderBook) }),
  handlers: { appointment: appointmentHandlers },
}
