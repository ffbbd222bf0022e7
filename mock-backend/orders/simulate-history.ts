import { mix, randomFor } from '../catalogue/random.ts'
import type { Day } from '../calendar/calendar.ts'
import { addOpenDays, HOME } from '../calendar/holidays.ts'
import { creditNoteOf } from './credit-notes.ts'
import { invoiceOf, type Terms } from './invoices.ts'
import type { ChainLine, Order, OrderChain, OrderLine, Shipment, TransportKind } from './order-chain.ts'
import { deliveryNoteNo, firstOrderNo, secondOrderNo, trackingNo } from './order-numbers.ts'
import { chargedWithTransport } from './part-of-order.ts'
import type { OrderPlan, PlannedLine } from './order-plan.ts'

/** A cancelled quantity of a line. */
export type Cancellation = { readonly lineNo: number; readonly quantity: number; readonly day: Day }

const CARRIERS: Readonly<Record<TransportKind, string>> = {
  PARCEL: 'Parcelway',
  FREIGHT: 'Trans-Europa Cargo',
  EXPRESS: 'Rapidis Express',
  PICKUP: '',
}
const TRANSIT_WORKDAYS: Readonly<Record<TransportKind, number>> = {
  PARCEL: 2,
  FREIGHT: 4,
  EXPRESS: 1,
  PICKUP: 0,
}
/** Working days until goods for pick-up are collected. */
const WAITS_FOR_PICKUP = 10

/** Derives the documents of an order that exist as of today from its plan. */
export function simulateHistory(
  plan: OrderPlan,
  today: Day,
  terms: Terms,
  cancellations: readonly Cancellation[] = [],
): OrderChain {
  const isSplit = plan.lines.some(({ later }) => later) && plan.lines.some(({ later }) => !later)
  const first = firstOrderNo(plan.stem)
  const second = secondOrderNo(plan.stem)
  const isCancelled = plan.cancelledDay !== undefined && plan.cancelledDay <= today
  const lines = plan.lines.map((planned, index) => {
    const lineNo = index + 1
    const ofLine = cancellations.filter((one) => one.lineNo === lineNo)
    const cancelled = ofLine.reduce((sum, { quantity }) => sum + quantity, 0)
    return lineToday(
      planned,
      {
        lineNo,
        orderNo: isSplit && planned.later ? second : first,
        ...(ofLine.length > 0 && { cancelledOn: ofLine.map(({ day }) => day) }),
      },
      isCancelled ? planned.quantity : cancelled,
      today,
    )
  })
  const order: Order = {
    orderNo: first,
    ...(isSplit && { secondOrderNo: second }),
    day: plan.day,
    confirmedDay: plan.confirmedDay,
    ...(isCancelled && { cancelledDay: plan.cancelledDay }),
    reference: plan.reference,
    source: plan.source,
    placedBy: plan.placedBy,
    shipTo: plan.shipTo,
    transport: plan.transport,
    transportCharge: plan.transportCharge,
    payment: plan.payment,
    contact: plan.contact,
    remark: plan.remark,
    lines: lines.map(({ line }) => line),
  }
  const shipments = shipmentsOf(plan, order, lines)
  const seed = mix(Number(plan.stem) | 0, 'order', 1)
  const charged = shipments.find(({ orderNo }) => orderNo === chargedWithTransport(order))
  const invoices = shipments.map((shipment, index) => {
    const transportCharge = shipment === charged ? order.transportCharge : 0
    return invoiceOf(
      shipment,
      plan.stem,
      index,
      terms,
      today,
      randomFor(seed, 'order', index),
      transportCharge,
    )
  })
  const creditNotes = invoices.flatMap(
    (invoice, index) =>
      creditNoteOf(invoice, plan.stem, index, terms, today, randomFor(seed, 'order', 100 + index)) ?? [],
  )
  return { order, shipments, invoices, creditNotes }
}

type Departure = { readonly day: Day; readonly quantity: number }
type LineToday = { readonly line: OrderLine; readonly departures: readonly Departure[] }

function lineToday(
  { product, quantity, unitPrice, coreDeposit, later, delivery, note, requestedNumber }: PlannedLine,
  place: Pick<OrderLine, 'lineNo' | 'orderNo' | 'cancelledOn'>,
  cancelled: number,
  today: Day,
): LineToday {
  const departures: Departure[] = []
  let left = quantity - cancelled
  for (const planned of delivery.deliveries) {
    const goes = Math.min(planned.quantity, left)
    if (planned.day > today || goes === 0) continue
    departures.push({ day: planned.day, quantity: goes })
    left -= goes
  }
  const { change, promised } = delivery
  const wasChanged = change !== undefined && change.on <= today
  return {
    departures,
    line: {
      ...place,
      later,
      product,
      ordered: quantity,
      cancelled,
      delivered: quantity - cancelled - left,
      outstanding: left,
      unitPrice,
      coreDeposit,
      note,
      requestedNumber,
      promised: change && !wasChanged ? change.from : promised,
      ...(wasChanged && { previous: change.from, changedOn: change.on }),
    },
  }
}

/** Groups the deliveries of one day and order number into one shipment. */
function shipmentsOf(plan: OrderPlan, order: Order, lines: readonly LineToday[]): Shipment[] {
  const groups = new Map<string, { day: Day; orderNo: string; lines: ChainLine[] }>()
  for (const { line, departures } of lines) {
    for (const { day, quantity } of departures) {
      const key = `${day} ${line.orderNo}`
      const group = groups.get(key) ?? { day, orderNo: line.orderNo, lines: [] }
      const { lineNo, product, unitPrice } = line
      group.lines.push({ kind: 'PART', lineNo, product, quantity, unitPrice })
      groups.set(key, group)
    }
  }
  return [...groups.values()]
    .toSorted((one, other) => one.day - other.day || (one.orderNo < other.orderNo ? -1 : 1))
    .map(({ day, orderNo, lines: shipped }, index) => {
      const isFetched = plan.transport === 'PICKUP'
      const transitDays = isFetched ? 0 : (plan.transitDays ?? TRANSIT_WORKDAYS[plan.transport])
      const leavesDay = isFetched ? addOpenDays(day, WAITS_FOR_PICKUP, HOME) : day
      return {
        deliveryNoteNo: deliveryNoteNo(plan.stem, index),
        order,
        orderNo,
        day,
        leavesDay,
        deliveredDay: addOpenDays(leavesDay, transitDays, order.shipTo.countryID),
        carrier: CARRIERS[plan.transport],
        trackingNo: isFetched ? '' : trackingNo(plan.stem, index),
        lines: shipped,
      }
    })
}
