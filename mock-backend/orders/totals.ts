import { divideRounded, type MinorUnits } from '../pricing/money.ts'
import type { DocumentFlowLine, Totals } from './document-flow.ts'
import type { Vat } from './vat.ts'

export const netOf = (lines: readonly Pick<DocumentFlowLine, 'quantity' | 'unitPrice'>[]): MinorUnits =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

/** Totals of a net sum. The tax is rounded once, on the sum. */
export function totalsOf(net: MinorUnits, { percent }: Vat): Totals {
  const tax = divideRounded(net * percent, 100)
  return { net, tax, gross: net + tax }
}
