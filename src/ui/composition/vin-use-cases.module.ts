import { ContainerModule } from 'inversify'
import { CheckVinSearch } from '#application/vin/check-vin-search.ts'
import { FindVehicle } from '#application/vin/find-vehicle.ts'
import { LoadSearchMode } from '#application/vin/load-search-mode.ts'
import { OpenVehicle } from '#application/vin/open-vehicle.ts'
import { RecallVins } from '#application/vin/recall-vins.ts'
import { SearchModeStore } from '#application/vin/search-mode.store.ts'
import { SearchSettings } from '#application/vin/search-settings.port.ts'
import { VehicleCatalogue } from '#application/vin/vehicle-catalogue.port.ts'
import { VinHistoryStore } from '#application/vin/vin-history.store.ts'
import { VinMemory } from '#application/vin/vin-memory.port.ts'

/** The search by vehicle. */
export const vinUseCases = new ContainerModule(({ bind }) => {
  bind(CheckVinSearch).toResolvedValue(
    (settings: SearchSettings) => new CheckVinSearch(settings),
    [SearchSettings],
  )
  bind(LoadSearchMode).toResolvedValue(
    (settings: SearchSettings, store: SearchModeStore) => new LoadSearchMode(settings, store),
    [SearchSettings, SearchModeStore],
  )
  bind(RecallVins).toResolvedValue(
    (memory: VinMemory, settings: SearchSettings, store: VinHistoryStore) =>
      new RecallVins(memory, settings, store),
    [VinMemory, SearchSettings, VinHistoryStore],
  )
  bind(FindVehicle).toResolvedValue(
    (catalogue: VehicleCatalogue, recallVins: RecallVins) => new FindVehicle(catalogue, recallVins),
    [VehicleCatalogue, RecallVins],
  )
  bind(OpenVehicle).toResolvedValue(
    (catalogue: VehicleCatalogue) => new OpenVehicle(catalogue),
    [VehicleCatalogue],
  )
})
