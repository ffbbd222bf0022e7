import {
  changedLines,
  lineDecisionError,
  LINE_REASON_LENGTH_MAX,
  NOTE_LENGTH_MAX,
  type LineDecisionError,
  type LineDecisionInput,
  type RequestDetails,
} from '#domain/approvals/approval.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { truncateText, printableLine } from '#domain/shared/text.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { resultOf, type CallFailure } from '../shared/rejection.ts'
import { Approvals, type Decision, type DecisionRejection } from './approvals.port.ts'

type TypedDecision = Pick<Decision, 'decision' | 'note'> & {
  readonly lines: readonly LineDecisionInput[]
}
export type DecisionFailure =
  | DecisionRejection
  | CallFailure
  | { readonly kind: 'no-note' }
  | {
      readonly kind: 'typed'
      readonly faults: readonly { readonly lineNo: number; readonly error: LineDecisionError }[]
    }

/** Approves an approval request with the approver's changes, or refuses it with a reason. */
export class DecideRequest extends dependsOn({ approvals: Approvals }) {
  run(
    { header: { requestNo }, lines: requested }: Pick<RequestDetails, 'header' | 'lines'>,
    { decision, ...typed }: TypedDecision,
  ): Promise<Result<void, DecisionFailure>> {
    const note = truncateText(printableLine(typed.note), NOTE_LENGTH_MAX)
    return resultOf<void, DecisionFailure>(async () => {
      if (decision === 'REFUSE') {
        if (note === '') return fail({ kind: 'no-note' })
        return this.deps.approvals.decide({ requestNo, decision, note, lines: [] })
      }
      const lines = typed.lines.map((line) => ({
        ...line,
        reason: truncateText(printableLine(line.reason), LINE_REASON_LENGTH_MAX),
      }))
      const errors = requested.flatMap((line) => {
        const error = lineDecisionError(
          line,
          lines.find(({ lineNo }) => lineNo === line.lineNo),
        )
        return error === undefined ? [] : [{ lineNo: line.lineNo, error }]
      })
      if (errors.length > 0) return fail({ kind: 'typed', faults: errors })
      const changed = changedLines(requested, lines)
      return this.deps.approvals.decide({ requestNo, decision, note, lines: changed })
    })
  }
}
