import type { Money } from '../shared/money.ts'

/** Open invoices whose days overdue are in a range; both bounds are inclusive, an absent bound means no limit. */
type AgeingBucket = {
  readonly fromDays?: number | undefined
  readonly toDays?: number | undefined
  readonly count: number
  readonly amount?: Money | undefined
}

export type Ageing = {
  readonly buckets: readonly AgeingBucket[]
  /** Gross sum of the open invoices. */
  readonly openBalance?: Money | undefined
  /** Credit notes that are not set off, gross. */
  readonly openCredits?: { readonly count: number; readonly amount?: Money | undefined } | undefined
  readonly creditLimit?: Money | undefined
  /** Gross sum of orders on account that are not yet invoiced. */
  readonly openOrders?: Money | undefined
  /** ISO 8601 time. */
  readonly asOf: string
}
