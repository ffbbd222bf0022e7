import type { Random } from '../catalogue/random.ts'
import type { DocumentFlowLine, CreditKind, CreditNote, Invoice } from './document-flow.ts'

const KINDS = ['RETURN', 'RETURN', 'PRICE', 'BONUS'] as const
/** Percent of the invoiced unit price that is refunded, by kind of credit. */
const PERCENT: Readonly<Record<CreditKind, number>> = { RETURN: 100, PRICE: 8, CORE: 100, BONUS: 3 }

type LaterCredit = Pick<CreditNote, 'kind' | 'lines' | 'isForgotten'> & {
  /** Working days between the delivery and the claim, or the seller's credit. */
  readonly days: number
}

/**
 * Credit note that a generated invoice receives later: one invoice in eight, and most invoices with exchange parts,
 * because customers return the old parts. Undefined for the others. Never exceeds the invoiced quantities.
 */
export function generatedCreditOf(invoice: Invoice, random: Random): LaterCredit | undefined {
  const deposits = invoice.lines.filter(({ kind: ofLine }) => ofLine === 'CORE_DEPOSIT')
  const isCore = deposits.length > 0 && random.chance(0.6)
  if (!isCore && !random.chance(0.125)) return undefined
  const kind = isCore ? 'CORE' : random.pick(KINDS)
  const creditable = isCore ? deposits : invoice.lines.filter(({ kind: ofLine }) => ofLine === 'PART')
  const days = random.int(1, 18)
  const isForgotten = random.chance(0.3)
  const credited = kind === 'BONUS' ? creditable : [random.pick(creditable)]
  const lines = credited
    .map((line) => creditLine(line, kind, random))
    .filter(({ unitPrice }) => unitPrice > 0)
  return lines.length === 0 ? undefined : { kind, lines, days, isForgotten }
}

/** Days until the customer sets off a credit note. */
export const daysUntilSetOff = ({ isForgotten }: Pick<CreditNote, 'isForgotten'>): number =>
  isForgotten ? 90 : 3

const creditLine = (line: DocumentFlowLine, kind: CreditKind, random: Random): DocumentFlowLine => ({
  ...line,
  quantity: kind === 'RETURN' || kind === 'CORE' ? random.int(1, line.quantity) : line.quantity,
  unitPrice: Math.floor((line.unitPrice * PERCENT[kind]) / 100),
})

/**
 * Lines of the credit note of an invoice for a claim. Subtracts the credited quantities from `requestedQuantities`.
 */
export function creditedLines(
  { lines }: Invoice,
  kind: 'RETURN' | 'CORE',
  requestedQuantities: Map<number, number>,
  leftOf: (line: DocumentFlowLine) => number,
): DocumentFlowLine[] {
  const first = kind === 'CORE' ? 'CORE_DEPOSIT' : 'PART'
  return lines
    .filter((line) => line.kind === first)
    .flatMap((line) => {
      const quantity = Math.min(requestedQuantities.get(line.lineNo) ?? 0, leftOf(line))
      requestedQuantities.set(line.lineNo, (requestedQuantities.get(line.lineNo) ?? 0) - quantity)
      const deposit =
        kind === 'RETURN' && lines.find((one) => one.kind === 'CORE_DEPOSIT' && one.lineNo === line.lineNo)
      return [
        { ...line, quantity },
        ...(deposit ? [{ ...deposit, quantity: Math.min(quantity, leftOf(deposit)) }] : []),
      ]
    })
    .filter(({ quantity }) => quantity > 0)
}
