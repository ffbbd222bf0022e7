import type { OrderHeader, OrderLine as OrderLineDto } from '#contracts/orders/orders.contract.ts'
import { isoDay } from '../calendar.ts'
import type { Order, OrderChain, OrderLine } from '../order-chain.ts'
import { openQuantityOf, orderStatus } from '../statuses.ts'
import { articleRef } from '../../products/article-ref.ts'
import type { Caller } from '../../session/callers.ts'
import { visible } from './visible.ts'

export const orderNet = (order: Order): number =>
  order.lines.reduce((sum, { ordered, cancelled, unitPrice }) => sum + (ordered - cancelled) * unitPrice, 0)

export const orderHeader = ({ order, shipments }: OrderChain, caller: Caller): OrderHeader => ({
  orderNo: order.orderNo,
  ...(order.secondOrderNo !== undefined && { secondOrderNo: order.secondOrderNo }),
  date: isoDay(order.day),
  customerOrderReference: order.reference,
  source: order.source,
  placedBy: order.placedBy,
  shipTo: order.shipTo,
  lineCount: order.lines.length,
  priceVisible: caller.account.showPrice,
  ...visible(caller, { total: orderNet(order) }),
  status: orderStatus(order, caller.today),
  openQuantity: openQuantityOf(order),
  deliveryNoteNos: shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
})

export const orderLine = (line: OrderLine, caller: Caller): OrderLineDto => ({
  lineNo: line.lineNo,
  orderNo: line.orderNo,
  product: articleRef(line.product, caller.language),
  ordered: line.ordered,
  confirmed: line.ordered - line.cancelled,
  cancelled: line.cancelled,
  delivered: line.delivered,
  outstanding: line.outstanding,
  // Shipments are invoiced on the same day.
  invoiced: line.delivered,
  ...visible(caller, {
    price: line.unitPrice,
    rowTotal: (line.ordered - line.cancelled) * line.unitPrice,
  }),
  ...(line.promised !== undefined && { promisedDate: isoDay(line.promised) }),
  ...(line.previous !== undefined && { previousDate: isoDay(line.previous) }),
  cancellable: line.outstanding,
})
