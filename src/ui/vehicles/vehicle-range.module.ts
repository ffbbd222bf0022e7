import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

/** Bindings of the vehicles. */
registerApiPort(
  'vehicle-range',
  VehicleRange,
  async () => (await import('#adapters/http/vehicles/http-vehicle-range.ts')).HttpVehicleRange,
)
