import type { OrderHeader, OrderLine as OrderLineDto } from '#contracts/orders/orders.contract.ts'
import { isoDay } from '../calendar/calendar.ts'
import { coreAccountOf, returnDayOf } from './core-deposits.ts'
import type { Order, DocumentFlow, OrderLine } from './document-flow.ts'
import { openQuantityOf, orderStatus } from './statuses.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Caller } from '../session/callers.ts'
import { pricesIfVisible } from './visible.ts'

const confirmedOf = ({ ordered, cancelled }: OrderLine): number => ordered - cancelled

/** The net totals of an order; a completely cancelled order has no transport charge. */
export function orderTotals({ lines, transportCharge }: Order) {
  const sumBy = (amountOf: (line: OrderLine) => number) =>
    lines.reduce((sum, line) => sum + confirmedOf(line) * amountOf(line), 0)
  return {
    goods: sumBy(({ unitPrice }) => unitPrice),
    coreDeposits: sumBy(({ coreDeposit }) => coreDeposit),
    transport: lines.some((line) => confirmedOf(line) > 0) ? transportCharge : 0,
  }
}

export function orderNet(order: Order): number {
  const { goods, coreDeposits, transport } = orderTotals(order)
  return goods + coreDeposits + transport
}

export const orderHeader = ({ order, shipments }: DocumentFlow, caller: Caller): OrderHeader => ({
  orderNo: order.orderNo,
  ...(order.secondOrderNo !== undefined && { secondOrderNo: order.secondOrderNo }),
  date: isoDay(order.day),
  customerOrderReference: order.reference,
  ...(order.costCentre !== undefined && { costCentre: order.costCentre }),
  ...(order.job !== undefined && { job: order.job }),
  source: order.source,
  placedBy: order.placedBy,
  shipTo: order.shipTo,
  lineCount: order.lines.length,
  priceVisible: caller.account.showPrice,
  ...pricesIfVisible(caller, { total: orderNet(order) }),
  status: orderStatus({ order, shipments }, caller.today),
  openQuantity: openQuantityOf(order),
  deliveryNoteNos: shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
})

export const orderLine = (flow: DocumentFlow, line: OrderLine, caller: Caller): OrderLineDto => ({
  lineNo: line.lineNo,
  orderNo: line.orderNo,
  product: articleRef(line.product, caller.language),
  ordered: line.ordered,
  confirmed: line.ordered - line.cancelled,
  cancelled: line.cancelled,
  delivered: line.delivered,
  outstanding: line.outstanding,
  invoiced: line.invoiced,
  ...pricesIfVisible(caller, {
    price: line.unitPrice,
    rowTotal: (line.ordered - line.cancelled) * line.unitPrice,
  }),
  ...(line.coreDeposit > 0 && coreDeposit(flow, line, caller)),
  ...(line.promised !== undefined && { promisedDate: isoDay(line.promised) }),
  ...(line.previous !== undefined && { previousDate: isoDay(line.previous) }),
  cancellable: line.outstanding,
  ...(line.note !== undefined && { note: line.note }),
  ...(line.requestedNumber !== undefined && { requestedNumber: line.requestedNumber }),
})

function coreDeposit(flow: DocumentFlow, line: OrderLine, caller: Caller): Pick<OrderLineDto, 'coreDeposit'> {
  const rowTotal = confirmedOf(line) * line.coreDeposit
  const { credited, open } = coreAccountOf(flow, line)
  const visiblePrices = pricesIfVisible(caller, { price: line.coreDeposit, rowTotal, credited, open })
  const { price, ...totals } = visiblePrices
  const day = open > 0 ? returnDayOf(flow, line) : undefined
  const until = day !== undefined && { returnBy: isoDay(day), isExpired: day < caller.today }
  return price && totals.rowTotal && totals.credited && totals.open
    ? {
        coreDeposit: {
          price,
          rowTotal: totals.rowTotal,
          credited: totals.credited,
          open: totals.open,
          ...until,
        },
      }
    : {}
}
