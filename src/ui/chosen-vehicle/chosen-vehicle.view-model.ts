import { makeAutoObservable } from 'mobx'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Vehicle that filters the parts on all pages. */
export class ChosenVehicleViewModel {
  static readonly keys = { store: ChosenVehicleStore }
  readonly #deps

  constructor(deps: DepsOf<typeof ChosenVehicleViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get vehicle(): ChosenVehicle | undefined {
    return this.#deps.store.vehicle
  }

  /** With which the server has made the page. */
  get first(): ChosenVehicle | undefined {
    return this.#deps.store.first
  }

  choose(vehicle: ChosenVehicle | undefined): void {
    this.#deps.store.choose(vehicle)
  }

  drop(): void {
    this.#deps.store.choose(undefined)
  }
}
