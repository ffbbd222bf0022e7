import type { Money } from '../shared/money.ts'

/** Open invoices by range of days overdue, inclusive; an absent bound is open. */
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
