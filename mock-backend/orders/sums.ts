import { divideRounded, type MinorUnits } from '../pricing/money.ts'
import type { ChainLine, Sums } from './order-chain.ts'
import type { Vat } from './vat.ts'

export const netOf = (lines: readonly Pick<ChainLine, 'quantity' | 'unitPrice'>[]): MinorUnits =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

/** The tax is rounded once, on the sum. */
export function sumsOf(net: MinorUnits, { percent }: Vat): Sums {
  const tax = divideRounded(net * percent, 100)
  return { net, tax, gross: net + tax }
}
