import type * as z from 'zod/mini'
import type { Appointment, Slot } from '#contracts/appointments/appointment.contract.ts'
import type { Pickup } from '#contracts/checkout/checkout.dto.ts'
import type { Account } from '../session/account.ts'
import type { Db } from '../db.ts'
import { dayOf, isoDay } from '../calendar/calendar.ts'
import type { OrderChain, Shipment } from '../orders/order-chain.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { lineOf, type Place } from '../shipping/locations.ts'
import { fetchedShipments, goodsPlaceOf, isWaiting, serialOf, storedAt } from './pickup-goods.ts'
import {
  findSlot,
  isBookable,
  slotsOn,
  takenByOthers,
  toPickupSlot,
  toSlot,
  type OpenSlot,
} from '../shipping/slots.ts'

/** A stored appointment; its status is derived from the clock. */
export type Booking = {
  readonly no: string
  readonly kind: Appointment['kind']
  /** Absent for a scheduled delivery, which has a date instead. */
  readonly slotId?: string | undefined
  /** ISO 8601 date. */
  readonly date?: string | undefined
  /** Set when the slot was booked at checkout, before the goods have a delivery note. */
  readonly orderNo?: string | undefined
  readonly deliveryNoteNos: readonly string[]
  readonly driver: string
  readonly plate: string
  readonly remark: string
  readonly loadingAid?: Appointment['loadingAid']
  readonly isCancelled: boolean
  /** The seller has agreed to it, so it needs no confirmation. */
  readonly isAgreed?: boolean | undefined
  readonly version: number
  /** Milliseconds since the epoch. */
  readonly changedAt: number
}

const OFFERS = 3
/** Of the shipments that wait for pick-up, every fourth has a generated appointment. */
const AGREED = 4
/** Every second freight shipment comes with a generated delivery date. */
const SCHEDULED = 2

/** All appointments of all customers, and the free places at the loading ramps. */
export class AppointmentBook {
  readonly #db: Db
  readonly #orderBook: OrderBook

  constructor(db: Db, orderBook: OrderBook) {
    this.#db = db
    this.#orderBook = orderBook
  }

  /** The generated appointments that the customer has not changed, and those booked in the shop. */
  of(account: Account): Booking[] {
    const own = this.#booked(account)
    const changed = new Set(own.map(({ no }) => no))
    const ordered = new Set(own.map(({ orderNo }) => orderNo))
    const before = this.#agreedBefore(account, (shipment) => ordered.has(shipment.orderNo))
    return [...own, ...before.filter(({ no }) => !changed.has(no))]
  }

  /** Shipments that wait for pick-up and are in no other appointment. */
  waiting(account: Account, no?: string): Shipment[] {
    const others = this.of(account).filter((booking) => !booking.isCancelled && booking.no !== no)
    return fetchedShipments(this.#orderBook.historyOf(account)).filter(
      (shipment) => isWaiting(shipment) && !others.some((booking) => isOf(booking, shipment)),
    )
  }

  /** Where a shipment lies: where the customer booked its pick-up at checkout, or where the seller has put it. */
  placesFor(account: Account): (shipment: Shipment) => Place {
    const booked = this.#booked(account)
    return (shipment) => {
      const booking = booked.find((own) => isOf(own, shipment))
      return findSlot(booking?.slotId ?? '')?.place ?? storedAt(shipment)
    }
  }

  /** Where and when an order is picked up; undefined if it is shipped. */
  pickupOf(account: Account, { order, shipments }: OrderChain): z.infer<typeof Pickup> | undefined {
    if (order.transport !== 'PICKUP') return undefined
    const booking = this.of(account).find(
      (one) =>
        !one.isCancelled &&
        (one.orderNo === order.orderNo || shipments.some((shipment) => isOf(one, shipment))),
    )
    const slot = findSlot(booking?.slotId ?? '')
    const [shipment] = shipments
    const place = slot?.place ?? goodsPlaceOf(shipment)
    return { location: lineOf(place), ...(slot && { slot: toPickupSlot(slot) }) }
  }

  /** Free places. The place of the appointment `moved` counts as free, for it leaves the slot. */
  freeIn(slot: OpenSlot, moved?: string): number {
    const own = this.#db.appointment
      .findMany({ where: { slotId: { equals: slot.slotId } } })
      .filter(({ no, content }) => no !== moved && !(JSON.parse(content) as Booking).isCancelled)
    return Math.max(0, slot.place.docks - takenByOthers(slot) - own.length)
  }

  /** The next free slots at the same location. */
  offers(wanted: OpenSlot, now: number, moved?: string): Slot[] {
    const offers: Slot[] = []
    for (let day = dayOf(wanted.from); offers.length < OFFERS && day < dayOf(wanted.from) + 30; day += 1) {
      for (const slot of slotsOn(wanted.place, day)) {
        const free = this.freeIn(slot, moved)
        const isNext = slot.from > wanted.from && free > 0 && isBookable(slot, now)
        if (isNext && offers.length < OFFERS) offers.push(toSlot(slot, free))
      }
    }
    return offers
  }

  nextNo({ customerId }: Account): string {
    const count = this.#db.appointment.getAll().length + 1
    return `A${customerId.slice(-4)}${String(count).padStart(4, '0')}`
  }

  /** Books the slot that was chosen at checkout. */
  reserve(account: Account, slotId: string, orderNo: string, now: number): void {
    this.save(account, {
      no: this.nextNo(account),
      kind: 'PICKUP',
      slotId,
      orderNo,
      deliveryNoteNos: [],
      driver: '',
      plate: '',
      remark: '',
      isCancelled: false,
      version: 1,
      changedAt: now,
    })
  }

  save({ customerId }: Account, booking: Booking): void {
    const where = { no: { equals: booking.no } }
    const slotId = booking.slotId ?? ''
    const content = JSON.stringify(booking)
    if (this.#db.appointment.findFirst({ where })) {
      this.#db.appointment.update({ where, data: { slotId, content } })
    } else this.#db.appointment.create({ no: booking.no, customerId, slotId, content })
  }

  #booked({ customerId }: Account): Booking[] {
    const rows = this.#db.appointment.findMany({ where: { customerId: { equals: customerId } } })
    return rows.map(({ content }) => JSON.parse(content))
  }

  #agreedBefore(account: Account, isReserved: (shipment: Shipment) => boolean): Booking[] {
    const history = this.#orderBook.historyOf(account)
    const fetched = fetchedShipments(history).flatMap((shipment): Booking[] => {
      const serial = serialOf(shipment)
      if (isReserved(shipment) || (isWaiting(shipment) && serial % AGREED !== 0)) return []
      const slots = slotsOn(storedAt(shipment), shipment.expectedDay)
      const slot = slots[serial % slots.length]
      if (slot === undefined) return []
      const driver = shipment.order.placedBy
      return [{ ...agreedFor(shipment, 'A'), kind: 'PICKUP', slotId: slot.slotId, driver }]
    })
    const delivered = history.shipments
      .filter((shipment) => shipment.order.transport === 'FREIGHT' && serialOf(shipment) % SCHEDULED === 0)
      .map((shipment): Booking => {
        const date = isoDay(shipment.expectedDay)
        return { ...agreedFor(shipment, 'L'), kind: 'SCHEDULED_DELIVERY', date, isAgreed: true }
      })
    return [...fetched, ...delivered]
  }
}

const agreedFor = ({ deliveryNoteNo, day }: Shipment, sign: 'A' | 'L') => ({
  no: `${sign}${deliveryNoteNo.replace(/^\D+/, '')}`,
  deliveryNoteNos: [deliveryNoteNo],
  driver: '',
  plate: '',
  remark: '',
  isCancelled: false,
  version: 1,
  changedAt: day * 86_400_000,
})

/** Whether the shipment belongs to the appointment. */
export const isOf = ({ orderNo, deliveryNoteNos }: Booking, shipment: Shipment): boolean =>
  deliveryNoteNos.includes(shipment.deliveryNoteNo) || (orderNo !== undefined && shipment.orderNo === orderNo)

/** Start and end in milliseconds since the epoch; a delivery takes the whole day. */
export function timesOf({ slotId, date }: Booking): { readonly from: number; readonly to: number } {
  const slot = slotId === undefined ? undefined : findSlot(slotId)
  if (slot !== undefined) return slot
  const from = Date.parse(`${date ?? isoDay(0)}T06:00:00Z`)
  return { from, to: from + 10 * 3_600_000 }
}
