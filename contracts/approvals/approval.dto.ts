import * as z from 'zod/mini'
import { Price } from '../shared.dto.ts'

/**
 * Reason why an order needs the approval of a second person; `amount` is the limit, or the rest of the budget.
 */
export const ApprovalReason = z.object({
  kind: z.enum(['ORDER_LIMIT', 'BUDGET']),
  amount: z.optional(Price),
})

export const PendingApproval = z.object({
  requestNo: z.string(),
  reasons: z.array(ApprovalReason),
  /** ISO 8601 time. */
  expiresAt: z.string(),
})
