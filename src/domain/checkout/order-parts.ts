import type { CartLine } from '../cart/cart.ts'
import { add, sum, times, type Money } from '../shared/money.ts'
import type { PartOrder, Totals } from './checkout.ts'

type PartLine = {
  readonly line: CartLine
  readonly quantity: number
  readonly total?: Money | undefined
}

export type OrderPart = Pick<PartOrder, 'index' | 'date' | 'arrival'> & {
  readonly lines: readonly PartLine[]
  /** Absent where a price is not shown. */
  readonly total?: Money | undefined
}

/** The orders with their lines and sums. A line in two of them costs the same in both. */
export function orderParts(lines: readonly CartLine[], orders: readonly PartOrder[]): readonly OrderPart[] {
  const byId = new Map(lines.map((line) => [String(line.id), line]))
  return orders.map(({ lines: held, ...order }) => {
    const parts = held.flatMap(({ lineId, quantity }): PartLine[] => {
      const line = byId.get(lineId)
      return line ? [{ line, quantity, total: line.unitPrice && times(line.unitPrice, quantity) }] : []
    })
    return { ...order, lines: parts, total: totalOf(parts) }
  })
}

function totalOf(parts: readonly PartLine[]): Money | undefined {
  const totals = parts.flatMap(({ total }) => (total ? [total] : []))
  const [first] = totals
  return first && totals.length === parts.length ? sum(totals, first.currency) : undefined
}

/** Every piece of the cart stands in exactly one of the orders, and nothing else does. */
export function holdsTheCart(lines: readonly CartLine[], orders: readonly PartOrder[]): boolean {
  const held = new Map<string, number>()
  for (const { lineId, quantity } of orders.flatMap((order) => order.lines)) {
    if (!Number.isInteger(quantity) || quantity <= 0) return false
    held.set(lineId, (held.get(lineId) ?? 0) + quantity)
  }
  return held.size === lines.length && lines.every(({ id, quantity }) => held.get(String(id)) === quantity)
}

/** What is shown is what is ordered: the lines come to the goods, and the sums to the total. */
export function addsUp(lines: readonly CartLine[], totals: Totals): boolean {
  const { goods, transport, net, tax, gross } = totals
  const rows = lines.flatMap(({ unitPrice, quantity }) => (unitPrice ? [times(unitPrice, quantity)] : []))
  return (
    rows.length === lines.length &&
    sum(rows, goods.currency).minor === goods.minor &&
    add(goods, transport).minor === net.minor &&
    add(net, tax).minor === gross.minor
  )
}
