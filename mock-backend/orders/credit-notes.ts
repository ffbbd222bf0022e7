import type { Random } from '../catalogue/random.ts'
import type { Day } from '../calendar/calendar.ts'
import { addOpenDays, HOME } from '../calendar/holidays.ts'
import type { Terms } from './invoices.ts'
import type { ChainLine, CreditKind, CreditNote, Invoice } from './order-chain.ts'
import { creditNoteNo } from './order-numbers.ts'
import { netOf, sumsOf } from './sums.ts'

const KINDS = ['RETURN', 'RETURN', 'PRICE', 'BONUS'] as const
/** Percent of the invoiced price that is refunded per piece. */
const PERCENT: Readonly<Record<CreditKind, number>> = { RETURN: 100, PRICE: 8, CORE: 100, BONUS: 3 }

/**
 * A partial credit note for one invoice in eight; never exceeds the invoiced quantities. Of exchange parts most old
 * parts come back, and their deposits are credited.
 */
export function creditNoteOf(
  invoice: Invoice,
  stem: string,
  index: number,
  { vat }: Terms,
  delivered: Day,
  random: Random,
): CreditNote | undefined {
  const deposits = invoice.lines.filter(({ kind: ofLine }) => ofLine === 'CORE_DEPOSIT')
  const isCore = deposits.length > 0 && random.chance(0.6)
  if (!isCore && !random.chance(0.125)) return undefined
  const kind = isCore ? 'CORE' : random.pick(KINDS)
  const creditable = isCore ? deposits : invoice.lines.filter(({ kind: ofLine }) => ofLine === 'PART')
  const day = addOpenDays(delivered, random.int(5, 30), HOME)
  const isForgotten = random.chance(0.3)
  const credited = kind === 'BONUS' ? creditable : [random.pick(creditable)]
  const lines = credited
    .map((line) => creditLine(line, kind, random))
    .filter(({ unitPrice }) => unitPrice > 0)
  if (lines.length === 0) return undefined
  return {
    ...sumsOf(netOf(lines), vat),
    creditNoteNo: creditNoteNo(stem, index),
    kind,
    invoice,
    day,
    isForgotten,
    lines,
  }
}

/** Days until a customer has booked a credit note. */
export const daysUntilSetOff = ({ isForgotten }: CreditNote): number => (isForgotten ? 90 : 3)

const creditLine = (line: ChainLine, kind: CreditKind, random: Random): ChainLine => ({
  ...line,
  quantity: kind === 'RETURN' || kind === 'CORE' ? random.int(1, line.quantity) : line.quantity,
  unitPrice: Math.floor((line.unitPrice * PERCENT[kind]) / 100),
})
