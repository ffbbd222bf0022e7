import { Appointments } from '#application/appointments/appointments.port.ts'
import { OpenPass } from '#application/appointments/open-pass.ts'
import { OpenPickup } from '#application/appointments/open-pickup.ts'
import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './qr-codes.area.ts'

/** When goods are fetched. */
openArea('appointments', ({ provide, lazy }) => {
  lazy(
    Appointments,
    viaApi(async () => (await import('#adapters/http/appointments/http-appointments.ts')).HttpAppointments),
    ApiAccess,
  )
  provide(OpenPass, Appointments, QrCodes)
  provide(OpenPickup, Appointments, Clock)
})
