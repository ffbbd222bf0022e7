import { makeAutoObservable } from 'mobx'
import type { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'

/** The vehicle whose parts alone are shown, wherever one browses. */
export class ChosenVehicleViewModel {
  readonly #store: ChosenVehicleStore

  constructor(store: ChosenVehicleStore) {
    this.#store = store
    makeAutoObservable(this)
  }

  get vehicle(): ChosenVehicle | undefined {
    return this.#store.vehicle
  }

  /** With which the server has made the page. */
  get first(): ChosenVehicle | undefined {
    return this.#store.first
  }

  choose(vehicle: ChosenVehicle | undefined): void {
    this.#store.choose(vehicle)
  }

  drop(): void {
    this.#store.choose(undefined)
  }
}
