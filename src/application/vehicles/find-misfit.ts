import { partFitOf } from '#domain/vehicles/fit.ts'
import type { ChosenVehicleStore } from './chosen-vehicle.store.ts'
import { readFacts } from './known-facts.ts'
import type { Misfits } from './misfits.port.ts'
import type { VehicleRange } from './vehicle-range.port.ts'

export class FindMisfit implements Misfits {
  readonly #chosen: ChosenVehicleStore
  readonly #range: VehicleRange

  constructor(chosen: ChosenVehicleStore, range: VehicleRange) {
    this.#chosen = chosen
    this.#range = range
  }

  async find(articleNo: string): Promise<string | undefined> {
    const { vehicle } = this.#chosen
    if (!vehicle) return undefined
    const [fit] = await this.#range.fits(vehicle.slug, [articleNo])
    const proved = fit && partFitOf(fit, readFacts(new URLSearchParams(vehicle.facts)))
    return proved?.kind === 'does-not-fit' ? vehicle.name : undefined
  }
}
