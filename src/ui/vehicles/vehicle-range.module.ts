import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Bindings of the vehicles. */
registerModule('vehicle-range', ({ lazyPort }) => {
  lazyPort(
    VehicleRange,
    viaApi(async () => (await import('#adapters/http/vehicles/http-vehicle-range.ts')).HttpVehicleRange),
    ApiAccess,
  )
})
