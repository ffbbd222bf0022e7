import type * as z from 'zod/mini'
import { appointmentContract } from '#contracts/appointment.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { isOf, type AppointmentBook, type Booking } from '../appointments/appointment-book.ts'
import {
  filteredAppointments,
  isChangeable,
  locationFacet,
  toAppointment,
} from '../appointments/appointment-view.ts'
import { locationOf, placeOf, PLACES, type Place } from '../appointments/locations.ts'
import { nextReadyDay, readyDayOf, toGoods } from '../appointments/pickup-goods.ts'
import { findSlot, isBookable, slotsOn, toSlot } from '../appointments/slots.ts'
import { idempotencyKey, IdempotentAnswers } from '../http/idempotent-answers.ts'
import { refusal } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { paged } from '../lists/paged.ts'
import { unknownDocument, viewFrom } from '../orders/account-view.ts'
import { addWorkdays, dayOf, isoDay } from '../orders/calendar.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { asOf, type View } from '../orders/views/view.ts'

type Deps = {
  sessions: Sessions
  clock: () => number
  orderBook: OrderBook
  appointmentBook: AppointmentBook
}
type Wish = Omit<z.infer<typeof appointmentContract.create.body>, 'token' | 'languageID' | 'countryID'>

const MOST_DAYS = 31

/** What is read and written within one call is not interrupted: of two for the last place, one gets it. */
export function appointmentHandlers({ sessions, clock, orderBook, appointmentBook }: Deps) {
  const viewOf = viewFrom({ sessions, clock })
  const answers = new IdempotentAnswers()

  const shown = (view: View, booking: Booking) =>
    toAppointment(booking, orderBook.historyOf(view.account), view.now)
  const find = ({ account }: View, no: string) =>
    appointmentBook.of(account).find((booking) => booking.no === no)

  /** Of goods that have no delivery note yet, when they will be at a place. */
  const readyAt = (view: View, booking: Booking, place: Place) => {
    const history = orderBook.historyOf(view.account)
    if (booking.orderNo === undefined || history.shipments.some((one) => isOf(booking, one))) return undefined
    const day = readyDayOf(history, booking.orderNo, view.today)
    return day === undefined ? undefined : addWorkdays(day, place.leadDays)
  }
  const refusalOf = (view: View, wish: Wish, booking?: Booking) => {
    const no = booking?.no
    const waiting = appointmentBook.waiting(view.account, view.now, no)
    const isThere = (deliveryNoteNo: string) =>
      waiting.some((shipment) => shipment.deliveryNoteNo === deliveryNoteNo)
    if (!wish.deliveryNoteNos.every(isThere)) return goodsAreNotThere()
    const goodsGoAlong = wish.deliveryNoteNos.length === 0
    if (goodsGoAlong && (booking?.orderNo === undefined || wish.kind !== 'PICKUP')) return goodsAreNotThere()
    if (wish.kind === 'SCHEDULED_DELIVERY') {
      return wish.date !== undefined && wish.date > isoDay(view.today) ? undefined : slotIsPast('/date')
    }
    const slot = findSlot(wish.slotId ?? '')
    if (slot === undefined || !isBookable(slot, view.now)) return slotIsPast('/slotId')
    const ready = goodsGoAlong && booking ? readyAt(view, booking, slot.place) : undefined
    if (ready !== undefined && dayOf(slot.from) < ready) return tooEarly()
    if (appointmentBook.freeIn(slot, no) > 0) return undefined
    const { body } = refusal(409, 409003, 'Conflict', { detail: 'The slot was just taken.' })
    return { status: 409, body: { ...body, offers: appointmentBook.offers(slot, view.now, no) } } as const
  }
  const staleOf = (view: View, booking: Booking, version: number) => {
    if (booking.version !== version) {
      const { body } = refusal(409, 409001, 'Conflict', { detail: 'The appointment was changed.' })
      return { status: 409, body: { ...body, appointment: shown(view, booking) } } as const
    }
    return isChangeable(booking, view.now) ? undefined : tooLate()
  }

  return [
    replyTo(appointmentContract.list, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'shipment')
      if (refused) return refused
      const all = appointmentBook.of(view.account).map((booking) => shown(view, booking))
      const { items, pagination } = paged(filteredAppointments(all, body), body)
      return { status: 200, body: { items, pagination, facets: [locationFacet(all)], asOf: asOf(view) } }
    }),

    replyTo(appointmentContract.get, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'shipment')
      if (refused) return refused
      const booking = find(view, body.no)
      if (booking === undefined) return unknownDocument()
      return { status: 200, body: { appointment: shown(view, booking) } }
    }),

    replyTo(appointmentContract.ready, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'shipment')
      if (refused) return refused
      const next = nextReadyDay(orderBook.historyOf(view.account), view.today)
      return {
        status: 200,
        body: {
          goods: appointmentBook.waiting(view.account, view.now, body.no).map(toGoods),
          locations: PLACES.filter(({ id }) => body.locationId === undefined || body.locationId === id).map(
            locationOf,
          ),
          ...(next !== undefined && { nextReady: isoDay(next) }),
        },
      }
    }),

    replyTo(appointmentContract.slots, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'shipment')
      if (refused) return refused
      const place = placeOf(body.locationId)
      if (place === undefined) return unknownDocument()
      const first = dayOf(Date.parse(`${body.dateFrom}T00:00:00Z`))
      const last = Math.min(dayOf(Date.parse(`${body.dateTo}T00:00:00Z`)), first + MOST_DAYS)
      const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
      const isTooHeavy = body.grossWeight > place.heaviest
      const slots = days
        .flatMap((day) => slotsOn(place, day))
        .filter((slot) => slot.from > view.now)
        .map((slot) => {
          const isOpen = !isTooHeavy && isBookable(slot, view.now)
          return toSlot(slot, isOpen ? appointmentBook.freeIn(slot, body.no) : 0)
        })
      const moved = body.no === undefined ? undefined : find(view, body.no)
      const ready = moved && readyAt(view, moved, place)
      return {
        status: 200,
        body: { slots, ...(ready !== undefined && { readyAt: isoDay(ready) }) },
      }
    }),

    replyTo(appointmentContract.create, async ({ body, request }) => {
      const { view, refused } = await viewOf(body, 'shipment')
      if (refused) return refused
      const { token: _token, languageID: _language, countryID: _country, ...wish } = body
      const { account, now } = view
      const call = { owner: account.customerId, key: idempotencyKey(request), body: wish }
      return answers.once(call, () => {
        const refusedFor = refusalOf(view, wish)
        if (refusedFor) return refusedFor
        const no = appointmentBook.nextNo(account)
        const booking: Booking = { ...wish, no, isCancelled: false, version: 1, changedAt: now }
        appointmentBook.keep(account, booking)
        return { status: 201 as const, body: { appointment: shown(view, booking) } }
      })
    }),

    replyTo(appointmentContract.update, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'shipment')
      if (refused) return refused
      const { token: _token, languageID: _language, countryID: _country, no, version, ...wish } = body
      const booking = find(view, no)
      if (booking === undefined) return unknownDocument()
      const refusedFor = staleOf(view, booking, version) ?? refusalOf(view, wish, booking)
      if (refusedFor) return refusedFor
      const { orderNo } = booking
      const changed: Booking = {
        ...wish,
        no,
        ...(wish.deliveryNoteNos.length === 0 && { orderNo }),
        isCancelled: false,
        version: version + 1,
        changedAt: view.now,
      }
      appointmentBook.keep(view.account, changed)
      return { status: 200, body: { appointment: shown(view, changed) } }
    }),

    replyTo(appointmentContract.cancel, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'shipment')
      if (refused) return refused
      const booking = find(view, body.no)
      if (booking === undefined) return unknownDocument()
      const stale = staleOf(view, booking, body.version)
      if (stale) return stale
      const cancelled = {
        ...booking,
        isCancelled: true,
        version: booking.version + 1,
        changedAt: view.now,
      }
      appointmentBook.keep(view.account, cancelled)
      return { status: 200, body: { appointment: shown(view, cancelled) } }
    }),
  ]
}

const slotIsPast = (pointer: string) =>
  refusal(422, 422006, 'Unprocessable Content', {
    detail: 'There is no such slot any more.',
    errors: [{ pointer, code: 'past', message: 'Not to be had.' }],
  })

const goodsAreNotThere = () =>
  refusal(422, 422007, 'Unprocessable Content', {
    detail: 'Some of the goods cannot be fetched, or are in another appointment.',
    errors: [{ pointer: '/deliveryNoteNos', code: 'taken', message: 'Not to be fetched.' }],
  })

const tooEarly = () =>
  refusal(422, 422009, 'Unprocessable Content', { detail: 'The goods are not ready by then.' })

const tooLate = () =>
  refusal(422, 422008, 'Unprocessable Content', { detail: 'The goods are being prepared.' })
