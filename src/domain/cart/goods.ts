import { add, times, type Money } from '../shared/money.ts'
import type { Cart } from './cart.ts'

/** The net sum of the parts without their core deposits. */
export const partsTotalOf = ({ total, coreDeposits }: Cart): Money | undefined =>
  total && coreDeposits ? add(total, times(coreDeposits, -1)) : total
