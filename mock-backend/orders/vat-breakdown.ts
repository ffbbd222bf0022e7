import type { MinorUnits } from '../pricing/money.ts'
import { totalsOf } from './totals.ts'
import type { Vat } from './vat.ts'

/** Net and tax by category and rate. The tax of each group is rounded once. */
export function vatBreakdown(items: readonly { readonly amount: MinorUnits; readonly vat: Vat }[]) {
  const groups = Map.groupBy(items, ({ vat: { category, percent } }) => `${category} ${percent}`)
  return [...groups.values()].flatMap((some) => {
    const vat = some[0]?.vat
    const net = some.reduce((sum, { amount }) => sum + amount, 0)
    return vat === undefined ? [] : [{ vat, net, tax: totalsOf(net, vat).tax }]
  })
}
