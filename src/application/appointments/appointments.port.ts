import type {
  Appointment,
  Goods,
  LoadingAid,
  PickupLocation,
  Slot,
} from '#domain/appointments/appointment.ts'
import type { Visit } from '#domain/appointments/visit.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

export type ReadyGoods = {
  readonly goods: readonly Goods[]
  readonly locations: readonly PickupLocation[]
  /** ISO 8601 date of the next goods, where some are promised. */
  readonly nextReady?: string | undefined
}

export type SlotQuery = {
  readonly locationId: string
  /** ISO 8601 dates. */
  readonly dateFrom: string
  readonly dateTo: string
  readonly packages: number
  readonly grossWeight: number
  /** The appointment that is moved. */
  readonly no?: string | undefined
}

export type OpenSlots = {
  readonly slots: readonly Slot[]
  /** ISO 8601 date on which the goods of the moved appointment will be there, as long as they are not. */
  readonly readyAt?: string | undefined
}

export type PickupRequest = Visit & {
  readonly slotId: string
  /** None where an appointment is moved whose goods are not ready yet: they go along. */
  readonly deliveryNoteNos: readonly string[]
  readonly loadingAid?: LoadingAid | undefined
  /** The appointment that is changed, as it was seen. */
  readonly known?: { readonly no: string; readonly version: number } | undefined
}

export type BookingRefusal =
  | { readonly kind: 'slot-taken'; readonly offers: readonly Slot[] }
  | {
      readonly kind:
        'slot-past' | 'goods-gone' | 'changed' | 'too-late' | 'not-ready' | 'key-reused' | 'unknown'
    }

/** When goods are fetched. Rejects with `ApiFailure`. */
export interface Appointments {
  list(query: ListQuery): Promise<Listing<Appointment>>
  /** Absent where it is nobody's, or another's. */
  get(no: string): Promise<Appointment | undefined>
  /** What waits; with a number also what that appointment holds. */
  ready(no?: string): Promise<ReadyGoods>
  slots(query: SlotQuery): Promise<OpenSlots>
  /** The same key makes one appointment, however often it is sent. */
  book(wish: PickupRequest, key: string): Promise<Result<Appointment, BookingRefusal>>
  cancel(no: string, version: number): Promise<Result<Appointment, BookingRefusal>>
}

export const Appointments = token<Appointments>('Appointments')
