import { token } from '../kernel/token.ts'

/** Which orders of this device are known, so that none is told twice. */
export interface ReportedPurchases {
  /** Answers whether the order is new; `false` also where nothing can be kept. */
  note(basHash: string): boolean
}

export const ReportedPurchases = token<ReportedPurchases>('ToldOrders')
