import { AppointmentBook } from './appointment-book.ts'
import type { Services } from '../services.ts'
import { appointmentHandlers } from './appointments.handlers.ts'

declare module '../services.ts' {
  interface Services {
    readonly appointmentBook: AppointmentBook
  }
}

export const appointmentsMock = {
  services: ({ ledger, orderBook }: Services) => ({
    appointmentBook: new AppointmentBook(ledger, orderBook),
  }),
  handlers: { appointment: appointmentHandlers },
}
