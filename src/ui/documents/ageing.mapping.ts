import type { Ageing } from '#domain/documents/ageing.ts'
import type { Money } from '#domain/shared/money.ts'

/** Texts by its kind: `ageing.<kind>`. */
export type AgeingFacts = {
  readonly kind: 'notDue' | 'between' | 'above'
  readonly from: number
  readonly to: number
  readonly count: number
  readonly amount?: Money | undefined
}

/** Nothing where nothing is open. */
export function ageingFacts(ageing: Ageing | undefined): readonly AgeingFacts[] {
  const buckets = ageing?.buckets ?? []
  if (buckets.every(({ count }) => count === 0)) return []
  return buckets.map(({ fromDays = 0, toDays, count, amount }) => ({
    kind: toDays === undefined ? 'above' : toDays <= 0 ? 'notDue' : 'between',
    from: fromDays,
    to: toDays ?? 0,
    count,
    amount,
  }))
}
