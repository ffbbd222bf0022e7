import type { PartFit } from '#domain/vehicles/fit.ts'
import type { Vehicle, VehicleMaker } from '#domain/vehicles/vehicle.ts'
import { token } from '../kernel/token.ts'

export type VehiclesOfMaker = { readonly maker: VehicleMaker; readonly vehicles: readonly Vehicle[] }

/** The vehicles of the catalogue, and the fit conditions of parts. Rejects with `ApiFailure`. */
export interface VehicleRange {
  makers(): Promise<readonly (VehicleMaker & { readonly modelCount: number })[]>
  /** `undefined` for an unknown maker. */
  ofMaker(slug: string): Promise<VehiclesOfMaker | undefined>
  /** Omits unknown parts. */
  fits(slug: string, articleNos: readonly string[]): Promise<readonly PartFit[]>
}

export const VehicleRange = token<VehicleRange>('VehicleRange')
