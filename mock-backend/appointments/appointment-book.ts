import type { Appointment, Slot } from '#contracts/appointment.contract.ts'
import type { Account } from '../accounts/account.ts'
import type { Db } from '../db.ts'
import { dayOf, isoDay } from '../orders/calendar.ts'
import type { Shipment } from '../orders/order-chain.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { PLACES } from './locations.ts'
import { fetchedShipments, isWaiting } from './pickup-goods.ts'
import { findSlot, isBookable, slotsOn, takenByOthers, toSlot, type OpenSlot } from './slots.ts'

/** What was agreed; where it stands today is a matter of the clock. */
export type Booking = {
  readonly no: string
  readonly kind: Appointment['kind']
  /** Absent where goods are delivered on a day. */
  readonly slotId?: string | undefined
  /** ISO 8601 date. */
  readonly date?: string | undefined
  readonly deliveryNoteNos: readonly string[]
  readonly driver: string
  readonly plate: string
  readonly remark: string
  readonly loadingAid?: Appointment['loadingAid']
  readonly isCancelled: boolean
  readonly version: number
  /** Milliseconds since the epoch. */
  readonly changedAt: number
}

const OFFERS = 3
/** Of what waits, every fourth delivery note is agreed upon already. */
const AGREED = 4

/** All appointments of all customers, and how full the ramps are. */
export class AppointmentBook {
  readonly #db: Db
  readonly #orderBook: OrderBook

  constructor(db: Db, orderBook: OrderBook) {
    this.#db = db
    this.#orderBook = orderBook
  }

  /** Those that were always there, as far as they were not changed, and those made in the shop. */
  of(account: Account): Booking[] {
    const rows = this.#db.appointment.findMany({ where: { customerId: { equals: account.customerId } } })
    const own = rows.map(({ content }): Booking => JSON.parse(content))
    const changed = new Set(own.map(({ no }) => no))
    return [...own, ...this.#agreedBefore(account).filter(({ no }) => !changed.has(no))]
  }

  /** Can be fetched, and is in no appointment but this one. */
  waiting(account: Account, now: number, no?: string): Shipment[] {
    const taken = new Set(
      this.of(account)
        .filter((booking) => !booking.isCancelled && booking.no !== no)
        .flatMap(({ deliveryNoteNos }) => deliveryNoteNos),
    )
    return fetchedShipments(this.#orderBook.historyOf(account)).filter(
      (shipment) => isWaiting(shipment, dayOf(now)) && !taken.has(shipment.deliveryNoteNo),
    )
  }

  /** `moved` is leaving its slot: its place counts as free. */
  freeIn(slot: OpenSlot, moved?: string): number {
    const own = this.#db.appointment
      .findMany({ where: { slotId: { equals: slot.slotId } } })
      .filter(({ no, content }) => no !== moved && !(JSON.parse(content) as Booking).isCancelled)
    return Math.max(0, slot.place.docks - takenByOthers(slot) - own.length)
  }

  /** The next that are free at the same place. */
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

  keep({ customerId }: Account, booking: Booking): void {
    const where = { no: { equals: booking.no } }
    const slotId = booking.slotId ?? ''
    const content = JSON.stringify(booking)
    if (this.#db.appointment.findFirst({ where })) {
      this.#db.appointment.update({ where, data: { slotId, content } })
    } else this.#db.appointment.create({ no: booking.no, customerId, slotId, content })
  }

  #agreedBefore(account: Account): Booking[] {
    const { today } = this.#orderBook
    return fetchedShipments(this.#orderBook.historyOf(account)).flatMap((shipment): Booking[] => {
      const serial = Number(shipment.deliveryNoteNo.replaceAll(/\D/g, '')) || 0
      if (isWaiting(shipment, today) && serial % AGREED !== 0) return []
      const slots = slotsOn(PLACES[0]!, shipment.leavesDay)
      const slot = slots[serial % slots.length]
      if (slot === undefined) return []
      return [
        {
          no: `A${shipment.deliveryNoteNo.replace(/^\D+/, '')}`,
          kind: 'PICKUP',
          slotId: slot.slotId,
          deliveryNoteNos: [shipment.deliveryNoteNo],
          driver: shipment.order.placedBy,
          plate: '',
          remark: '',
          isCancelled: false,
          version: 1,
          changedAt: shipment.day * 86_400_000,
        },
      ]
    })
  }
}

/** When it begins and ends; a delivery takes the whole day. */
export function timesOf({ slotId, date }: Booking): { readonly from: number; readonly to: number } {
  const slot = slotId === undefined ? undefined : findSlot(slotId)
  if (slot !== undefined) return slot
  const from = Date.parse(`${date ?? isoDay(0)}T06:00:00Z`)
  return { from, to: from + 10 * 3_600_000 }
}
