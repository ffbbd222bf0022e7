import type { VehicleSummary } from '#domain/vehicles/vehicle.ts'
import { parseVin, type Vin } from '#domain/vehicles/vin.ts'
import type { EventBus } from '../shared/event-bus.ts'
import type { LoadVinHistory } from './load-vin-history.ts'
import type { VehicleCatalogue } from './vehicle-catalogue.port.ts'

export type VehicleSearch =
  | { readonly kind: 'found'; readonly vin: Vin; readonly vehicle: VehicleSummary }
  | { readonly kind: 'none' }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'vin-length' }

export class FindVehicle {
  readonly #catalogue: VehicleCatalogue
  readonly #history: LoadVinHistory
  readonly #eventBus: EventBus

  constructor(catalogue: VehicleCatalogue, history: LoadVinHistory, eventBus: EventBus) {
    this.#catalogue = catalogue
    this.#history = history
    this.#eventBus = eventBus
  }

  /** Rejects a VIN without 17 characters; saves a valid one in the history before the search (spec 4, 5). */
  async run(text: string): Promise<VehicleSearch> {
    const vin = parseVin(text)
    if (!vin.ok) return { kind: 'vin-length' }
    const remembered = await this.#history.remember(vin.value)
    const [answer] = await Promise.all([this.#catalogue.findByVin(vin.value), remembered.done])
    this.#eventBus.publish({ kind: 'vin-searched', wasFound: answer.kind === 'found' })
    return answer.kind === 'found' ? { ...answer, vin: vin.value } : answer
  }
}
