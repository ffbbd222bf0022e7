import type { Appointment } from '#domain/appointments/appointment.ts'
import { isComing } from '#domain/appointments/appointment.ts'
import type { Appointments } from './appointments.port.ts'
import type { QrCodes } from '../shared/qr-codes.port.ts'

export type PickupPass = {
  readonly appointment: Appointment
  readonly squares: readonly (readonly boolean[])[]
}

export class OpenPass {
  readonly #appointments: Appointments
  readonly #codes: QrCodes

  constructor(appointments: Appointments, codes: QrCodes) {
    this.#appointments = appointments
    this.#codes = codes
  }

  /** Undefined if the appointment is over, unknown or of another customer. */
  async run(no: string): Promise<PickupPass | undefined> {
    const appointment = await this.#appointments.get(no)
    if (appointment === undefined || !isComing(appointment)) return undefined
    return { appointment, squares: await this.#codes.squares(appointment.passCode) }
  }
}
