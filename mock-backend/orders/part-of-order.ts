import type { Order, OrderChain, OrderLine } from './order-chain.ts'

type OfOrder = { readonly orderNo: string }

/** A part of a split order, as an order of its own: with its lines, documents and transport alone. */
export function partOf(
  { order, shipments, invoices, creditNotes, events }: OrderChain,
  orderNo: string,
): OrderChain {
  const isOwn = (one: OfOrder) => one.orderNo === orderNo
  return {
    order: orderPart(order, orderNo),
    shipments: shipments.filter(isOwn),
    invoices: invoices.filter(({ shipment }) => isOwn(shipment)),
    creditNotes: creditNotes.filter(({ invoice }) => isOwn(invoice.shipment)),
    events: events.filter((event) => event.orderNo === undefined || event.orderNo === orderNo),
  }
}

/** The first part leads to the second. */
export const orderPart = (order: Order, orderNo: string): Order => ({
  ...order,
  orderNo,
  secondOrderNo: orderNo === order.orderNo ? order.secondOrderNo : undefined,
  transportCharge: orderNo === chargedWithTransport(order) ? order.transportCharge : 0,
  lines: order.lines.filter((line) => line.orderNo === orderNo),
})

/** Number of the part that bears the transport: the first, unless nothing is left of it. */
export const chargedWithTransport = ({ orderNo, secondOrderNo = orderNo, lines }: Order): string =>
  lines.some((line) => line.orderNo === orderNo && isLeft(line)) ? orderNo : secondOrderNo

const isLeft = ({ ordered, cancelled }: OrderLine): boolean => ordered > cancelled
