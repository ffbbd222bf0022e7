import type { AccountHistory } from '../orders/account-history.ts'
import type { Caller } from '../session/callers.ts'
import type { AppointmentBook } from './appointment-book.ts'
import { toAppointment } from './appointment-view.ts'

/** The earliest pick-up appointment that is still to come. */
export function nextAppointment(book: AppointmentBook, history: AccountHistory, { account, now }: Caller) {
  const [next] = book
    .of(account)
    .filter(({ kind }) => kind === 'PICKUP')
    .map((booking) => toAppointment(booking, history, now))
    .filter(({ status, to }) => status !== 'cancelled' && Date.parse(to) > now)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  if (next === undefined) return undefined
  const { no, from, to, location } = next
  return { no, from, to, location: location.name, timeZone: location.timeZone }
}
