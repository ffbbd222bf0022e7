import type * as z from 'zod/mini'
import type { Slot } from '#contracts/appointments/appointment.contract.ts'
import type { Pickup } from '#contracts/checkout/checkout.dto.ts'
import type { Account } from '../session/account.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { dayOf, isoDay, startOf } from '../calendar/calendar.ts'
import type { DocumentFlow, Shipment } from '../orders/document-flow.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { addressLineOf, type Place } from '../shipping/locations.ts'
import {
  generatedAppointment,
  isActive,
  includesShipment,
  serialOf,
  storageLocationOf,
  type BookedAppointment,
  type Booking,
} from '../orders/pickup-service.ts'
import { pickupShipments, goodsLocationOf, isReadyForPickup } from './pickup-goods.ts'
import {
  findSlot,
  isBookable,
  slotsOn,
  simulatedBookingCount,
  toPickupSlot,
  toSlot,
  type OpenSlot,
} from '../shipping/slots.ts'

const OFFERS = 3
/** Every second freight shipment has a generated delivery appointment. */
const SCHEDULED = 2

/** All appointments of all customers, and the free places at the loading ramps. */
export class AppointmentBook {
  readonly #ledger: Ledger
  readonly #orderBook: OrderBook
  /** Slots of the appointments that were booked in the shop, by their number. */
  readonly #taken = new Map<string, string | undefined>()
  #read = 0

  constructor(ledger: Ledger, orderBook: OrderBook) {
    this.#ledger = ledger
    this.#orderBook = orderBook
  }

  /** Pick-ups, and the deliveries of freight on an agreed day. */
  of(account: Account): Booking[] {
    const { bookings, shipments } = this.#orderBook.historyOf(account)
    const deliveries = shipments
      .filter((shipment) => shipment.order.transport === 'FREIGHT' && serialOf(shipment) % SCHEDULED === 0)
      .map((shipment): Booking => {
        const { day, expectedDay, deliveredDay } = shipment
        const date = isoDay(expectedDay)
        const status = deliveredDay === undefined ? 'confirmed' : 'collected'
        return {
          ...generatedAppointment(shipment, 'L', startOf(day)),
          kind: 'SCHEDULED_DELIVERY',
          date,
          status,
        }
      })
    return [...bookings, ...deliveries]
  }

  /** Shipments that are ready for pick-up and belong to no active appointment, except the appointment `no`. */
  waiting(account: Account, no?: string): Shipment[] {
    const others = this.of(account).filter((booking) => isActive(booking) && booking.no !== no)
    return pickupShipments(this.#orderBook.historyOf(account)).filter(
      (shipment) =>
        isReadyForPickup(shipment) && !others.some((booking) => includesShipment(booking, shipment)),
    )
  }

  /** Location of a shipment: the location of the pick-up that was booked at checkout, or else the seller's choice. */
  placesFor(account: Account): (shipment: Shipment) => Place {
    const booked = this.#orderBook.historyOf(account).bookings
    return (shipment) => {
      const booking = booked.find((candidate) => includesShipment(candidate, shipment))
      return findSlot(booking?.slotId ?? '')?.place ?? storageLocationOf(shipment)
    }
  }

  /** Location and time of the pick-up of an order; undefined if it is shipped. */
  pickupOf(account: Account, { order, shipments }: DocumentFlow): z.infer<typeof Pickup> | undefined {
    if (order.transport !== 'PICKUP') return undefined
    const booking = this.of(account).find(
      (one) =>
        one.status !== 'cancelled' &&
        one.status !== 'missed' &&
        (one.orderNo === order.orderNo || shipments.some((shipment) => includesShipment(one, shipment))),
    )
    const slot = findSlot(booking?.slotId ?? '')
    const [shipment] = shipments
    const location = slot?.place ?? goodsLocationOf(shipment)
    return { location: addressLineOf(location), ...(slot && { slot: toPickupSlot(slot) }) }
  }

  /**
   * Number of free places in the slot. The appointment `moved` is not counted, because it is moved to another
   * slot.
   */
  freeIn(slot: OpenSlot, moved?: string): number {
    this.#catchUp()
    const takenPlaces = [...this.#taken].filter(([no, slotId]) => no !== moved && slotId === slot.slotId)
    return Math.max(0, slot.place.docks - simulatedBookingCount(slot) - takenPlaces.length)
  }

  /** The next free slots at the same location. */
  offers(requestedSlot: OpenSlot, now: number, moved?: string): Slot[] {
    const offers: Slot[] = []
    for (
      let day = dayOf(requestedSlot.from);
      offers.length < OFFERS && day < dayOf(requestedSlot.from) + 30;
      day += 1
    ) {
      for (const slot of slotsOn(requestedSlot.place, day)) {
        const free = this.freeIn(slot, moved)
        const isNext = slot.from > requestedSlot.from && free > 0 && isBookable(slot, now)
        if (isNext && offers.length < OFFERS) offers.push(toSlot(slot, free))
      }
    }
    return offers
  }

  nextNo({ customerId }: Account): string {
    this.#catchUp()
    const count = this.#taken.size + 1
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

  save(account: Account, booked: BookedAppointment): void {
    this.#orderBook.bookPickup(account, booked)
  }

  #catchUp(): void {
    const { entries } = this.#ledger
    for (const { kind, content } of entries.slice(this.#read)) {
      if (kind !== 'appointment') continue
      const { no, slotId, isCancelled } = JSON.parse(content) as BookedAppointment
      this.#taken.set(no, isCancelled ? undefined : slotId)
    }
    this.#read = entries.length
  }
}

/** Start and end in milliseconds since the epoch; a delivery takes the whole day. */
export function appointmentPeriodOf({ slotId, date }: Pick<Booking, 'slotId' | 'date'>): {
  readonly from: number
  readonly to: number
} {
  const slot = slotId === undefined ? undefined : findSlot(slotId)
  if (slot !== undefined) return slot
  const from = Date.parse(`${date ?? isoDay(0)}T06:00:00Z`)
  return { from, to: from + 10 * 3_600_000 }
}
