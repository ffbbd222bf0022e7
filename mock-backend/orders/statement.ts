import type { ServerInferResponseBody } from '@ts-rest/core'
import type { invoicesContract } from '#contracts/documents/invoices.contract.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { Caller } from '../session/callers.ts'
import type { AccountHistory } from './account-history.ts'
import { dayOf, isoDay, type Day } from '../calendar/calendar.ts'
import { isoNow, pricesIfVisible } from './visible.ts'

type Statement = ServerInferResponseBody<(typeof invoicesContract)['statement'], 200>
type Booking = Pick<Statement['entries'][number], 'kind' | 'documentNo' | 'customerOrderReference'> & {
  readonly day: Day
  readonly amount: MinorUnits
}

const KINDS = {
  INVOICED: 'INVOICE',
  PAID: 'PAYMENT',
  CREDITED: 'CREDIT_NOTE',
  REFUNDED: 'PAYMENT',
} as const

/** The events that change the balance; a set-off between documents of the same history does not change it. */
const bookingsOf = ({ events, flowByOrderNo }: AccountHistory): readonly Booking[] =>
  events.flatMap(({ kind, at: time, orderNo = '', documentNo, amount }): Booking[] => {
    if (amount === undefined || !isBooked(kind)) return []
    const customerOrderReference = flowByOrderNo.get(orderNo)?.order.reference
    return [{ kind: KINDS[kind], documentNo, customerOrderReference, day: dayOf(time), amount }]
  })

/** Set-offs between a document of the person and one of a colleague; empty for the history of a whole company. */
function setOffsWithOthers({ invoices, creditNotes }: AccountHistory): readonly Booking[] {
  const notes = new Set<string | undefined>(creditNotes.map(({ creditNoteNo }) => creditNoteNo))
  const bills = new Set<string | undefined>(invoices.map(({ invoiceNo }) => invoiceNo))
  const paid = invoices.flatMap(({ invoiceNo: documentNo, payments }) =>
    payments
      .filter(({ creditNoteNo }) => creditNoteNo !== undefined && !notes.has(creditNoteNo))
      .map(({ day, amount }) => ({ kind: 'PAYMENT' as const, documentNo, day, amount: -amount })),
  )
  const applied = creditNotes.flatMap(({ creditNoteNo: documentNo, gross, applied: to }) =>
    to?.invoiceNo === undefined || bills.has(to.invoiceNo)
      ? []
      : { kind: 'PAYMENT' as const, documentNo, day: to.day, amount: gross },
  )
  return [...paid, ...applied]
}

const isBooked = (kind: string): kind is keyof typeof KINDS => kind in KINDS

/** The bookings between two ISO 8601 dates, inclusive. */
export function statement(
  history: AccountHistory,
  { dateFrom, dateTo }: { readonly dateFrom: string; readonly dateTo: string },
  caller: Caller,
): Statement {
  const [first, last] = [dateFrom, dateTo].map((date) => dayOf(Date.parse(date))) as [Day, Day]
  const until = [...bookingsOf(history), ...setOffsWithOthers(history)]
    .filter(({ day }) => day <= caller.today && day <= last)
    .toSorted((one, other) => one.day - other.day)
  const [before, within] = [until.filter(({ day }) => day < first), until.filter(({ day }) => day >= first)]
  const sum = (bookings: readonly Booking[]) => bookings.reduce((total, { amount }) => total + amount, 0)
  return {
    currency: caller.account.currency,
    priceVisible: caller.account.showPrice,
    ...pricesIfVisible(caller, { openingBalance: sum(before), closingBalance: sum(until) }),
    entries: within.map(({ day, amount, ...booking }) => ({
      ...booking,
      date: isoDay(day),
      ...pricesIfVisible(caller, { amount }),
    })),
    asOf: isoNow(caller),
  }
}
