import type { Appointment } from '#contracts/appointments/appointment.contract.ts'
import { startOf } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY } from '../calendar/holidays.ts'
import type { JobScheduler } from '../ledger/job-scheduler.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import { LOCATIONS, type Place } from '../shipping/locations.ts'
import { findSlot, slotsOn } from '../shipping/slots.ts'
import type { Shipment } from './document-flow.ts'

const HOUR_MS = 3_600_000
const NOON = 12 * HOUR_MS
/** Working days after which the simulated customers collect their goods; they book the slot one working day before. */
export const PICKUP_AFTER_WORKDAYS = 10
/** One shipment in four is booked as soon as its goods are ready. */
const BOOKED_AT_ONCE = 4

/** A booked appointment; a later version replaces an earlier one. */
export type BookedAppointment = {
  readonly no: string
  readonly kind: Appointment['kind']
  /** Absent for a scheduled delivery, which has a `date` instead. */
  readonly slotId?: string | undefined
  /** ISO 8601 date. */
  readonly date?: string | undefined
  /** Set if the slot was booked at checkout, when the goods had no delivery note. */
  readonly orderNo?: string | undefined
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

export type Booking = BookedAppointment & {
  readonly status: Appointment['status']
  /** True if the administrator has marked the appointment as missed. */
  readonly isMissed?: boolean | undefined
}

type Changing = { -readonly [Key in keyof Booking]: Booking[Key] }

/** Actions that pick-ups trigger in the order processing. */
type OrderActions = {
  waiting(): ReadonlySet<Shipment>
  collect(shipments: readonly Shipment[], time: number): void
  publish(event: Pick<LedgerEvent, 'kind' | 'at' | 'documentNo'>): void
}

type Deps = { readonly scheduler: JobScheduler; readonly orders: OrderActions }

/** Pick-up appointments of one company. At the end of a slot the goods are collected, or the appointment is missed. */
export class PickupService {
  readonly #scheduler: JobScheduler
  readonly #orders: OrderActions
  readonly #bookings = new Map<string, Changing>()

  constructor({ scheduler, orders }: Deps) {
    this.#scheduler = scheduler
    this.#orders = orders
  }

  get bookings(): readonly Booking[] {
    return [...this.#bookings.values()]
  }

  book(booked: BookedAppointment, time: number): void {
    const booking: Changing = { ...booked, status: booked.isCancelled ? 'cancelled' : 'confirmed' }
    this.#bookings.set(booking.no, booking)
    this.#publish(booking, time)
    const slot = findSlot(booking.slotId ?? '')
    if (booking.isCancelled || slot === undefined) return
    const { from, to } = slot
    this.#plan(booking, Math.max(time, from - 24 * HOUR_MS), (now) =>
      this.#become(booking, 'inPreparation', now),
    )
    this.#plan(booking, Math.max(time, from - 2 * HOUR_MS), (now) => this.#become(booking, 'ready', now))
    this.#plan(booking, Math.max(time, to), (now) => this.#end(booking, now))
  }

  miss(no: string): void {
    const booking = this.#bookings.get(no)
    if (booking) booking.isMissed = true
  }

  /** Plans the appointment of a shipment of a generated order, unless a user has booked one. */
  planFor(shipment: Shipment, time: number): void {
    const isEarly = serialOf(shipment) % BOOKED_AT_ONCE === 0
    const eve = startOf(addWorkdays(shipment.day, PICKUP_AFTER_WORKDAYS - 1, WAREHOUSE_COUNTRY)) + NOON
    this.#scheduler.at(isEarly ? time : eve, (now) => {
      if (!this.#orders.waiting().has(shipment)) return
      if (this.bookings.some((one) => isActive(one) && includesShipment(one, shipment))) return
      const serial = serialOf(shipment)
      const slots = slotsOn(
        storageLocationOf(shipment),
        addWorkdays(shipment.day, PICKUP_AFTER_WORKDAYS, WAREHOUSE_COUNTRY),
      )
      const slotId = slots[serial % slots.length]?.slotId
      const driver = shipment.order.placedBy
      this.book({ ...generatedAppointment(shipment, 'A', now), kind: 'PICKUP', slotId, driver }, now)
    })
  }

  /** Schedules a job that runs only if this version of the appointment is still current. */
  #plan({ no, version }: Changing, time: number, job: (at: number) => void): void {
    this.#scheduler.at(time, (now) => {
      const current = this.#bookings.get(no)
      if (current?.version === version && !current.isCancelled) job(now)
    })
  }

  #become(booking: Changing, status: Booking['status'], time: number): void {
    booking.status = status
    this.#publish(booking, time)
  }

  #end(booking: Changing, time: number): void {
    const goods = [...this.#orders.waiting()].filter((shipment) => includesShipment(booking, shipment))
    booking.deliveryNoteNos = goods.map(({ deliveryNoteNo }) => deliveryNoteNo)
    const isCollected = goods.length > 0 && booking.isMissed !== true
    this.#become(booking, isCollected ? 'collected' : 'missed', time)
    if (isCollected) this.#orders.collect(goods, time)
  }

  #publish({ no }: Booking, time: number): void {
    this.#orders.publish({ kind: 'APPOINTMENT', at: time, documentNo: no })
  }
}

/** Fields of a generated appointment. */
export const generatedAppointment = ({ deliveryNoteNo }: Shipment, sign: 'A' | 'L', changedAt: number) => ({
  no: `${sign}${deliveryNoteNo.replace(/^\D+/, '')}`,
  deliveryNoteNos: [deliveryNoteNo],
  driver: '',
  plate: '',
  remark: '',
  isCancelled: false,
  version: 1,
  changedAt,
})

/** True if goods are reserved for the appointment. */
export const isActive = ({ status }: Booking): boolean =>
  status === 'confirmed' || status === 'inPreparation' || status === 'ready'

/**
 * True if the shipment belongs to the appointment. An active appointment for an order includes all shipments of
 * the order.
 */
export const includesShipment = (booking: Booking, { deliveryNoteNo, orderNo }: Shipment): boolean =>
  booking.deliveryNoteNos.includes(deliveryNoteNo) || (isActive(booking) && booking.orderNo === orderNo)

/** One shipment in five is stored in Ulm, the others in Münster. */
export const storageLocationOf = (shipment: Shipment): Place =>
  LOCATIONS[serialOf(shipment) % 5 === 0 ? 1 : 0]!

export const serialOf = ({ deliveryNoteNo }: Shipment): number =>
  Number(deliveryNoteNo.replaceAll(/\D/g, '')) || 0
