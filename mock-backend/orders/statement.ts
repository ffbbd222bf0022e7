import type { ServerInferResponseBody } from '@ts-rest/core'
import type { invoicesContract } from '#contracts/documents/invoices.contract.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { Caller } from '../session/callers.ts'
import type { AccountHistory } from './account-history.ts'
import { isoDay, type Day } from '../calendar/calendar.ts'
import { asOf, visible } from './visible.ts'

type Statement = ServerInferResponseBody<(typeof invoicesContract)['statement'], 200>
type Booking = Pick<Statement['entries'][number], 'kind' | 'documentNo' | 'customerOrderReference'> & {
  readonly day: Day
  readonly amount: MinorUnits
}

/** Invoices are charged, credit notes and payments are deducted; a set-off moves nothing. */
function bookingsOf({ invoices, creditNotes }: AccountHistory): readonly Booking[] {
  const bookings = [
    ...invoices.flatMap(({ invoiceNo, day, gross, payments, shipment: { order } }): Booking[] => {
      const named = { documentNo: invoiceNo, customerOrderReference: order.reference }
      const paid = payments.filter(({ creditNoteNo }) => creditNoteNo === undefined)
      return [
        { ...named, kind: 'INVOICE', day, amount: gross },
        ...paid.map((payment): Booking => ({
          ...named,
          kind: 'PAYMENT',
          day: payment.day,
          amount: -payment.amount,
        })),
      ]
    }),
    ...creditNotes.map(({ creditNoteNo, day, gross, invoice }): Booking => {
      const { reference } = invoice.shipment.order
      return {
        kind: 'CREDIT_NOTE',
        documentNo: creditNoteNo,
        customerOrderReference: reference,
        day,
        amount: -gross,
      }
    }),
  ]
  return bookings.toSorted((one, other) => one.day - other.day)
}

/** The bookings between two ISO 8601 dates, inclusive. */
export function statement(
  history: AccountHistory,
  { dateFrom, dateTo }: { readonly dateFrom: string; readonly dateTo: string },
  caller: Caller,
): Statement {
  const until = bookingsOf(history).filter(({ day }) => day <= caller.today && isoDay(day) <= dateTo)
  const [before, within] = [
    until.filter(({ day }) => isoDay(day) < dateFrom),
    until.filter(({ day }) => isoDay(day) >= dateFrom),
  ]
  const sum = (bookings: readonly Booking[]) => bookings.reduce((total, { amount }) => total + amount, 0)
  return {
    currency: caller.account.currency,
    priceVisible: caller.account.showPrice,
    ...visible(caller, { openingBalance: sum(before), closingBalance: sum(until) }),
    entries: within.map(({ day, amount, ...booking }) => ({
      ...booking,
      date: isoDay(day),
      ...visible(caller, { amount }),
    })),
    asOf: asOf(caller),
  }
}
