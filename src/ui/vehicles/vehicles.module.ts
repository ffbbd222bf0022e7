import { EventBus } from '#application/shared/event-bus.ts'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { registerModule } from '../kernel/module.ts'
import './vin-input.module.ts'

/** Vehicles. */
registerModule('vin', ({ provide }) => {
  provide(FindVehicle, VehicleCatalogue, LoadVinHistory, EventBus)
})
