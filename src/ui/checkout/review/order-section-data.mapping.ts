import type { LineChange } from '#domain/checkout/checkout.ts'
import type { OrderWithLines } from '#domain/checkout/split-orders.ts'
import type { Hazard } from '#domain/products/hazard.ts'
import type { Money } from '#domain/shared/money.ts'

export type LineDifference =
  | { readonly kind: 'price'; readonly old: Money; readonly now: Money }
  | { readonly kind: 'date'; readonly old: string; readonly now: string }

export type OrderSectionLineData = {
  readonly id: string
  readonly articleNo: string
  readonly name: string
  readonly slug: string
  readonly picture: string
  readonly quantity: number
  readonly unitPrice: Money | undefined
  readonly total: Money | undefined
  /** Deposit for the old parts of an exchange part: per piece and in total. */
  readonly coreDeposit: { readonly price: Money; readonly total: Money } | undefined
  readonly note: string | undefined
  readonly requestedNumber: string | undefined
  readonly hazard: Hazard | undefined
  readonly changes: readonly LineDifference[]
}

/** One of the two split orders, for parts in stock and on back order, in review and confirmation. */
export type OrderSectionData = {
  readonly index: 'first' | 'second'
  /** ISO 8601 day; empty if unknown. */
  readonly date: string
  readonly arrival: string
  readonly leavesToday: boolean
  readonly lines: readonly OrderSectionLineData[]
  readonly total: Money | undefined
}

export function orderSectionData(
  { lines, total, ...part }: OrderWithLines,
  changes: readonly LineChange[],
  today: string,
): OrderSectionData {
  return {
    ...part,
    leavesToday: part.date === today,
    total,
    lines: lines.map(({ line, quantity, total: lineTotal, coreDeposits }) => ({
      id: String(line.id),
      articleNo: line.articleNo,
      name: line.name,
      slug: line.slug,
      picture: line.picture.src,
      quantity,
      unitPrice: line.unitPrice,
      total: lineTotal,
      coreDeposit: line.coreDeposit && coreDeposits && { price: line.coreDeposit, total: coreDeposits },
      note: line.note,
      requestedNumber: line.requestedNumber,
      hazard: line.hazard,
      changes: changes
        .filter(({ lineId }) => lineId === String(line.id))
        .flatMap((change): LineDifference[] => {
          if (change.kind === 'date') return [change]
          return line.unitPrice ? [{ kind: 'price', old: change.old, now: line.unitPrice }] : []
        }),
    })),
  }
}
