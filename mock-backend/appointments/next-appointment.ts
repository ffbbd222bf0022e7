import type { AccountHistory } from '../orders/account-history.ts'
import type { Caller } from '../session/callers.ts'
import { timesOf, type AppointmentBook } from './appointment-book.ts'
import { toAppointment } from './appointment-view.ts'

/** The earliest pick-up appointment that is still to come. */
export function nextAppointment(book: AppointmentBook, history: AccountHistory, { account, now }: Caller) {
  const [next] = book
    .of(account)
    .filter(({ kind, isCancelled }) => kind === 'PICKUP' && !isCancelled)
    .map((booking) => ({ booking, ...timesOf(booking) }))
    .filter(({ to }) => to > now)
    .toSorted((one, other) => one.from - other.from)
  if (next === undefined) return undefined
  const { no, from, to, location } = toAppointment(next.booking, history, now)
  return { no, from, to, location: location.name, timeZone: location.timeZone }
}
