import { token } from '../kernel/token.ts'

/** Which orders of this device are known, so that none is told twice. */
export interface ToldOrders {
  /** Answers whether the order is new; `false` also where nothing can be kept. */
  note(basHash: string): boolean
}

export const ToldOrders = token<ToldOrders>('ToldOrders')
