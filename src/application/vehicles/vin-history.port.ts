import type { Vin } from '#domain/vehicles/vin.ts'
import { token } from '../kernel/token.ts'

/** VIN history of a customer, newest first; not available for anonymous visitors. */
export interface VinHistory {
  list(): Promise<readonly string[]>
  /** Returns the updated list, no longer than `limit`. */
  remember(vin: Vin, limit: number): Promise<readonly string[]>
}

export const VinHistory = token<VinHistory>('VinHistory')
