import type { VehicleSummary } from '#domain/vehicles/vehicle.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import type { EventBus } from '../shared/event-bus.ts'
import type { LoadVinHistory } from './load-vin-history.ts'
import type { VehicleCatalogue } from './vehicle-catalogue.port.ts'

export class FindVehicle {
  readonly #catalogue: VehicleCatalogue
  readonly #history: LoadVinHistory
  readonly #eventBus: EventBus

  constructor(catalogue: VehicleCatalogue, history: LoadVinHistory, eventBus: EventBus) {
    this.#catalogue = catalogue
    this.#history = history
    this.#eventBus = eventBus
  }

  /** Saves the VIN in the history before the search (spec 4, 5). Rejects with `ApiFailure`. */
  async run(vin: Vin): Promise<VehicleSummary | undefined> {
    const remembered = await this.#history.remember(vin)
    const [found] = await Promise.all([this.#catalogue.findByVin(vin), remembered.done])
    this.#eventBus.publish({ kind: 'vin-searched', wasFound: found !== undefined })
    return found
  }
}
