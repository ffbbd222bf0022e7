import type { Day } from '../calendar/calendar.ts'
import type { CreditNote, Invoice, Order, DocumentFlow, Shipment } from './document-flow.ts'

export const openQuantityOf = (order: Order): number =>
  order.lines.reduce((sum, { outstanding }) => sum + outstanding, 0)

/** The state that all shipments of the order share; `partDelivered` if some are shipped and some are not. */
export function orderStatus({ order, shipments }: Pick<DocumentFlow, 'order' | 'shipments'>, today: Day) {
  if (order.awaitsApproval) return 'awaitingApproval'
  const isOpen = openQuantityOf(order) > 0
  if (isOpen && order.awaitsPayment) return 'awaitingPayment'
  if (shipments.length === 0 && isOpen) return order.confirmedDay <= today ? 'confirmed' : 'received'
  if (shipments.length === 0) return 'cancelled'
  const states = shipments.map((shipment) => shipmentStatus(shipment))
  const leftCount = states.filter((state) => state === 'shipped' || state === 'delivered').length
  if (leftCount === 0) return isOpen ? 'inPreparation' : 'readyForPickup'
  if (isOpen || leftCount < states.length) return 'partDelivered'
  return states.includes('shipped') ? 'shipped' : 'delivered'
}

export const isOverdue = (day: Day | undefined, today: Day): boolean => day !== undefined && day < today

export const openAmountOf = ({ gross, paid }: Invoice): number => gross - paid

export function invoiceStatus(invoice: Invoice, today: Day) {
  if (openAmountOf(invoice) === 0) return 'paid'
  if (isOverdue(invoice.dueDay, today)) return 'overdue'
  return invoice.paid > 0 ? 'partPaid' : 'open'
}

export function creditNoteStatus({ applied }: CreditNote) {
  if (applied === undefined) return 'open'
  return applied.refundedBy ? 'paid' : 'applied'
}

/** The state of the shipment of a delivery note. */
export function shipmentStatus({ leftDay, deliveredDay }: Shipment) {
  if (deliveredDay !== undefined) return 'delivered'
  return leftDay === undefined ? 'readyForPickup' : 'shipped'
}

/** The day on which goods were dispatched or collected. */
export const dispatchDayOf = ({ day, leftDay = day }: Shipment): Day => leftDay
