import { withFacts, type VehicleFacts } from '#domain/vehicles/fit.ts'
import type { ChosenVehicleStore } from './chosen-vehicle.store.ts'
import { factsText, readFacts } from './known-facts.ts'

/** Saves the facts that the visitor enters about the chosen vehicle. */
export class TellVehicleFacts {
  readonly #chosen: ChosenVehicleStore

  constructor(chosen: ChosenVehicleStore) {
    this.#chosen = chosen
  }

  run(facts: VehicleFacts): void {
    const known = readFacts(new URLSearchParams(this.#chosen.vehicle?.facts))
    this.#keep(withFacts(known, facts))
  }

  forget(): void {
    this.#keep({})
  }

  #keep(facts: VehicleFacts): void {
    const { vehicle } = this.#chosen
    if (vehicle) this.#chosen.choose({ ...vehicle, facts: factsText(facts) })
  }
}
