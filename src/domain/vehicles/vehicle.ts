import type { Picture } from '../products/product.ts'

/** The fields that identify a vehicle. */
export type VehicleSummary = {
  readonly slug: string
  /** Id of the vehicle's division, such as `truck`. */
  readonly type: string
  readonly manufacturer: string
  readonly series: string
  readonly model: string
  readonly yearFrom: number
  /** Absent if the vehicle is still in production. */
  readonly yearTo?: number | undefined
}

export type Vehicle = VehicleSummary & {
  readonly engineCode?: string | undefined
  readonly displacementCcm?: number | undefined
  readonly powerKw?: number | undefined
  readonly powerHp?: number | undefined
  readonly axleConfigurations: readonly string[]
}

export type VehicleMaker = { readonly slug: string; readonly name: string }

/** Vehicles that a text contains, or only their makers if there are too many vehicles. */
export type NamedVehicles = {
  readonly vehicles: readonly VehicleSummary[]
  readonly makers: readonly VehicleMaker[]
}

/** A main group with parts for a vehicle. */
export type VehicleGroup = {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly count: number
  readonly subGroups: readonly { readonly id: string; readonly name: string; readonly count: number }[]
}
