import type { Random } from '../catalogue/random.ts'
import { addWorkdays, type Day } from './calendar.ts'
import type { Terms } from './invoices.ts'
import type { ChainLine, CreditKind, CreditNote, Invoice } from './order-chain.ts'
import { creditNoteNo } from './order-numbers.ts'
import { netOf, sumsOf } from './sums.ts'

const KINDS = ['RETURN', 'RETURN', 'PRICE', 'CORE', 'BONUS'] as const
/** Percent of the invoiced price that is refunded per piece. */
const PERCENT: Readonly<Record<CreditKind, number>> = { RETURN: 100, PRICE: 8, CORE: 20, BONUS: 3 }
const SET_OFF_AFTER = 15

/** A partial credit note for one invoice in eight; never exceeds the invoiced quantities. */
export function creditNoteOf(
  invoice: Invoice,
  stem: string,
  index: number,
  { taxPercent }: Terms,
  today: Day,
  random: Random,
): CreditNote | undefined {
  if (!random.chance(0.125)) return undefined
  const kind = random.pick(KINDS)
  const day = addWorkdays(invoice.day, random.int(5, 30))
  const staysOpen = random.chance(0.3)
  const credited = kind === 'BONUS' ? invoice.lines : [random.pick(invoice.lines)]
  const lines = credited
    .map((line) => creditLine(line, kind, random))
    .filter(({ unitPrice }) => unitPrice > 0)
  if (day > today || lines.length === 0) return undefined
  return {
    ...sumsOf(netOf(lines), taxPercent),
    creditNoteNo: creditNoteNo(stem, index),
    kind,
    invoice,
    day,
    applied: !staysOpen && day + SET_OFF_AFTER <= today,
    lines,
  }
}

const creditLine = (line: ChainLine, kind: CreditKind, random: Random): ChainLine => ({
  ...line,
  quantity: kind === 'RETURN' ? random.int(1, line.quantity) : line.quantity,
  unitPrice: Math.floor((line.unitPrice * PERCENT[kind]) / 100),
})
