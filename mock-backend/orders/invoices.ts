import type { Random } from '../catalogue/random.ts'
import { withDeposits } from './core-deposits.ts'
import type { Invoice, Payment, Shipment } from './document-flow.ts'
import { invoiceNo } from './order-numbers.ts'
import { dispatchDayOf } from './statuses.ts'
import type { MinorUnits } from '../pricing/money.ts'
import { netOf, totalsOf } from './totals.ts'
import type { Vat } from './vat.ts'

/** Tax and payment terms of an account. */
export type Terms = { readonly vat: Vat; readonly dueDays: number }

/** Every shipment is invoiced when it is dispatched, with the deposits of its exchange parts. */
export function invoiceOf(
  shipment: Shipment,
  stem: string,
  index: number,
  { vat, dueDays }: Terms,
  transportCharge: MinorUnits,
): Invoice & { readonly payments: Payment[] } {
  const lines = withDeposits(shipment.order, shipment.lines)
  const day = dispatchDayOf(shipment)
  const totals = totalsOf(netOf(lines) + transportCharge, vat)
  return {
    ...totals,
    invoiceNo: invoiceNo(stem, index),
    shipment,
    day,
    dueDay: day + dueDays,
    paid: 0,
    payments: [],
    transportCharge,
    lines,
  }
}

/** Simulated payments: most invoices are paid in time, some in two parts, a few late. */
export function paymentsOf({ gross, day: from, dueDay: due }: Invoice, random: Random): Payment[] {
  const luck = random.next()
  const half = Math.floor(gross / 2)
  if (luck < 0.12) {
    return [
      { day: Math.max(from, due - random.int(3, 20)), amount: half },
      { day: due + random.int(0, 40), amount: gross - half },
    ]
  }
  if (luck < 0.22) return [{ day: due + random.int(5, 95), amount: gross }]
  return [{ day: Math.max(from, due - random.int(0, 9)), amount: gross }]
}
