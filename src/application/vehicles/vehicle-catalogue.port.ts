import type { Vehicle, VehicleGroup, VehicleSummary } from '#domain/vehicles/vehicle.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { token } from '../kernel/token.ts'

/** `not-allowed`: the account has no VIN search. */
type VehicleAnswer<Found> =
  | ({ readonly kind: 'found' } & Found)
  | { readonly kind: 'none' }
  | { readonly kind: 'not-allowed' }

export type FoundVehicle = VehicleAnswer<{ readonly vehicle: VehicleSummary }>
export type OpenedVehicle = VehicleAnswer<{
  readonly vehicle: Vehicle
  readonly groups: readonly VehicleGroup[]
}>

/** Vehicles of the catalogue. Both calls reject with `ApiFailure`. */
export interface VehicleCatalogue {
  findByVin(vin: Vin): Promise<FoundVehicle>
  /** Returns a vehicle with the groups that have parts for it. */
  open(type: string, slug: string): Promise<OpenedVehicle>
}

export const VehicleCatalogue = token<VehicleCatalogue>('VehicleCatalogue')
