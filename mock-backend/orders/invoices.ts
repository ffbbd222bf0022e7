import type { Random } from '../catalogue/random.ts'
import type { Day } from './calendar.ts'
import type { Invoice, Shipment } from './order-chain.ts'
import { invoiceNo } from './order-numbers.ts'
import { netOf, sumsOf } from './sums.ts'

/** What an account has agreed on. */
export type Terms = { readonly taxPercent: number; readonly dueDays: number }

/** What is shipped is invoiced, on the same day. */
export function invoiceOf(
  shipment: Shipment,
  stem: string,
  index: number,
  { taxPercent, dueDays }: Terms,
  today: Day,
  random: Random,
): Invoice {
  const sums = sumsOf(netOf(shipment.lines), taxPercent)
  const dueDay = shipment.day + dueDays
  const paid = payments(random, sums.gross, { from: shipment.day, due: dueDay })
    .filter(({ day }) => day <= today)
    .reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...sums,
    invoiceNo: invoiceNo(stem, index),
    shipment,
    day: shipment.day,
    dueDay,
    paid,
    lines: shipment.lines,
  }
}

/** Most pay in time, some in two parts, a few late. */
function payments(random: Random, gross: number, { from, due }: { from: Day; due: Day }) {
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
