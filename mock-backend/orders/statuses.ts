import type { Day } from './calendar.ts'
import type { CreditNote, Invoice, Order, Shipment } from './order-chain.ts'

export const openQuantityOf = (order: Order): number =>
  order.lines.reduce((sum, { outstanding }) => sum + outstanding, 0)

export function orderStatus(order: Order, today: Day) {
  const delivered = order.lines.some((line) => line.delivered > 0)
  const open = openQuantityOf(order) > 0
  if (!delivered && !open) return 'cancelled'
  if (!open) return 'delivered'
  if (delivered) return 'partDelivered'
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

export function shipmentStatus({ leavesDay, deliveredDay }: Shipment, today: Day) {
  if (leavesDay > today) return 'inPreparation'
  return deliveredDay <= today ? 'delivered' : 'shipped'
}
