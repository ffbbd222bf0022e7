import { EventBus } from '#application/tracking/event-bus.ts'
import { CheckVinSearch } from '#application/vehicles/check-vin-search.ts'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { OpenVehicle } from '#application/vehicles/open-vehicle.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { openArea } from '../open-area.ts'

/** Vehicles. */
openArea('vin', ({ provide }) => {
  provide(CheckVinSearch, SearchSettings)
  provide(FindVehicle, VehicleCatalogue, LoadVinHistory, EventBus)
  provide(OpenVehicle, VehicleCatalogue)
})
