import type { Appointment } from '#domain/appointments/appointment.ts'
import type { Result } from '#domain/shared/result.ts'
import { Drafts } from '../drafts/drafts.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { Appointments, type BookingRejection, type PickupRequest } from './appointments.port.ts'
import { driverDetailsDraft } from './driver-details-draft.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Books an appointment or changes a booked one. */
export class BookAppointment extends dependsOn({ appointments: Appointments, drafts: Drafts }) {
  /** Returns `unreachable` if the outcome is unknown; a retry with the same idempotency key does not book twice. */
  async run(request: PickupRequest, key: string): Promise<Result<Appointment, BookingRejection | Rejection>> {
    const result = await resultOf(() => this.deps.appointments.book(request, key))
    if (result.ok) this.deps.drafts.open(driverDetailsDraft(request.known?.no)).discard()
    return result
  }

  async cancel(no: string, version: number): Promise<Result<Appointment, BookingRejection | Rejection>> {
    return resultOf(() => this.deps.appointments.cancel(no, version))
  }
}
