import { divideRounded, type MinorUnits } from '../pricing/money.ts'
import type { ChainLine, Sums } from './order-chain.ts'

export const netOf = (lines: readonly Pick<ChainLine, 'quantity' | 'unitPrice'>[]): MinorUnits =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

/** The tax is rounded once, on the sum. */
export function sumsOf(net: MinorUnits, taxPercent: number): Sums {
  const tax = divideRounded(net * taxPercent, 100)
  return { net, tax, gross: net + tax }
}

/** Tax rates in percent by the seller's country. */
const TAX_PERCENT: Readonly<Record<string, number>> = { DE: 19, FR: 20, IT: 22, ES: 21, BR: 17 }

/** Exports are tax free. */
export const taxPercentOf = (sellerCountry: string, buyerCountry: string): number =>
  sellerCountry === buyerCountry ? (TAX_PERCENT[buyerCountry] ?? 0) : 0
