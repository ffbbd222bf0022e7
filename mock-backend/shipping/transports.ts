import type * as z from 'zod/mini'
import type { Transport } from '#contracts/checkout/checkout.dto.ts'
import type { DeliveryPromise } from '#contracts/products/delivery-promise.dto.ts'
import { LOCATIONS, addressLineOf } from './locations.ts'
import { slotsOn, toPickupSlot, type OpenSlot } from './slots.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Language } from '../catalogue/language.ts'
import { fromEuro, type MinorUnits } from '../pricing/money.ts'
import { dayOf, isoDay, type Day } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'
import { transportNames } from './checkout-names.ts'

type Kind = z.infer<typeof Transport>['kind']

export type TransportOffer = {
  readonly id: string
  readonly kind: Kind
  readonly amount: MinorUnits
  /** Milliseconds since the epoch. */
  readonly cutoff: number
  /** The day on which goods in stock are dispatched. */
  readonly dispatch: Day
  readonly workingDays: number
  readonly countryID: string
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const NEAR = new Set(['DE', 'NL', 'FR', 'ES', 'IT', 'AT', 'BE', 'LU', 'PL', 'CZ', 'DK', 'PT'])

type Mode = {
  readonly cutoff: number
  readonly cents: number
  readonly days: number
  readonly daysAbroad: number
  readonly overseas?: { readonly days: number; readonly cents: number }
}

/**
 * Cut-off in minutes since midnight UTC; price in euro cents; transit time in working days, domestic and
 * abroad.
 */
const MODES: Readonly<Record<Kind, Mode>> = {
  PARCEL: { cutoff: 15 * 60 + 30, cents: 1490, days: 1, daysAbroad: 2 },
  EXPRESS: {
    cutoff: 17 * 60,
    cents: 3900,
    days: 1,
    daysAbroad: 1,
    overseas: { days: 4, cents: 24_900 },
  },
  FREIGHT: {
    cutoff: 12 * 60,
    cents: 8900,
    days: 2,
    daysAbroad: 4,
    overseas: { days: 18, cents: 14_900 },
  },
  /** Goods that are ordered before the cut-off are ready for pick-up the next morning. */
  PICKUP: { cutoff: 16 * 60, cents: 0, days: 1, daysAbroad: 1 },
}

/** Default working days in transit. */
export const TRANSIT_DAYS: Readonly<Record<Kind, number>> = { PARCEL: 2, FREIGHT: 4, EXPRESS: 1, PICKUP: 0 }
/** Time at which goods for pick-up are ready, in minutes since midnight UTC. */
const READY_AT = 5 * 60

const isNear = (countryID: string): boolean => countryID === WAREHOUSE_COUNTRY || NEAR.has(countryID)

const kindsTo = (countryID: string): readonly Kind[] => {
  if (countryID === WAREHOUSE_COUNTRY) return ['PARCEL', 'EXPRESS', 'FREIGHT', 'PICKUP']
  return NEAR.has(countryID) ? ['PARCEL', 'EXPRESS', 'FREIGHT'] : ['FREIGHT', 'EXPRESS']
}

export function offersTo(countryID: string, currency: string, now: number): TransportOffer[] {
  return kindsTo(countryID).map((kind) => {
    const { cutoff, days, daysAbroad, overseas } = MODES[kind]
    const far = isNear(countryID) ? undefined : overseas
    const today = workdayFrom(dayOf(now), WAREHOUSE_COUNTRY)
    const dispatch = now < timeOn(today, cutoff) ? today : workdayFrom(today + 1, WAREHOUSE_COUNTRY)
    return {
      id: kind.toLowerCase(),
      kind,
      amount: transportCharge(kind, currency, countryID),
      cutoff: timeOn(dispatch, cutoff),
      dispatch,
      workingDays: countryID === WAREHOUSE_COUNTRY ? days : (far?.days ?? daysAbroad),
      countryID,
    }
  })
}

/** The transport with this id, or the first one that delivers to the country. */
export function offerFor(countryID: string, currency: string, now: number, transportId: string | undefined) {
  const offers = offersTo(countryID, currency, now)
  return offers.find(({ id }) => id === transportId) ?? offers[0]!
}

/** The first day on which goods in stock are shipped, or ready for pick-up. */
export function firstDeparture(kind: Kind, now: number): Day {
  const today = workdayFrom(dayOf(now), WAREHOUSE_COUNTRY)
  const dispatch = now < timeOn(today, MODES[kind].cutoff) ? today : workdayFrom(today + 1, WAREHOUSE_COUNTRY)
  return kind === 'PICKUP' ? workdayFrom(dispatch + 1, WAREHOUSE_COUNTRY) : dispatch
}

/** Time of dispatch on a day; goods for pick-up are ready in the morning. */
export const departureOn = (kind: Kind, day: Day): number =>
  timeOn(day, kind === 'PICKUP' ? READY_AT : MODES[kind].cutoff)

/** Net price of a transport. */
export function transportCharge(kind: Kind, currency: string, countryID: string): MinorUnits {
  const { cents, overseas } = MODES[kind]
  return fromEuro(isNear(countryID) ? cents : (overseas?.cents ?? cents), currency)
}

/** Day of arrival: transit days are working days of the country of destination. */
export const arrivalOf = ({ workingDays, countryID }: TransportOffer, leaves: Day): Day =>
  addWorkdays(leaves, workingDays, countryID)

export const promiseOf = (offer: TransportOffer): DeliveryPromise => ({
  cutoff: new Date(offer.cutoff).toISOString(),
  dispatch: isoDay(offer.dispatch),
  arrival: isoDay(arrivalOf(offer, offer.dispatch)),
})

const timeOn = (day: Day, minutes: number): number => day * DAY_MS + minutes * MINUTE_MS

/**
 * Article numbers that a transport excludes: express excludes dangerous goods (UN number), because it is an air
 * transport.
 */
export const refusedParts = ({ kind }: TransportOffer, parts: readonly CatalogueProduct[]): string[] =>
  kind === 'EXPRESS' ? parts.flatMap(({ sku, hazard }) => (hazard?.unNumber === undefined ? [] : sku)) : []

export const toTransport = (
  offer: TransportOffer,
  language: Language,
  price: z.infer<typeof Transport>['price'],
  pickup: PickupOffer,
): z.infer<typeof Transport> => ({
  id: offer.id,
  kind: offer.kind,
  description: transportNames[offer.kind][language],
  ...(price && { price }),
  ...promiseOf(offer),
  ...pickupFields(offer, pickup),
})

type PickupOffer = {
  readonly isFree: (slot: OpenSlot) => boolean
  /** Days of dispatch of the parts that are delivered later. */
  readonly laterDays?: readonly Day[]
}

const PICKUP_DAYS = 2

/**
 * Location and free slots of a pick-up, on the working days after each day of dispatch. Appointments use the
 * same slots.
 */
function pickupFields({ kind, dispatch }: TransportOffer, { isFree, laterDays = [] }: PickupOffer) {
  const [location] = LOCATIONS
  if (kind !== 'PICKUP' || location === undefined) return {}
  const days = [dispatch, ...laterDays].flatMap((day) =>
    Array.from({ length: PICKUP_DAYS }, (_, index) => addWorkdays(day, index + 1, location.countryID)),
  )
  const slots = [...new Set(days)]
    .flatMap((day) => slotsOn(location, day))
    .filter(isFree)
    .map(toPickupSlot)
  return { location: addressLineOf(location), slots }
}
