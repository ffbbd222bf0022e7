import { Appointments } from '#application/appointments/appointments.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../kernel/qr-codes.module.ts'

registerModule('appointments', ({ lazyPort }) => {
  lazyPort(
    Appointments,
    viaApi(async () => (await import('#adapters/http/appointments/http-appointments.ts')).HttpAppointments),
    ApiAccess,
  )
})
