import type { AccountHistory } from '../orders/account-history.ts'
import type { Caller } from '../session/callers.ts'
import { isActive } from '../orders/pickup-service.ts'
import { appointmentPeriodOf, type AppointmentBook } from './appointment-book.ts'
import { toAppointment } from './appointment-view.ts'

/** The earliest pick-up appointment that is still to come. */
export function nextAppointment(book: AppointmentBook, history: AccountHistory, { account }: Caller) {
  const [next] = book
    .of(account)
    .filter((booking) => booking.kind === 'PICKUP' && isActive(booking))
    .map((booking) => ({ booking, ...appointmentPeriodOf(booking) }))
    .toSorted((one, other) => one.from - other.from)
  if (next === undefined) return undefined
  const { no, from, to, location } = toAppointment(next.booking, history)
  return { no, from, to, location: location.name, timeZone: location.timeZone }
}
