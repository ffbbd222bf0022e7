import type { Order, OrderChain } from './order-chain.ts'

/** The second part of a split order, as an order of its own: with its lines and documents alone. */
export function secondPart({ order, shipments, invoices, creditNotes }: OrderChain): OrderChain {
  const orderNo = order.secondOrderNo ?? order.orderNo
  const isOwn = (one: { readonly orderNo: string }) => one.orderNo === orderNo
  return {
    order: { ...linesOf(order, isOwn), orderNo, secondOrderNo: undefined, transportCharge: 0 },
    shipments: shipments.filter(isOwn),
    invoices: invoices.filter(({ shipment }) => isOwn(shipment)),
    creditNotes: creditNotes.filter(({ invoice }) => isOwn(invoice.shipment)),
  }
}

/** The first part alone, for the sums that it leaves to the second. */
export const firstPart = (order: Order): Order => linesOf(order, ({ orderNo }) => orderNo === order.orderNo)

const linesOf = (order: Order, isOwn: (line: { readonly orderNo: string }) => boolean): Order => ({
  ...order,
  lines: order.lines.filter(isOwn),
})
