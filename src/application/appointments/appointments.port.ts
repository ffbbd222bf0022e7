import type {
  Appointment,
  Goods,
  LoadingAid,
  PickupLocation,
  Slot,
} from '#domain/appointments/appointment.ts'
import type { DriverDetails } from '#domain/appointments/driver-details.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

export type ReadyGoods = {
  readonly goods: readonly Goods[]
  readonly locations: readonly PickupLocation[]
  /** ISO 8601 date on which the next goods become ready; absent if no date is promised. */
  readonly nextReady?: string | undefined
}

export type SlotQuery = {
  readonly locationId: string
  /** ISO 8601 dates. */
  readonly dateFrom: string
  readonly dateTo: string
  readonly packages: number
  readonly grossWeight: number
  /** Number of the appointment to be rescheduled. */
  readonly no?: string | undefined
}

export type OpenSlots = {
  readonly slots: readonly Slot[]
  /** ISO 8601 date on which the goods of the rescheduled appointment become ready; absent if they are ready. */
  readonly readyAt?: string | undefined
}

export type PickupRequest = DriverDetails & {
  readonly slotId: string
  /**
   * Empty if the appointment was booked before its goods were ready; these goods remain assigned to the appointment.
   */
  readonly deliveryNoteNos: readonly string[]
  readonly loadingAid?: LoadingAid | undefined
  /** Number and version of the appointment to be changed. */
  readonly known?: { readonly no: string; readonly version: number } | undefined
}

export type BookingRejection =
  | { readonly kind: 'slot-taken'; readonly offers: readonly Slot[] }
  | {
      readonly kind:
        | 'slot-past'
        | 'goods-gone'
        | 'changed'
        | 'too-late'
        | 'not-ready'
        | 'key-reused'
        | 'unknown'
        // the API rejects the request: a field is missing or too long
        | 'incomplete'
    }

/** Pick-up appointments. Rejects with `ApiFailure`. */
export interface Appointments {
  list(query: ListQuery): Promise<Listing<Appointment>>
  /** Undefined if the appointment does not exist or belongs to another customer. */
  get(no: string): Promise<Appointment | undefined>
  /** Goods ready for pick-up; with a number also the goods of that appointment. */
  ready(no?: string): Promise<ReadyGoods>
  slots(query: SlotQuery): Promise<OpenSlots>
  /** `key` is the idempotency key: a retry does not book twice. */
  book(request: PickupRequest, key: string): Promise<Result<Appointment, BookingRejection>>
  cancel(no: string, version: number): Promise<Result<Appointment, BookingRejection>>
}

export const Appointments = token<Appointments>('Appointments')
