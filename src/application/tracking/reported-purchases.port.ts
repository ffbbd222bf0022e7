import { token } from '../kernel/token.ts'

/** Persists reported orders on this device, so that a purchase is reported once. */
export interface ReportedPurchases {
  /** Returns true if the order is new; false also if it could not be stored. */
  note(basHash: string): boolean
}

export const ReportedPurchases = token<ReportedPurchases>('ReportedPurchases')
