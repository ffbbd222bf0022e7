import type { Appointment } from '#domain/appointments/appointment.ts'
import { isUpcoming } from '#domain/appointments/appointment.ts'
import { Appointments } from './appointments.port.ts'
import { QrCodes } from '../shared/qr-codes.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type PickupPass = {
  readonly appointment: Appointment
  readonly squares: readonly (readonly boolean[])[]
}

export class OpenPickupPass extends dependsOn({ appointments: Appointments, codes: QrCodes }) {
  /** Undefined if the appointment is over, unknown or of another customer. */
  async run(no: string): Promise<PickupPass | undefined> {
    const appointment = await this.deps.appointments.get(no)
    if (appointment === undefined || !isUpcoming(appointment)) return undefined
    return { appointment, squares: await this.deps.codes.squares(appointment.passCode) }
  }
}
