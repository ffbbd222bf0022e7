import { withFacts, type VehicleFacts } from '#domain/vehicles/fit.ts'
import { ChosenVehicleStore } from './chosen-vehicle.store.ts'
import { factsText, readFacts } from './known-facts.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Saves the facts about the chosen vehicle that the visitor has entered, such as the year. */
export class SetVehicleFacts extends dependsOn({ chosen: ChosenVehicleStore }) {
  run(facts: VehicleFacts): void {
    const knownVehicleFacts = readFacts(new URLSearchParams(this.deps.chosen.vehicle?.facts))
    this.#keep(withFacts(knownVehicleFacts, facts))
  }

  forget(): void {
    this.#keep({})
  }

  #keep(facts: VehicleFacts): void {
    const { vehicle } = this.deps.chosen
    if (vehicle) this.deps.chosen.choose({ ...vehicle, facts: factsText(facts) })
  }
}
