import type { Article, Party } from '../goods/article.ts'
import type { Money } from '../shared/money.ts'

export const NOTE_LENGTH_MAX = 300
export const LINE_REASON_LENGTH_MAX = 200

/**
 * Reason for an approval. `amount` is the limit, or the rest of the budget; absent if prices are hidden. `NO_APPROVER`:
 * the company has no active approver for the order; the `administrators` can appoint one.
 */
export type ApprovalReason = {
  readonly kind: 'ORDER_LIMIT' | 'BUDGET' | 'NO_APPROVER'
  readonly amount?: Money | undefined
  readonly administrators?: readonly string[] | undefined
}

/** `EXPIRED`: the prices of the request became invalid before a decision. */
export const REQUEST_STATES = ['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED', 'WITHDRAWN'] as const
export type ApprovalRequestState = (typeof REQUEST_STATES)[number]

/** An order above a limit, which a second person approves. Times are ISO 8601. */
export type ApprovalRequest = {
  readonly requestNo: string
  readonly at: string
  readonly expiresAt: string
  readonly state: ApprovalRequestState
  readonly reasons: readonly ApprovalReason[]
  readonly placedBy: string
  readonly placedByEmail?: string | undefined
  readonly isOwn: boolean
  readonly mayDecide: boolean
  readonly customerOrderReference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly lineCount: number
  /** Net, with the transport. */
  readonly total?: Money | undefined
}

/**
 * A line with price, stock and delivery date, each at the time of the request and now; an unknown date is an empty
 * string.
 */
export type RequestedLine = {
  readonly lineNo: number
  readonly article: Article
  readonly quantity: number
  /** Note of the buyer on the line, and the part number that the buyer typed for the part. */
  readonly note?: string | undefined
  readonly requestedNumber?: string | undefined
  /** Set after an approval; 0 if the approver has struck the line. */
  readonly approvedQuantity?: number | undefined
  readonly reason?: string | undefined
  readonly price?: Money | undefined
  readonly currentPrice?: Money | undefined
  readonly stock: number
  readonly currentStock: number
  readonly date: string
  readonly currentDate: string
  readonly isOrderable: boolean
}

export type RequestDetails = {
  readonly header: ApprovalRequest
  readonly lines: readonly RequestedLine[]
  readonly shipTo: Party
  readonly transport: string
  readonly payment: string
  readonly contact?: string | undefined
  readonly remark?: string | undefined
  readonly decision?: { readonly by: string; readonly at: string; readonly note: string } | undefined
  readonly orderNumbers: readonly string[]
}

export type LineDecision = { readonly lineNo: number; readonly quantity: number; readonly reason: string }

/** Values of a line as typed by the approver. */
export type LineDecisionInput = {
  readonly lineNo: number
  readonly quantity: string
  readonly reason: string
}
export type LineDecisionError = 'quantity' | 'no-reason' | 'not-orderable'

/** Error in the approver's input for a line. An approver only reduces or strikes lines, and gives a reason for each. */
export function lineDecisionError(
  line: RequestedLine,
  input: LineDecisionInput | undefined,
): LineDecisionError | undefined {
  const text = input?.quantity.trim() ?? String(line.quantity)
  if (!/^\d{1,9}$/.test(text)) return 'quantity'
  const quantity = Number(text)
  if (quantity > line.quantity) return 'quantity'
  if (quantity > 0 && !line.isOrderable) return 'not-orderable'
  return quantity < line.quantity && (input?.reason.trim() ?? '') === '' ? 'no-reason' : undefined
}

/** Selects the lines that the approver has changed. */
export const changedLines = (
  lines: readonly RequestedLine[],
  inputs: readonly LineDecisionInput[],
): readonly LineDecision[] =>
  inputs.flatMap(({ lineNo, quantity, reason }) => {
    const line = lines.find((one) => one.lineNo === lineNo)
    return line === undefined || Number(quantity) === line.quantity
      ? []
      : [{ lineNo, quantity: Number(quantity), reason: reason.trim() }]
  })
