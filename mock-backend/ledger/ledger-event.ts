import type { MinorUnits } from '../pricing/money.ts'

/** Something that has happened in a company's trade. */
export type LedgerEvent = {
  readonly customerId: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly kind:
    | 'PLACED'
    | 'CONFIRMED'
    | 'CANCELLED'
    | 'DATE_CHANGED'
    | 'READY'
    | 'SHIPPED'
    | 'DELIVERED'
    | 'INVOICED'
    | 'PAYMENT_RECEIVED'
    | 'PAID'
    | 'CREDITED'
    | 'SET_OFF'
  /** The part of an order; absent for both parts. */
  readonly orderNo?: string | undefined
  readonly documentNo?: string | undefined
  /** Gross; what is invoiced is positive, what is paid or credited negative. */
  readonly amount?: MinorUnits | undefined
}
