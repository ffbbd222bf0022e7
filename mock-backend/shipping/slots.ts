import type * as z from 'zod/mini'
import type { Slot } from '#contracts/appointments/appointment.contract.ts'
import type { PickupSlot } from '#contracts/checkout/checkout.dto.ts'
import { LRUCache } from 'lru-cache'
import { randomFor } from '../catalogue/random.ts'
import { dayOf, isoDay, type Day } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY, isHoliday } from '../calendar/holidays.ts'
import { findLocation, type Place } from './locations.ts'

export type OpenSlot = {
  readonly slotId: string
  readonly place: Place
  /** Milliseconds since the epoch. */
  readonly from: number
  readonly to: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SLOT_HOURS = 1
/** Maximum number of days ahead for bookings. */
const DAYS_AHEAD_MAX = 60

/** The slots of the latest requested days: the history of a company reads the same days in each backend. */
const slots = new LRUCache<string, readonly OpenSlot[]>({ max: 5_000 })

export function slotsOn(location: Place, day: Day): readonly OpenSlot[] {
  const key = `${location.id} ${day}`
  const cached = slots.get(key) ?? openSlots(location, day)
  slots.set(key, cached)
  return cached
}

/** Slot ids look like `MST-2026-11-24-0900`, in the location's local time. */
function openSlots(location: Place, day: Day): OpenSlot[] {
  const weekday = new Date(day * DAY_MS).getUTCDay() || 7
  const open = location.hours.find((hours) => hours.weekday === weekday)
  if (open === undefined || isHoliday(day, location.countryID)) return []
  const [first, last] = [Number(open.from.slice(0, 2)), Number(open.to.slice(0, 2))]
  const start = atPlace(day, first, location.timeZone)
  const date = isoDay(day)
  return Array.from({ length: (last - first) / SLOT_HOURS }, (_, index) => {
    const hour = first + index * SLOT_HOURS
    const from = start + index * SLOT_HOURS * HOUR_MS
    const slotId = `${location.id}-${date}-${String(hour).padStart(2, '0')}00`
    return { slotId, place: location, from, to: from + SLOT_HOURS * HOUR_MS }
  })
}

export function findSlot(slotId: string): OpenSlot | undefined {
  const [, placeId, date] = /^([A-Z]{3})-(\d{4}-\d{2}-\d{2})-\d{4}$/.exec(slotId) ?? []
  const location = findLocation(placeId)
  const time = Date.parse(`${date}T00:00:00Z`)
  if (location === undefined || Number.isNaN(time)) return undefined
  return slotsOn(location, dayOf(time)).find((slot) => slot.slotId === slotId)
}

/** True if the slot is in the future, after the lead time of the location, and not too far ahead. */
export function isBookable({ from, place: location }: OpenSlot, now: number): boolean {
  const earliest =
    location.leadDays === 0 ? dayOf(now) : addWorkdays(dayOf(now), location.leadDays, WAREHOUSE_COUNTRY)
  return from > now && dayOf(from) >= earliest && dayOf(from) <= dayOf(now) + DAYS_AHEAD_MAX
}

/**
 * Number of places that simulated customers have booked; computed from the slot id, so that the result is
 * always the same.
 */
export function simulatedBookingCount({ slotId, place: location }: OpenSlot): number {
  const seed = [...slotId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7)
  return randomFor(seed, 'order', 0).int(0, location.docks)
}

export const toPickupSlot = ({ slotId, from, to }: OpenSlot): z.infer<typeof PickupSlot> => ({
  slotId,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})

export const toSlot = ({ slotId, from, to, place: location }: OpenSlot, free: number): Slot => ({
  slotId,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  free,
  capacity: location.docks,
})

/** Milliseconds since the epoch of a local hour in the time zone. */
function atPlace(day: Day, hour: number, timeZone: string): number {
  const guess = day * DAY_MS + hour * HOUR_MS
  const displayedHour = clockIn(timeZone).format(guess)
  const ahead = (Number(displayedHour) - hour + 24) % 24
  return guess - ahead * HOUR_MS
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a DateTimeFormat is slow and every slot needs one. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock
}
