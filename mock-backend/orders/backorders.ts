import type * as z from 'zod/mini'
import type { BackorderFilter, BackorderLine } from '#contracts/orders/backorder.contract.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import { matchesTerm, isWithin, sorted, type Columns, type ListQuery } from '../data-table/paged.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { DocumentFlow } from './document-flow.ts'
import type { Order, OrderLine } from './document-flow.ts'
import { isOverdue } from './statuses.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Caller } from '../session/callers.ts'
import { pricesIfVisible } from './visible.ts'

export type Backorder = { readonly id: string; readonly order: Order; readonly line: OrderLine }

type Request = ListQuery<z.infer<typeof BackorderFilter>>

const REASONS = ['SUPPLIER_DELAY', 'IN_PRODUCTION', 'IN_CUSTOMS', 'DEMAND_PEAK'] as const

/**
 * Outstanding lines that count as back orders: those of the second order of a split cart, without a promised date,
 * promised for more than `PROMPT_DAYS` after the order, or overdue.
 */
export const backordersOf = (flows: readonly DocumentFlow[], { today }: Pick<Caller, 'today'>): Backorder[] =>
  flows.flatMap(({ order }) =>
    order.lines
      .filter((line) => line.outstanding > 0 && isWaitedFor(order, line, today))
      .map((line) => ({ id: `${order.orderNo}-${line.lineNo}`, order, line })),
  )

const PROMPT_DAYS = 6

const isWaitedFor = (order: Order, line: Pick<OrderLine, 'promised' | 'later'>, today: number) =>
  order.firstOrderNo !== undefined ||
  line.promised === undefined ||
  (line.later && line.promised - order.day > PROMPT_DAYS) ||
  line.promised < today

/** Quantity of a back order that the current stock covers, even before the promised date. */
const shippableToday = ({ line: { product, outstanding } }: Backorder): number =>
  Math.min(
    outstanding,
    Math.floor(product.stock.quantity / product.packageQuantity) * product.packageQuantity,
  )

const valueOf = ({ line }: Backorder) => line.outstanding * line.unitPrice

export function filteredBackorders(
  backorders: readonly Backorder[],
  { term, filter, sort_by = 'promisedDate', desc }: Request,
  caller: Caller,
): readonly Backorder[] {
  const matchingBackorders = backorders.filter(
    (backorder) =>
      isWithin(promisedDate(backorder.line), filter.dateFrom, filter.dateTo) &&
      matchesTerm(filter.sku, [backorder.line.product.sku]) &&
      matchesTerm(filter.customerOrderReference, [backorder.order.reference]) &&
      (filter.shipTo === undefined || backorder.order.shipTo.id === filter.shipTo) &&
      (filter.overdue !== true || isOverdue(backorder.line.promised, caller.today)) &&
      (filter.changed !== true || backorder.line.previous !== undefined) &&
      (filter.shippableToday !== true || shippableToday(backorder) > 0) &&
      matchesTerm(term, [
        backorder.order.orderNo,
        backorder.line.orderNo,
        backorder.order.reference,
        backorder.line.product.sku,
      ]),
  )
  return grouped(sorted(matchingBackorders, columns(caller), { sort_by, desc }), filter.groupBy)
}

const promisedDate = ({ promised }: OrderLine) => (promised === undefined ? undefined : isoDay(promised))

/** Groups the lines: the lines of a group follow its first line. */
function grouped(backorders: readonly Backorder[], by: 'PART' | 'ORDER' | undefined): readonly Backorder[] {
  if (by === undefined) return backorders
  const groups = Map.groupBy(backorders, ({ order, line }) =>
    by === 'PART' ? line.product.sku : order.orderNo,
  )
  return [...groups.values()].flat()
}

const columns = ({ account }: Caller): Columns<Backorder> => ({
  promisedDate: ({ line }) => line.promised ?? Infinity,
  orderDate: ({ order }) => order.day,
  orderNo: ({ line }) => line.orderNo,
  customerOrderReference: ({ order }) => order.reference,
  sku: ({ line }) => line.product.sku,
  ordered: ({ line }) => line.ordered,
  outstanding: ({ line }) => line.outstanding,
  ...(account.showPrice && { value: valueOf }),
})

export const backorderTotals = (backorders: readonly Backorder[], caller: Caller) => ({
  lines: backorders.length,
  quantity: backorders.reduce((sum, { line }) => sum + line.outstanding, 0),
  ...pricesIfVisible(caller, { value: backorders.reduce((sum, backorder) => sum + valueOf(backorder), 0) }),
})

export function backorderLine(
  catalogue: Catalogue,
  backorder: Backorder,
  isSubscribed: boolean,
  caller: Caller,
): z.infer<typeof BackorderLine> {
  const { id, order, line } = backorder
  const { product, promised, previous } = line
  const successor = product.replacedBy === undefined ? undefined : catalogue.findBySku(product.replacedBy)
  return {
    lineId: id,
    orderNo: line.orderNo,
    lineNo: line.lineNo,
    orderDate: isoDay(order.day),
    customerOrderReference: order.reference,
    shipTo: order.shipTo,
    product: articleRef(product, caller.language),
    ordered: line.ordered,
    delivered: line.delivered,
    outstanding: line.outstanding,
    ...(promised !== undefined && { promisedDate: isoDay(promised) }),
    ...(previous !== undefined && { previousDate: isoDay(previous) }),
    overdue: isOverdue(promised, caller.today),
    reason: REASONS[(product.index + order.day) % REASONS.length] ?? REASONS[0],
    priceVisible: caller.account.showPrice,
    ...pricesIfVisible(caller, { value: valueOf(backorder) }),
    shippableToday: shippableToday(backorder),
    ...(successor && { substitute: articleRef(successor, caller.language) }),
    cancellable: true,
    subscribed: isSubscribed,
  }
}
