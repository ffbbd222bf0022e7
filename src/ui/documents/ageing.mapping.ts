import type { Ageing } from '#domain/documents/ageing.ts'
import type { Money } from '#domain/shared/money.ts'

/** One range of days overdue. Its texts are `ageing.<kind>`. */
export type AgeingRow = {
  readonly kind: 'notDue' | 'between' | 'above'
  readonly from: number
  readonly to: number
  readonly count: number
  readonly amount?: Money | undefined
  /** Share of the open amount, from 0 to 1; if amounts are hidden, share of the number of open invoices. */
  readonly share: number
  /** Query of the list with the invoices of this range. */
  readonly search: string
}

/** Returns one row per range of days overdue; empty without open amounts. */
export function ageingRows(ageing: Ageing | undefined): readonly AgeingRow[] {
  const buckets = ageing?.buckets ?? []
  if (buckets.every(({ count }) => count === 0)) return []
  const asOf = ageing?.asOf ?? ''
  const sizeOf = ({ count, amount }: (typeof buckets)[number]) => amount?.minor ?? count
  const whole = Math.max(
    buckets.map(sizeOf).reduce((sum, size) => sum + size, 0),
    1,
  )
  return buckets.map(({ fromDays, toDays, count, amount }) => ({
    kind: toDays === undefined ? 'above' : toDays <= 0 ? 'notDue' : 'between',
    from: fromDays ?? 0,
    to: toDays ?? 0,
    count,
    amount,
    share: Math.max(sizeOf({ count, amount }), 0) / whole,
    search: searchOf(asOf, fromDays, toDays),
  }))
}

const DAY_MS = 86_400_000

/**
 * Query of the open invoices that are between `fromDays` and `toDays` days overdue at `asOf`; an absent bound is open.
 */
function searchOf(asOf: string, fromDays: number | undefined, toDays: number | undefined): string {
  const today = Date.parse(asOf.slice(0, 10))
  const query = new URLSearchParams({ status: 'open' })
  const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10)
  if (Number.isNaN(today)) return `?${query.toString()}`
  if (toDays !== undefined) query.set('dueFrom', dayBefore(toDays))
  if (fromDays !== undefined) query.set('dueTo', dayBefore(fromDays))
  return `?${query.toString()}`
}
