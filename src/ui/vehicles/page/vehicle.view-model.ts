import { EVERYTHING, resultsQuery } from '#application/search/results-url.ts'
import type { Vehicle, VehicleGroup } from '#domain/vehicles/vehicle.ts'
import {
  mistakenLetters,
  parseVin,
  withoutMistakenLetters,
  type MistakenLetter,
} from '#domain/vehicles/vin.ts'
import type { CategoryGroup } from '#domain/catalogue/content.ts'

export type ShownVehicle = {
  readonly vehicle: Vehicle
  readonly groups: readonly VehicleGroup[]
  /** What the address says that it was found by. */
  readonly vin?: string | undefined
}

export const vehicleName = ({ manufacturer, model }: Pick<Vehicle, 'manufacturer' | 'model'>): string =>
  `${manufacturer} ${model}`

/** A vehicle, and the ways to the parts that fit it. Nothing of it changes while it is shown. */
export class VehicleViewModel {
  readonly #shown: ShownVehicle

  constructor(shown: ShownVehicle) {
    this.#shown = shown
  }

  get vehicle(): Vehicle {
    return this.#shown.vehicle
  }

  get name(): string {
    return vehicleName(this.vehicle)
  }

  get vin(): string | undefined {
    const vin = parseVin(this.#shown.vin ?? '')
    return vin.ok ? vin.value : undefined
  }

  /** Letters of the searched VIN that no VIN has. */
  get mistakenLetters(): readonly MistakenLetter[] {
    return this.vin === undefined ? [] : mistakenLetters(this.vin)
  }

  get correctedVin(): string {
    return withoutMistakenLetters(this.vin ?? '')
  }

  get groups(): readonly CategoryGroup[] {
    return this.#shown.groups.map(({ count, subGroups, ...group }) => ({
      ...group,
      productCount: count,
      children: subGroups.map((sub) => ({
        id: sub.id,
        name: sub.name,
        picture: group.picture,
        parentId: group.id,
        productCount: sub.count,
      })),
    }))
  }

  get partCount(): number {
    return this.#shown.groups.reduce((count, group) => count + group.count, 0)
  }

  /** The parts that fit, of one group or of all. */
  queryOf(groupId?: string): string {
    const categories = groupId === undefined ? [] : [groupId]
    return resultsQuery({ ...EVERYTHING, categories, vehicle: this.vehicle.slug })
  }
}
