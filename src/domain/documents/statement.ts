import { add, sumInOneCurrency, type Money } from '../shared/money.ts'

type StatementEntry = {
  /** ISO 8601 date. */
  readonly date: string
  readonly kind: 'INVOICE' | 'CREDIT_NOTE' | 'PAYMENT'
  /** Invoice of a payment; absent for a payment on account. */
  readonly documentNo?: string | undefined
  readonly customerOrderReference?: string | undefined
  /** Gross; negative if it is credited to the customer. */
  readonly amount?: Money | undefined
}

/** Charges, credits and payments of a period; amounts are absent if prices are hidden. */
export type Statement = {
  /** Negative in the customer's favour. */
  readonly opening?: Money | undefined
  readonly closing?: Money | undefined
  readonly entries: readonly StatementEntry[]
  /** ISO 8601 time. */
  readonly asOf: string
}

export type BalancedEntry = StatementEntry & { readonly balance?: Money | undefined }

/** Each entry with the balance after it. */
export function entriesWithRunningBalance({ opening, entries }: Statement): readonly BalancedEntry[] {
  let balance = opening
  return entries.map((entry) => {
    balance = balance && entry.amount && add(balance, entry.amount)
    return { ...entry, balance }
  })
}

/** True if the opening balance and all entries add up to the closing balance; true without amounts. */
export function addsUp({ opening, closing, entries }: Statement): boolean {
  if (!opening || !closing) return true
  const expected = sumInOneCurrency([opening, ...entries.flatMap(({ amount }) => amount ?? [])])
  return expected?.currency === closing.currency && expected.minor === closing.minor
}

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** Parses a month such as 2026-11; for other texts and future months, returns the month of `today`. */
export function monthIn(text: string, today: string): string {
  const current = today.slice(0, 7)
  return text.length === 7 && MONTH.test(text) && text <= current ? text : current
}

/** ISO 8601 date of a day in the month that is `months` after `month`; `Date.UTC` handles the change of the year. */
const dayIn = (month: string, months: number, day: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, day))
    .toISOString()
    .slice(0, 10)

export const monthAfter = (month: string, months: number): string => dayIn(month, months, 1).slice(0, 7)

/** First and last day of a month. */
export const daysOfMonth = (month: string): { readonly from: string; readonly to: string } => ({
  from: dayIn(month, 0, 1),
  to: dayIn(month, 1, 0),
})
