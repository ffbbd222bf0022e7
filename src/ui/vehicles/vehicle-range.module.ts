import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

/** Bindings of the vehicles. */
registerApiPort(
  VehicleRange,
  async () => (await import('#adapters/http/vehicles/http-vehicle-range.ts')).HttpVehicleRange,
)
