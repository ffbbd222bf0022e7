import type { Day } from './calendar.ts'
import type { CreditNote, Invoice, Order, OrderChain, Shipment } from './order-chain.ts'

export const openQuantityOf = (order: Order): number =>
  order.lines.reduce((sum, { outstanding }) => sum + outstanding, 0)

/** The state of an order follows from its parcels: it is delivered when each of them is. */
export function orderStatus({ order, shipments }: Pick<OrderChain, 'order' | 'shipments'>, today: Day) {
  const open = openQuantityOf(order) > 0
  if (shipments.length === 0 && !open) return 'cancelled'
  if (!open) {
    const states = new Set(shipments.map((shipment) => shipmentStatus(shipment, today)))
    if (states.has('inPreparation')) return 'confirmed'
    if (states.has('readyForPickup')) return 'readyForPickup'
    return states.has('shipped') ? 'shipped' : 'delivered'
  }
  if (shipments.length > 0) return 'partDelivered'
  return order.confirmedDay <= today ? 'confirmed' : 'received'
}

export const isOverdue = (day: Day | undefined, today: Day): boolean => day !== undefined && day < today

export const openAmountOf = ({ gross, paid }: Invoice): number => gross - paid

export function invoiceStatus(invoice: Invoice, today: Day) {
  if (openAmountOf(invoice) === 0) return 'paid'
  if (isOverdue(invoice.dueDay, today)) return 'overdue'
  return invoice.paid > 0 ? 'partPaid' : 'open'
}

export const creditNoteStatus = ({ applied }: CreditNote) => (applied ? 'applied' : 'open')

/** The state of the parcels of a delivery note. */
export function shipmentStatus({ order, leavesDay, deliveredDay }: Shipment, today: Day) {
  if (leavesDay > today) return order.transport === 'PICKUP' ? 'readyForPickup' : 'inPreparation'
  return deliveredDay <= today ? 'delivered' : 'shipped'
}
