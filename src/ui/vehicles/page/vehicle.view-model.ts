import { factsText, readFacts } from '#application/vehicles/known-facts.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import { chassisNumberOf } from '#domain/vehicles/fit.ts'
import { UNFILTERED, resultsQuery } from '#application/search/results-url.ts'
import type { Vehicle, VehicleGroup } from '#domain/vehicles/vehicle.ts'
import {
  mistakenLetters,
  withoutMistakenLetters,
  type MistakenLetter,
  type Vin,
} from '#domain/vehicles/vin.ts'
import type { CategoryGroup } from '#domain/catalogue/content.ts'

export type VehiclePageData = {
  readonly vehicle: Vehicle
  readonly groups: readonly VehicleGroup[]
  /** VIN by which the vehicle was found. */
  readonly vin?: Vin | undefined
}

export const vehicleName = ({ manufacturer, model }: Pick<Vehicle, 'manufacturer' | 'model'>): string =>
  `${manufacturer} ${model}`

/** State of a vehicle page: the vehicle and the links to its fitting parts. It does not change. */
export class VehicleViewModel {
  readonly #shown: VehiclePageData

  constructor(pageData: VehiclePageData) {
    this.#shown = pageData
  }

  get vehicle(): Vehicle {
    return this.#shown.vehicle
  }

  get name(): string {
    return vehicleName(this.vehicle)
  }

  get vin(): Vin | undefined {
    return this.#shown.vin
  }

  /**
   * Returns the vehicle as the chosen one. Keeps the facts entered for the previously chosen vehicle `before`, unless
   * that was another vehicle of the model.
   */
  chosenAfter(before: ChosenVehicle | undefined): ChosenVehicle {
    const { slug, axleConfigurations, engineCode } = this.vehicle
    const vehicleFacts = before?.slug === slug ? readFacts(new URLSearchParams(before.facts)) : {}
    const chassis = this.vin === undefined ? undefined : chassisNumberOf(this.vin)
    const isAnother =
      chassis !== undefined && vehicleFacts.chassis !== undefined && chassis !== vehicleFacts.chassis
    const facts = {
      axle: axleConfigurations.length === 1 ? axleConfigurations[0] : undefined,
      engine: engineCode,
      ...(isAnother ? {} : vehicleFacts),
      ...(chassis !== undefined && { chassis }),
    }
    return { slug, name: this.name, facts: factsText(facts) }
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

  /** Query of the fitting parts, in one group or in all. */
  queryOf(groupId?: string): string {
    const categories = groupId === undefined ? [] : [groupId]
    return resultsQuery({ ...UNFILTERED, categories, vehicle: this.vehicle.slug })
  }
}
