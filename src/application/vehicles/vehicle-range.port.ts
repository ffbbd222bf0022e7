import type { PartFit } from '#domain/vehicles/fit.ts'
import { token } from '../kernel/token.ts'

/** On which conditions parts fit vehicles. Rejects with `ApiFailure`. */
export interface VehicleRange {
  /** Leaves out unknown parts. */
  fits(slug: string, articleNos: readonly string[]): Promise<readonly PartFit[]>
}

export const VehicleRange = token<VehicleRange>('VehicleRange')
