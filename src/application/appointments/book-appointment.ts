import type { Appointment } from '#domain/appointments/appointment.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import type { Appointments, BookingRejection, PickupRequest } from './appointments.port.ts'
import { visitDraft } from './visit-draft.ts'

/** Books an appointment or changes a booked one. */
export class BookAppointment {
  readonly #appointments: Appointments
  readonly #drafts: Drafts

  constructor(appointments: Appointments, drafts: Drafts) {
    this.#appointments = appointments
    this.#drafts = drafts
  }

  /** After `unreachable` a retry with the same idempotency key books once. */
  async run(request: PickupRequest, key: string): Promise<Result<Appointment, BookingRejection | Rejection>> {
    const answer = await resultOf(() => this.#appointments.book(request, key))
    if (answer.ok) this.#drafts.open(visitDraft(request.known?.no)).discard()
    return answer
  }

  async cancel(no: string, version: number): Promise<Result<Appointment, BookingRejection | Rejection>> {
    return resultOf(() => this.#appointments.cancel(no, version))
  }
}
