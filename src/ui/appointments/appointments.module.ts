import { Appointments } from '#application/appointments/appointments.port.ts'
import { BookAppointment } from '#application/appointments/book-appointment.ts'
import { OpenPass } from '#application/appointments/open-pass.ts'
import { OpenPickup } from '#application/appointments/open-pickup.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../kernel/qr-codes.module.ts'

/** When goods are fetched. */
registerModule('appointments', ({ provide, latePort }) => {
  latePort(
    Appointments,
    viaApi(async () => (await import('#adapters/http/appointments/http-appointments.ts')).HttpAppointments),
    ApiAccess,
  )
  provide(BookAppointment)
  provide(OpenPass)
  provide(OpenPickup)
})
