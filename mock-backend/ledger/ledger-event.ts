import type { MinorUnits } from '../pricing/money.ts'

/** An event of an order, a document or a claim of a company. */
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
  /** Gross amount: positive if invoiced, negative if paid or credited. */
  readonly amount?: MinorUnits | undefined
}
