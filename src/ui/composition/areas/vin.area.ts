import { Happenings } from '#application/tracking/happenings.ts'
import { CheckVinSearch } from '#application/vin/check-vin-search.ts'
import { FindVehicle } from '#application/vin/find-vehicle.ts'
import { OpenVehicle } from '#application/vin/open-vehicle.ts'
import { RecallVins } from '#application/vin/recall-vins.ts'
import { SearchSettings } from '#application/vin/search-settings.port.ts'
import { VehicleCatalogue } from '#application/vin/vehicle-catalogue.port.ts'
import { openArea } from '../open-area.ts'

/** Vehicles. */
openArea('vin', ({ provide }) => {
  provide(CheckVinSearch, SearchSettings)
  provide(FindVehicle, VehicleCatalogue, RecallVins, Happenings)
  provide(OpenVehicle, VehicleCatalogue)
})
