import type { CartLine } from '../cart/cart.ts'
import { add, sum, times, type Money } from '../shared/money.ts'
import type { SplitOrder, Totals } from './checkout.ts'

type SplitOrderLine = {
  readonly line: CartLine
  readonly quantity: number
  /** Without the core deposits. */
  readonly total?: Money | undefined
  readonly coreDeposits?: Money | undefined
}

export type OrderWithLines = Pick<SplitOrder, 'index' | 'date' | 'arrival'> & {
  readonly lines: readonly SplitOrderLine[]
  /** Without the core deposits. Absent if prices are hidden, like `total`. */
  readonly goods?: Money | undefined
  /** With the core deposits. */
  readonly total?: Money | undefined
}

/**
 * Joins the orders with their lines and totals. A line that is split over two orders has the same unit price in both.
 */
export function ordersWithLines(
  lines: readonly CartLine[],
  orders: readonly SplitOrder[],
): readonly OrderWithLines[] {
  const byId = new Map(lines.map((line) => [String(line.id), line]))
  return orders.map(({ lines: orderLines, ...order }) => {
    const parts = orderLines.flatMap(({ lineId, quantity }): SplitOrderLine[] => {
      const line = byId.get(lineId)
      if (!line) return []
      const all = (amount: Money | undefined) => amount && times(amount, quantity)
      return [{ line, quantity, total: all(line.unitPrice), coreDeposits: all(line.coreDeposit) }]
    })
    const goods = goodsOf(parts)
    return { ...order, lines: parts, goods, total: goods && add(goods, depositsOf(parts, goods.currency)) }
  })
}

function goodsOf(parts: readonly SplitOrderLine[]): Money | undefined {
  const totals = parts.flatMap(({ total }) => (total ? [total] : []))
  const [first] = totals
  return first && totals.length === parts.length ? sum(totals, first.currency) : undefined
}

const depositsOf = (parts: readonly SplitOrderLine[], currency: string): Money =>
  sum(
    parts.flatMap(({ coreDeposits }) => coreDeposits ?? []),
    currency,
  )

/** True if the orders together contain every piece of the cart exactly once. */
export function coversCart(lines: readonly CartLine[], orders: readonly SplitOrder[]): boolean {
  const quantities = new Map<string, number>()
  for (const { lineId, quantity } of orders.flatMap((order) => order.lines)) {
    if (!Number.isInteger(quantity) || quantity <= 0) return false
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity)
  }
  return (
    quantities.size === lines.length &&
    lines.every(({ id, quantity }) => quantities.get(String(id)) === quantity)
  )
}

/**
 * True if the totals are consistent and equal the sums of the lines. Otherwise the displayed amounts would differ
 * from those of the order.
 */
export function addsUp(lines: readonly CartLine[], totals: Totals): boolean {
  const { goods, coreDeposits = times(goods, 0), transport, net, tax, gross } = totals
  const rows = lines.flatMap(({ unitPrice, quantity }) => (unitPrice ? [times(unitPrice, quantity)] : []))
  const deposits = lines.flatMap(({ coreDeposit, quantity }) =>
    coreDeposit ? [times(coreDeposit, quantity)] : [],
  )
  return (
    rows.length === lines.length &&
    sum(rows, goods.currency).minor === goods.minor &&
    sum(deposits, goods.currency).minor === coreDeposits.minor &&
    sum([goods, coreDeposits, transport], goods.currency).minor === net.minor &&
    add(net, tax).minor === gross.minor
  )
}
