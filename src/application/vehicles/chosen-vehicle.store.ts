import { makeAutoObservable, observableRef } from 'mobx'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import type { VehicleMemory } from './vehicle-memory.port.ts'

/** The vehicle for which the visitor needs parts. */
export type ChosenVehicle = { readonly slug: string; readonly name: string }

const LONGEST_SLUG = 100
const LONGEST_NAME = 200

/** Vehicle of the visitor, until it is removed or the session ends. */
export class ChosenVehicleStore implements CustomersStore {
  vehicle: ChosenVehicle | undefined
  readonly #memory: VehicleMemory | undefined

  /** Without storage the vehicle is lost with the page. */
  constructor(memory?: VehicleMemory) {
    this.#memory = memory
    this.vehicle = readVehicle(memory?.recall())
    makeAutoObservable(this, { vehicle: observableRef })
  }

  choose(vehicle: ChosenVehicle | undefined): void {
    const { slug, name } = this.vehicle ?? {}
    if (vehicle?.slug === slug && vehicle?.name === name) return
    this.vehicle = vehicle
    this.#memory?.remember(vehicle ? `${vehicle.slug} ${vehicle.name}` : '')
  }

  empty(): void {
    this.choose(undefined)
  }
}

/** Parses slug, space and name; undefined if the text is invalid. */
function readVehicle(text = ''): ChosenVehicle | undefined {
  const [, slug, name] = /^([\w.-]+) (\S.*)$/.exec(text) ?? []
  if (slug === undefined || name === undefined) return undefined
  return slug.length > LONGEST_SLUG || name.length > LONGEST_NAME ? undefined : { slug, name }
}
