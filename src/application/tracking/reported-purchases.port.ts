import { token } from '../kernel/token.ts'

/** Persists reported orders on this device, so that a purchase is reported once. */
export interface ReportedPurchases {
  /** Stores an order as reported. Returns false if the order was stored before, or if it could not be stored. */
  markReported(basHash: string): boolean
}

export const ReportedPurchases = token<ReportedPurchases>('ReportedPurchases')
