import type { ApprovalRequestState } from '#contracts/approvals/approvals.contract.ts'
import type { Language } from '../catalogue/language.ts'
import type { Party, PaymentKind, TransportKind } from '../orders/document-flow.ts'
import type { OrderNumbers } from '../orders/order-book.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { OrderApprovalReason } from '../cost-centres/budget-rules.ts'
import type { RequestedLine } from './approval-rules.ts'

export type StoredRequestLine = RequestedLine & {
  /** As in a cart: vendor id, dash and article number. */
  readonly sku: string
  readonly note: string
  readonly requestedNumber: string
  /** Pieces in stock as of the request. */
  readonly stock: number
  /** Arrival at the time of the request, ISO 8601; empty if unknown. */
  readonly date: string
}

/** An order that waits for the approval of a second person, or has had its decision. */
export type StoredRequest = {
  readonly no: string
  readonly customerId: string
  readonly buyerId: string
  readonly buyer: string
  /** Absent in older requests. */
  readonly buyerEmail?: string | undefined
  /** Employee of the seller who acted for the buyer. */
  readonly onBehalf?: string | undefined
  readonly language: Language
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly expiresAt: number
  readonly reasons: readonly OrderApprovalReason[]
  readonly state: ApprovalRequestState
  /** Time when the buyer and the administrators were notified that the request has no approver left. */
  readonly stuckSince?: number | undefined
  readonly customerOrderReference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly shipTo: Party
  readonly transportId: string
  readonly transport: TransportKind
  readonly transportCharge: MinorUnits
  readonly slotId?: string | undefined
  readonly deliverComplete: boolean
  readonly payment: PaymentKind
  readonly contact: string
  readonly remark: string
  readonly lines: readonly StoredRequestLine[]
  readonly decision?:
    | { readonly byId: string; readonly by: string; readonly at: number; readonly note: string }
    | undefined
  readonly orderNumbers?: OrderNumbers | undefined
}
