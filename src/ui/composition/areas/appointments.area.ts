import { Appointments } from '#application/appointments/appointments.port.ts'
import { OpenPass } from '#application/appointments/open-pass.ts'
import { OpenPickup } from '#application/appointments/open-pickup.ts'
import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './qr-codes.area.ts'

/** When goods are fetched. */
openArea('appointments', ({ bind }) => {
  bind<Appointments>(Appointments).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-appointments.ts')).HttpAppointments),
    [ApiAccess],
  )
  bind(OpenPass).toResolvedValue(
    (appointments: Appointments, codes: QrCodes) => new OpenPass(appointments, codes),
    [Appointments, QrCodes],
  )
  bind(OpenPickup).toResolvedValue(
    (appointments: Appointments, clock: Clock) => new OpenPickup(appointments, clock),
    [Appointments, Clock],
  )
})
