import type { MinorUnits } from '../pricing/money.ts'

/** An event in a company's trade. */
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
    | 'REFUNDED'
    | 'SET_OFF'
    | 'CLAIMED'
    | 'CLAIM_MESSAGE'
    | 'CLAIM_IN_REVIEW'
    | 'CLAIM_ACCEPTED'
    | 'CLAIM_REJECTED'
    | 'CLAIM_CLOSED'
    | 'GOODS_BACK'
    | 'APPOINTMENT'
  readonly orderNo?: string | undefined
  readonly documentNo?: string | undefined
  /** Gross; invoiced amounts are positive, paid or credited ones negative. */
  readonly amount?: MinorUnits | undefined
}
