import type { ApprovalRequestState } from '#contracts/approvals/approvals.contract.ts'
import type { MinorUnits } from '../pricing/money.ts'

type Decidable = {
  readonly buyerId: string
  readonly state: ApprovalRequestState
}
type Person = {
  readonly contactId: string
  /** True if the person approves orders of the request's cost centre, or is the deputy of such an approver. */
  readonly decides: boolean
}
export type DecisionObstacle = 'own' | 'not-approver' | 'expired' | 'withdrawn' | 'decided'

/** Returns the reason why the person may not decide the request, if there is one. The buyer may never decide. */
export function decisionObstacle(request: Decidable, person: Person): DecisionObstacle | undefined {
  if (request.buyerId === person.contactId) return 'own'
  if (!person.decides) return 'not-approver'
  return endStateOf(request)
}

/** State in which the request ended; undefined while it waits. */
export function endStateOf({
  state,
}: Pick<Decidable, 'state'>): 'expired' | 'withdrawn' | 'decided' | undefined {
  if (state === 'EXPIRED') return 'expired'
  if (state === 'WITHDRAWN') return 'withdrawn'
  return state === 'WAITING' ? undefined : 'decided'
}

export type RequestedLine = {
  readonly lineNo: number
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly coreDeposit: MinorUnits
  readonly approved?: number | undefined
  readonly reason?: string | undefined
}
type LineChange = { readonly lineNo: number; readonly quantity: number; readonly reason: string }
export type LineError = 'unknown-line' | 'quantity' | 'no-reason' | 'nothing-left'

/** The lines as approved. An approver reduces or strikes lines, each with a reason, and never adds goods. */
export function approvedLines<Line extends RequestedLine>(
  lines: readonly Line[],
  changes: readonly LineChange[],
  packageQuantityOf: (line: Line) => number,
): readonly Line[] | LineError {
  const changeOf = new Map(changes.map((change) => [change.lineNo, change]))
  if (changes.some(({ lineNo }) => !lines.some((line) => line.lineNo === lineNo))) return 'unknown-line'
  const approved: Line[] = []
  for (const line of lines) {
    const { quantity = line.quantity, reason = '' } = changeOf.get(line.lineNo) ?? {}
    if (quantity < 0 || quantity > line.quantity) return 'quantity'
    if (quantity < line.quantity && quantity % packageQuantityOf(line) !== 0) return 'quantity'
    if (quantity < line.quantity && reason.trim() === '') return 'no-reason'
    approved.push({ ...line, approved: quantity, reason: reason === '' ? undefined : reason })
  }
  return approved.every((line) => line.approved === 0) ? 'nothing-left' : approved
}

type Decided = {
  readonly state: string
  readonly decision?: { readonly note: string } | undefined
  readonly lines: readonly RequestedLine[]
}

/** True if the request was decided with this note and, for an approval, with these lines. */
export function isSameDecision(
  { state, decision, lines }: Decided,
  { note, lines: changes }: { readonly note: string; readonly lines: readonly LineChange[] },
): boolean {
  if (decision?.note !== note) return false
  if (state === 'REFUSED') return true
  const repeated = approvedLines(lines, changes, () => 1)
  return (
    typeof repeated !== 'string' &&
    repeated.every(
      ({ approved, reason }, index) =>
        approved === lines[index]?.approved && (reason ?? '') === (lines[index]?.reason ?? ''),
    )
  )
}

/** Net sum, with the transport unless no goods are left. */
export function netOfLines(lines: readonly RequestedLine[], transport: MinorUnits): MinorUnits {
  const goods = lines.reduce(
    (sum, { quantity, approved = quantity, unitPrice, coreDeposit }) =>
      sum + approved * (unitPrice + coreDeposit),
    0,
  )
  return lines.some(({ quantity, approved = quantity }) => approved > 0) ? goods + transport : 0
}
