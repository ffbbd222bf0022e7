import { Appointments } from '#application/appointments/appointments.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'
import '../kernel/qr-codes.module.ts'

registerApiPort(
  Appointments,
  async () => (await import('#adapters/http/appointments/http-appointments.ts')).HttpAppointments,
)
