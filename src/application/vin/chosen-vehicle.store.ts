import { makeAutoObservable, observableRef } from 'mobx'

/** What the parts shall fit. */
export type ChosenVehicle = { readonly slug: string; readonly name: string }

/** The vehicle that the visitor looks for parts for, until it is taken back. */
export class ChosenVehicleStore {
  vehicle: ChosenVehicle | undefined = undefined

  constructor() {
    makeAutoObservable(this, { vehicle: observableRef })
  }

  choose(vehicle: ChosenVehicle | undefined): void {
    this.vehicle = vehicle
  }
}
