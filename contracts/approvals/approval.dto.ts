import * as z from 'zod/mini'
import { Price } from '../shared.dto.ts'

/**
 * Reason why an order needs the approval of a second person. `amount` is the order limit, or the remaining
 * budget. NO_APPROVER is reported in addition: the company has no active approver for the order, and one of its
 * `administrators` can appoint one.
 */
export const ApprovalReason = z.object({
  kind: z.enum(['ORDER_LIMIT', 'BUDGET', 'NO_APPROVER']),
  amount: z.optional(Price),
  administrators: z.optional(z.array(z.string())),
})

export const PendingApproval = z.object({
  requestNo: z.string(),
  reasons: z.array(ApprovalReason),
  /** ISO 8601 time. */
  expiresAt: z.string(),
})
