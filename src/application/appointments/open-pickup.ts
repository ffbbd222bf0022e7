import {
  LOADING_AIDS,
  totalLoadOf,
  locationsOf,
  locationsWithAid,
  type Appointment,
  type Goods,
  type LoadingAid,
  type PickupLocation,
  type Slot,
} from '#domain/appointments/appointment.ts'
import { readTypedDay } from '#domain/data-table/typed-day.ts'
import { attempt } from '../kernel/attempt.ts'
import { Clock } from '../kernel/clock.port.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { Appointments, type OpenSlots } from './appointments.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Raw query parameters of the booking page. */
export type PickupParams = {
  readonly no?: string | undefined
  readonly deliveryNoteNos: readonly string[]
  readonly locationId?: string | undefined
  readonly loadingAid?: string | undefined
  /** ISO 8601 date. */
  readonly earliest?: string | undefined
  readonly slotId?: string | undefined
}

type AwaitedGoods = { readonly orderNo: string; readonly readyAt: string }

export type Pickup = {
  readonly kind: 'opened'
  /** The appointment to be changed. */
  readonly known?: Appointment | undefined
  readonly goods: readonly Goods[]
  readonly nextReady?: string | undefined
  readonly chosen: readonly Goods[]
  /** Goods of the changed appointment that are not ready yet, with the ISO 8601 date on which they will be ready. */
  readonly awaited?: AwaitedGoods | undefined
  /** All pick-up locations, including those without the goods. */
  readonly locations: readonly PickupLocation[]
  /** Locations at which the chosen goods can be picked up; empty if the goods are at different locations. */
  readonly possible: readonly PickupLocation[]
  readonly location: PickupLocation
  readonly loadingAid?: LoadingAid | undefined
  readonly earliest: string
  /** ISO 8601 date of today: the first day that can be booked. */
  readonly today: string
  readonly slots: readonly Slot[]
  readonly slot?: Slot | undefined
}

export type OpenedPickup = Pickup | { readonly kind: 'unknown' } | NotAllowed

const DAY_MS = 86_400_000
const DAYS_SHOWN = 7

export class OpenPickup extends dependsOn({ appointments: Appointments, clock: Clock }) {
  async run(params: PickupParams): Promise<OpenedPickup> {
    const opened = await attempt(() => this.#open(params))
    return opened.ok ? opened.value : opened.error.asNotAllowed()
  }

  async #open({ no, ...params }: PickupParams): Promise<OpenedPickup> {
    const [known, { goods, locations, nextReady }] = await Promise.all([
      no === undefined ? undefined : this.deps.appointments.get(no),
      this.deps.appointments.ready(no),
    ])
    if (no !== undefined && !known?.isChangeable) return { kind: 'unknown' }
    const requestedNos =
      params.deliveryNoteNos.length > 0
        ? params.deliveryNoteNos
        : (known?.goods ?? []).map(({ deliveryNoteNo }) => deliveryNoteNo)
    const chosenGoods = goods.filter(({ deliveryNoteNo }) => requestedNos.includes(deliveryNoteNo))
    const possible = locationsOf(chosenGoods, locations)
    const { location = locations[0], loadingAid } = placeOf(params, known, possible)
    if (location === undefined) return { kind: 'unknown' }

    const slotId = params.slotId ?? known?.slotId
    const today = dayText(this.deps.clock.now())
    const earliest = earliestOf(params.earliest ?? dayIn(slotId), today)
    const orderNo = requestedNos.length === 0 ? known?.orderNo : undefined
    const { slots, readyAt }: OpenSlots =
      possible.length === 0 || (chosenGoods.length === 0 && orderNo === undefined)
        ? { slots: [] }
        : await this.deps.appointments.slots({
            locationId: location.id,
            dateFrom: earliest,
            dateTo: dayText(Date.parse(earliest) + (DAYS_SHOWN - 1) * DAY_MS),
            ...totalLoadOf(chosenGoods),
            no,
          })
    return {
      kind: 'opened',
      known,
      goods,
      nextReady,
      chosen: chosenGoods,
      awaited: orderNo === undefined || readyAt === undefined ? undefined : { orderNo, readyAt },
      locations,
      possible,
      location,
      loadingAid,
      earliest,
      today,
      slots,
      slot: slots.find((one) => one.slotId === slotId),
    }
  }
}

/** Location and loading aid: those of the query, otherwise those of the booked appointment. */
function placeOf(
  params: Pick<PickupParams, 'locationId' | 'loadingAid'>,
  knownAppointment: Appointment | undefined,
  possible: readonly PickupLocation[],
): { readonly location: PickupLocation | undefined; readonly loadingAid: LoadingAid | undefined } {
  const requestedAid = LOADING_AIDS.find((aid) => aid === (params.loadingAid ?? knownAppointment?.loadingAid))
  const loadingAid = locationsWithAid(possible, requestedAid).length > 0 ? requestedAid : undefined
  const suited = locationsWithAid(possible, loadingAid)
  const locationId = params.locationId ?? knownAppointment?.location.id
  return { loadingAid, location: suited.find(({ id }) => id === locationId) ?? suited[0] }
}

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

/** ISO 8601 date in a slot id. */
const dayIn = (slotId: string | undefined) => /\d{4}-\d{2}-\d{2}/.exec(slotId ?? '')?.[0]

/** First day to display, as ISO 8601 date; today if the text is invalid, past, or more than a year ahead. */
function earliestOf(text: string | undefined, today: string): string {
  const day = readTypedDay(text ?? '')
  const isFar = day !== undefined && Date.parse(day) > Date.parse(today) + 365 * DAY_MS
  return day !== undefined && day > today && !isFar ? day : today
}
