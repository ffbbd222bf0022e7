import type { VehicleSummary } from '#domain/vehicles/vehicle.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { EventBus } from '../shared/event-bus.ts'
import { LoadVinHistory } from './load-vin-history.ts'
import { VehicleCatalogue } from './vehicle-catalogue.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class FindVehicle extends dependsOn({
  catalogue: VehicleCatalogue,
  history: LoadVinHistory,
  eventBus: EventBus,
}) {
  /** Saves the VIN in the history before the search (spec 4, 5). Rejects with `ApiFailure`. */
  async run(vin: Vin): Promise<VehicleSummary | undefined> {
    const remembered = await this.deps.history.remember(vin)
    const [found] = await Promise.all([this.deps.catalogue.findByVin(vin), remembered.done])
    this.deps.eventBus.publish({ kind: 'vin-searched', wasFound: found !== undefined })
    return found
  }
}
