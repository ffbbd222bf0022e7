import { vatBreakdown } from '../orders/vat-breakdown.ts'
import type { TradeDocument } from './trade-document.ts'

/** The sums that EN 16931 requires, in minor units. */
export function tradeTotals({ lines, charges }: TradeDocument) {
  const items = [
    ...lines.map(({ quantity, unitPrice, vat }) => ({ amount: quantity * unitPrice, vat })),
    ...charges.map(({ isCharge, amount, vat }) => ({ amount: isCharge ? amount : -amount, vat })),
  ]
  const parts = vatBreakdown(items)
  const net = sumOf(items)
  const tax = parts.reduce((sum, part) => sum + part.tax, 0)
  const charged = charges.filter(({ isCharge }) => isCharge)
  const allowed = charges.filter(({ isCharge }) => !isCharge)
  return {
    parts,
    net,
    tax,
    lines: sumOf(items.slice(0, lines.length)),
    charged: charged.length === 0 ? undefined : sumOf(charged),
    allowed: allowed.length === 0 ? undefined : sumOf(allowed),
  }
}

const sumOf = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)
