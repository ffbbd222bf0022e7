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
  readonly openBalance?: Money | undefined
  readonly creditLimit?: Money | undefined
  /** ISO 8601 time. */
  readonly asOf: string
}
