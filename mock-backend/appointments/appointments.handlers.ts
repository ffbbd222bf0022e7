import type * as z from 'zod/mini'
import type { appointmentContract } from '#contracts/appointments/appointment.contract.ts'
import { includesShipment, type BookedAppointment, type Booking } from '../orders/pickup-service.ts'
import { filteredAppointments, isChangeable, locationFacet, toAppointment } from './appointment-view.ts'
import { locationOf, findLocation, LOCATIONS, type Place } from '../shipping/locations.ts'
import { nextReadyDay, readyDayOf, toGoods } from './pickup-goods.ts'
import { findSlot, isBookable, slotsOn, toSlot } from '../shipping/slots.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { requireFound, errorResponse } from '../http/error-response.ts'
import { paged } from '../data-table/paged.ts'
import { dayOf, isoDay } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY } from '../calendar/holidays.ts'
import { payloadOf, type Caller } from '../session/callers.ts'
import { isoNow } from '../orders/visible.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

type BookingRequest = Omit<
  z.infer<typeof appointmentContract.create.body>,
  'token' | 'languageID' | 'countryID'
>

const DAYS_MAX = 31

/**
 * Each handler checks and books without an await in between, so that two callers cannot get the same last
 * place.
 */
export function appointmentHandlers({
  orderBook,
  appointmentBook,
  asCaller,
  callerOf,
}: Services): Handlers<typeof appointmentContract> {
  const responses = new IdempotentResponses()

  const shown = (caller: Caller, booking: Booking) =>
    toAppointment(booking, orderBook.historyOf(caller.account))
  const find = ({ account }: Caller, no: string) =>
    requireFound(
      appointmentBook.of(account).find((booking) => booking.no === no),
      'document',
    )

  /** Day on which goods without a delivery note will be ready at a location. */
  const readyAt = (caller: Caller, booking: Booking, location: Place) => {
    const history = orderBook.historyOf(caller.account)
    if (booking.orderNo === undefined || history.shipments.some((one) => includesShipment(booking, one)))
      return undefined
    const day = readyDayOf(history, booking.orderNo, caller.today)
    return day === undefined ? undefined : addWorkdays(day, location.leadDays, WAREHOUSE_COUNTRY)
  }
  const errorOf = (caller: Caller, request: BookingRequest, booking?: Booking) => {
    const no = booking?.no
    const waiting = appointmentBook.waiting(caller.account, no)
    const goods = waiting.filter(({ deliveryNoteNo }) => request.deliveryNoteNos.includes(deliveryNoteNo))
    if (goods.length < new Set(request.deliveryNoteNos).size) return goodsAreNotThere()
    const keepsGoods = request.deliveryNoteNos.length === 0
    if (keepsGoods && (booking?.orderNo === undefined || request.kind !== 'PICKUP')) return goodsAreNotThere()
    // only pick-ups can be booked or changed: the day of a scheduled delivery is fixed
    if (request.kind === 'SCHEDULED_DELIVERY') return slotIsPast('/date')
    const slot = findSlot(request.slotId ?? '')
    if (slot === undefined || !isBookable(slot, caller.now)) return slotIsPast('/slotId')
    const placeFor = appointmentBook.placesFor(caller.account)
    if (goods.some((shipment) => placeFor(shipment).id !== slot.place.id)) return goodsAreNotThere()
    const ready = keepsGoods && booking ? readyAt(caller, booking, slot.place) : undefined
    if (ready !== undefined && dayOf(slot.from) < ready) return tooEarly()
    if (appointmentBook.freeIn(slot, no) > 0) return undefined
    const { body } = errorResponse(409, 409003, 'The slot was just taken.')
    return { status: 409, body: { ...body, offers: appointmentBook.offers(slot, caller.now, no) } } as const
  }
  const staleOf = (caller: Caller, booking: Booking, version: number) => {
    if (booking.version !== version) {
      const { body } = errorResponse(409, 409001, 'The appointment was changed.')
      return { status: 409, body: { ...body, appointment: shown(caller, booking) } } as const
    }
    return isChangeable(booking) ? undefined : tooLate()
  }

  return {
    list: asCaller((caller, body) => {
      const all = appointmentBook.of(caller.account).map((booking) => shown(caller, booking))
      const { items, pagination } = paged(filteredAppointments(all, body), body)
      return { items, pagination, facets: [locationFacet(all)], asOf: isoNow(caller) }
    }),

    get: asCaller((caller, body) => {
      const booking = find(caller, body.no)
      return { appointment: shown(caller, booking) }
    }),

    ready: asCaller((caller, body) => {
      const next = nextReadyDay(orderBook.historyOf(caller.account), caller.today)
      const placeFor = appointmentBook.placesFor(caller.account)
      return {
        goods: appointmentBook
          .waiting(caller.account, body.no)
          .map((shipment) => toGoods(shipment, placeFor(shipment))),
        locations: LOCATIONS.filter(({ id }) => body.locationId === undefined || body.locationId === id).map(
          locationOf,
        ),
        ...(next !== undefined && { nextReady: isoDay(next) }),
      }
    }),

    slots: asCaller((caller, body) => {
      const location = requireFound(findLocation(body.locationId), 'document')
      const first = dayOf(Date.parse(`${body.dateFrom}T00:00:00Z`))
      const last = Math.min(dayOf(Date.parse(`${body.dateTo}T00:00:00Z`)), first + DAYS_MAX)
      const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
      const isTooHeavy = body.grossWeight > location.heaviest
      const slots = days
        .flatMap((day) => slotsOn(location, day))
        .filter((slot) => slot.from > caller.now)
        .map((slot) => {
          const isOpen = !isTooHeavy && isBookable(slot, caller.now)
          return toSlot(slot, isOpen ? appointmentBook.freeIn(slot, body.no) : 0)
        })
      const moved = appointmentBook.of(caller.account).find(({ no }) => no === body.no)
      const ready = moved && readyAt(caller, moved, location)
      return { slots, ...(ready !== undefined && { readyAt: isoDay(ready) }) }
    }),

    create: async ({ body, headers }) => {
      const caller = await callerOf(body)
      const request = payloadOf(body)
      const { account, now } = caller
      const call = { owner: account.contactId, key: headers['idempotency-key'], body: request }
      return responses.once(call, () => {
        const error = errorOf(caller, request)
        if (error) return error
        const no = appointmentBook.nextNo(account)
        appointmentBook.save(account, { ...request, no, isCancelled: false, version: 1, changedAt: now })
        return { status: 201 as const, body: { appointment: shown(caller, find(caller, no)) } }
      })
    },

    update: async ({ body }) => {
      const caller = await callerOf(body)
      const { no, version, ...request } = payloadOf(body)
      const booking = find(caller, no)
      const error = staleOf(caller, booking, version) ?? errorOf(caller, request, booking)
      if (error) return error
      const { orderNo } = booking
      const changed: BookedAppointment = {
        ...request,
        no,
        ...(request.deliveryNoteNos.length === 0 && { orderNo }),
        isCancelled: false,
        version: version + 1,
        changedAt: caller.now,
      }
      appointmentBook.save(caller.account, changed)
      return { status: 200, body: { appointment: shown(caller, find(caller, no)) } }
    },

    cancel: async ({ body }) => {
      const caller = await callerOf(body)
      const booking = find(caller, body.no)
      const stale = staleOf(caller, booking, body.version)
      if (stale) return stale
      const { status: _, ...booked } = booking
      const cancelled = {
        ...booked,
        isCancelled: true,
        version: booking.version + 1,
        changedAt: caller.now,
      }
      appointmentBook.save(caller.account, cancelled)
      return { status: 200, body: { appointment: shown(caller, find(caller, body.no)) } }
    },
  }
}

const slotIsPast = (pointer: string) =>
  errorResponse(422, 422006, 'There is no such slot any more.', {
    errors: [{ pointer, code: 'past', message: 'Not to be had.' }],
  })

const goodsAreNotThere = () =>
  errorResponse(422, 422007, 'Some of the goods cannot be fetched, or are in another appointment.', {
    errors: [{ pointer: '/deliveryNoteNos', code: 'taken', message: 'Not to be fetched.' }],
  })

const tooEarly = () => errorResponse(422, 422009, 'The goods are not ready by then.')

const tooLate = () => errorResponse(422, 422008, 'The goods are being prepared.')
