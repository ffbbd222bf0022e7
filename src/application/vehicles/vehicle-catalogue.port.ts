import type { Vehicle, VehicleGroup, VehicleSummary } from '#domain/vehicles/vehicle.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { token } from '../kernel/token.ts'

export type OpenedVehicle = { readonly vehicle: Vehicle; readonly groups: readonly VehicleGroup[] }

/** Vehicles of the catalogue. Both calls reject with `ApiFailure`. */
export interface VehicleCatalogue {
  findByVin(vin: Vin): Promise<VehicleSummary | undefined>
  /** Returns a vehicle with the groups that have parts for it. */
  open(type: string, slug: string): Promise<OpenedVehicle | undefined>
}

export const VehicleCatalogue = token<VehicleCatalogue>('VehicleCatalogue')
