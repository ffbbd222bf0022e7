import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { registerModule } from '../kernel/module.ts'
import './vin-input.module.ts'

/** Vehicles. */
registerModule('vin', ({ provide }) => {
  provide(FindVehicle)
})
