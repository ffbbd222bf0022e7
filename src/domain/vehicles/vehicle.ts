import type { Picture } from '../products/product.ts'

/** What tells one vehicle from another. */
export type VehicleSummary = {
  readonly slug: string
  /** The division that it belongs to. */
  readonly type: string
  readonly manufacturer: string
  readonly series: string
  readonly model: string
  readonly yearFrom: number
  /** Absent while it is still built. */
  readonly yearTo?: number | undefined
}

export type Vehicle = VehicleSummary & {
  readonly engineCode?: string | undefined
  readonly displacementCcm?: number | undefined
  readonly powerKw?: number | undefined
  readonly powerHp?: number | undefined
  readonly axleConfigurations: readonly string[]
}

/** A main group that holds parts for a vehicle. */
export type VehicleGroup = {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly count: number
  readonly subGroups: readonly { readonly id: string; readonly name: string; readonly count: number }[]
}
