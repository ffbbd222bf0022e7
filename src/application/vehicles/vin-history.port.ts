import type { Vin } from '#domain/vehicles/vin.ts'
import { token } from '../kernel/token.ts'

/** The VINs that a customer has looked for, newest first; of an anonymous visitor nothing is kept. */
export interface VinHistory {
  list(): Promise<readonly string[]>
  /** Answers the updated list, no longer than `limit`. */
  remember(vin: Vin, limit: number): Promise<readonly string[]>
}

export const VinHistory = token<VinHistory>('VinMemory')
