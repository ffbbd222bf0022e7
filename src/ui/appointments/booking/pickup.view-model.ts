import { action, makeObservable, observableRef } from 'mobx'
import type { BookingRejection } from '#application/appointments/appointments.port.ts'
import type { Draft } from '#application/drafts/drafts.ts'
import type { Pickup } from '#application/appointments/open-pickup.ts'
import {
  addressLine,
  LOADING_AIDS,
  totalLoadOf,
  locationsWithAid,
  type Goods,
  type LoadingAid,
  type PickupLocation,
  type Slot,
} from '#domain/appointments/appointment.ts'
import {
  DRIVER_DETAILS_LENGTH_MAX,
  type DriverDetails,
  type DriverDetailsErrors,
  type DriverDetailsField,
} from '#domain/appointments/driver-details.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import { localDayOf, timeWindowText } from '../time-window.ts'

export const STEPS = ['goods', 'slot', 'visit', 'summary'] as const
export type PickupStep = (typeof STEPS)[number]

/** Data that the last form's action returned; it always contains the typed values. */
export type PickupActionData = { readonly visit: DriverDetails } & (
  | { readonly kind: 'amend' }
  | { readonly kind: 'faults'; readonly faults: DriverDetailsErrors }
  | { readonly kind: 'summary' | 'failed'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly rejection: BookingRejection }
)

type ShownSlot = Slot & {
  readonly text: string
  readonly isChosen: boolean
  /** True if the goods are not ready at the time of the slot. */
  readonly isTooEarly: boolean
  readonly canBeTaken: boolean
}

/** State of a booking in progress: goods, slot, driver details and summary, as far as the URL contains them. */
export class PickupViewModel {
  readonly longestVisit = DRIVER_DETAILS_LENGTH_MAX
  readonly pickup: Pickup
  /** Draft of the driver details from this device; undefined before hydration. */
  recalled: DriverDetails | undefined = undefined
  readonly #answer: PickupActionData | undefined
  readonly #asked: PickupStep | undefined
  readonly #draft: Draft<DriverDetails>

  constructor(
    pickup: Pickup,
    requestedStep: string | null,
    actionData: PickupActionData | undefined,
    draft: Draft<DriverDetails>,
  ) {
    this.pickup = pickup
    this.#draft = draft
    makeObservable(this, { recalled: observableRef, recallVisit: action })
    this.#asked = STEPS.find((step) => step === requestedStep)
    this.#answer = actionData
  }

  get address(): string {
    return addressLine(this.pickup.location)
  }

  /** Requested step, or an earlier one whose choice is missing. After a valid form of the visit: the summary. */
  get step(): PickupStep {
    const { chosen, awaited, known } = this.pickup
    if (this.isScattered || (chosen.length === 0 && !awaited)) return 'goods'
    const requestedStep = this.#asked ?? (known ? 'slot' : 'goods')
    if (requestedStep === 'goods' || requestedStep === 'slot') return awaited ? 'slot' : requestedStep
    if (this.pickup.slot === undefined && !this.#isAnswered) return 'slot'
    return this.#isAnswered ? 'summary' : 'visit'
  }

  get #isAnswered(): boolean {
    const kind = this.#answer?.kind
    return kind === 'summary' || kind === 'failed' || kind === 'refused'
  }

  get isNew(): boolean {
    return this.pickup.known === undefined
  }

  /** True if the chosen goods are at different locations, so that they cannot be picked up together. */
  get isScattered(): boolean {
    return this.pickup.possible.length === 0
  }

  /** Goods by location; goods without one can be picked up at all locations. */
  get goodsByLocation(): readonly {
    readonly location: PickupLocation | undefined
    readonly goods: readonly Goods[]
  }[] {
    const { goods, locations } = this.pickup
    const byLocation = groupBy(goods, ({ locationId }) => locations.find(({ id }) => id === locationId))
    return [...locations, undefined].flatMap((location) => {
      const goodsList = byLocation.get(location)
      return goodsList ? [{ location, goods: goodsList }] : []
    })
  }

  get locations(): readonly PickupLocation[] {
    return locationsWithAid(this.pickup.possible, this.pickup.loadingAid)
  }

  get loadingAids(): readonly LoadingAid[] {
    return LOADING_AIDS.filter((aid) => locationsWithAid(this.pickup.possible, aid).length > 0)
  }

  get load() {
    return totalLoadOf(this.pickup.chosen)
  }

  isChosen(deliveryNoteNo: string): boolean {
    return this.pickup.chosen.some((goods) => goods.deliveryNoteNo === deliveryNoteNo)
  }

  /** Hidden fields of the forms, and query parameters of the links, that pass the choices on to the next step. */
  get carried(): readonly (readonly [name: string, value: string])[] {
    const { known, chosen, location, loadingAid, earliest, slot } = this.pickup
    return [
      ...(known ? [['no', known.no] as const] : []),
      ...chosen.map(({ deliveryNoteNo }) => ['notes', deliveryNoteNo] as const),
      ['location', location.id],
      ...(loadingAid ? [['aid', loadingAid] as const] : []),
      ['from', earliest],
      ...(slot ? [['slot', slot.slotId] as const] : []),
    ]
  }

  hiddenFieldsExcept(...fieldNames: readonly string[]) {
    return this.carried.filter(([name]) => !fieldNames.includes(name))
  }

  queryOf(step: PickupStep, changes: Readonly<Record<string, string>> = {}): string {
    const fields = this.hiddenFieldsExcept(...Object.keys(changes)).map(([name, value]) => [name, value])
    return `?${new URLSearchParams([...fields, ...Object.entries(changes), ['step', step]])}`
  }

  /** Slots of the location, by opening day. */
  get days(): readonly { readonly day: string; readonly slots: readonly ShownSlot[] }[] {
    const { slots, location } = this.pickup
    const byDay = groupBy(slots, ({ from }) => localDayOf(from, location.timeZone))
    return [...byDay].map(([day, some]) => ({ day, slots: some.map((slot) => this.#shown(slot)) }))
  }

  get hasFree(): boolean {
    return this.days.some(({ slots }) => slots.some(({ canBeTaken }) => canBeTaken))
  }

  /** First day to display, but not before the day on which awaited goods are ready. */
  get firstDay(): string {
    const { earliest, awaited } = this.pickup
    return awaited && awaited.readyAt > earliest ? awaited.readyAt : earliest
  }

  /**
   * First day of the display one week later, or one week earlier but not before today; undefined for an earlier week if
   * the display starts today.
   */
  dayBeside(weeks: 1 | -1): string | undefined {
    const { earliest, today } = this.pickup
    if (weeks === -1 && earliest <= today) return undefined
    const moved = new Date(Date.parse(earliest) + weeks * WEEK_MS).toISOString().slice(0, 10)
    return moved < today ? today : moved
  }

  get visit(): DriverDetails {
    const { known } = this.pickup
    const { driver = '', plate = '', remark = '' } = this.recalled ?? this.#answer?.visit ?? known ?? {}
    return { driver, plate, remark }
  }

  /**
   * Restores the driver details from the draft of this device after hydration, unless the server has returned the form.
   */
  recallVisit(): void {
    if (this.#answer === undefined) this.recalled = this.#draft.restore()
  }

  keepVisit(driverDetails: DriverDetails): void {
    this.#draft.save(driverDetails)
  }

  faultOf(field: DriverDetailsField) {
    return this.#answer?.kind === 'faults' ? this.#answer.faults[field] : undefined
  }

  get key(): string {
    return this.#answer !== undefined && 'key' in this.#answer ? this.#answer.key : ''
  }

  get rejection(): BookingRejection | undefined {
    return this.#answer?.kind === 'refused' ? this.#answer.rejection : undefined
  }

  /** False if the chosen slot was just rejected. */
  get canBook(): boolean {
    const kind = this.rejection?.kind
    return kind !== 'slot-taken' && kind !== 'not-ready'
  }

  get hasFailed(): boolean {
    return this.#answer?.kind === 'failed'
  }

  /** Free slots that the API offers instead of one that another customer has just booked. */
  get offers(): readonly (ShownSlot & { readonly day: string })[] {
    const offers = this.rejection?.kind === 'slot-taken' ? this.rejection.offers : []
    const { timeZone } = this.pickup.location
    return offers.map((slot) => ({ ...this.#shown(slot), day: localDayOf(slot.from, timeZone) }))
  }

  get slot(): (ShownSlot & { readonly day: string }) | undefined {
    const { slot, location } = this.pickup
    return slot && { ...this.#shown(slot), day: localDayOf(slot.from, location.timeZone) }
  }

  #shown(slot: Slot): ShownSlot {
    const { location, slot: chosenSlot, awaited } = this.pickup
    const isTooEarly = awaited !== undefined && localDayOf(slot.from, location.timeZone) < awaited.readyAt
    return {
      ...slot,
      text: timeWindowText(slot, location.timeZone),
      isChosen: slot.slotId === chosenSlot?.slotId,
      isTooEarly,
      canBeTaken: slot.free > 0 && !isTooEarly,
    }
  }
}

const WEEK_MS = 7 * 86_400_000
