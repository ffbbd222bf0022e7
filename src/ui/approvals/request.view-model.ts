import type { DecisionFailure } from '#application/approvals/decide-request.ts'
import type { CartRejection } from '#application/cart/add-lines-to-cart.ts'
import { SessionStore } from '#application/session/session.store.ts'
import {
  LINE_REASON_LENGTH_MAX,
  NOTE_LENGTH_MAX,
  type RequestDetails,
  type RequestedLine,
  type LineDecisionInput,
} from '#domain/approvals/approval.ts'
import { showsData } from '../kernel/shows-data.ts'

/** Rejected decision, with the values that the approver typed. */
export type DecisionOutcome = {
  readonly note: string
  readonly lines: readonly LineDecisionInput[]
  readonly failure: DecisionFailure | CartRejection
}

type Shown = {
  readonly request?: RequestDetails
  readonly outcome?: DecisionOutcome | undefined
}
const nothing = (): Shown => ({})

export type RequestRowData = RequestedLine & {
  readonly typedQuantity: string
  readonly typedReason: string
  readonly fieldError: string | undefined
  readonly priceHasChanged: boolean
}

/** State of an approval request: the requested lines, their changes since then, and the decision. */
export class RequestViewModel extends showsData({ session: SessionStore }, nothing) {
  readonly noteLength = NOTE_LENGTH_MAX
  readonly reasonLength = LINE_REASON_LENGTH_MAX

  get lines(): readonly RequestRowData[] {
    return (this.shown.request?.lines ?? []).map((line) => {
      const input = this.shown.outcome?.lines.find(({ lineNo }) => lineNo === line.lineNo)
      return {
        ...line,
        typedQuantity: input?.quantity ?? String(line.quantity),
        typedReason: input?.reason ?? '',
        fieldError: this.faultOf(line.lineNo),
        priceHasChanged: line.price?.minor !== line.currentPrice?.minor,
      }
    })
  }

  get note(): string {
    return this.shown.outcome?.note ?? ''
  }

  get mayDecide(): boolean {
    return this.shown.request?.header.mayDecide === true
  }

  /** True if another person has to decide. */
  get waitsForOthers(): boolean {
    const { header } = this.shown.request ?? {}
    return header?.state === 'WAITING' && !header.mayDecide
  }

  get mayPutBack(): boolean {
    const { header } = this.shown.request ?? {}
    const isOver = header?.state !== 'WAITING' && header?.state !== 'APPROVED'
    return isOver && header?.isOwn === true && this.fillsCart
  }

  get fillsCart(): boolean {
    return this.deps.session.canAddToCart
  }

  get mayWithdraw(): boolean {
    const { header } = this.shown.request ?? {}
    return header?.state === 'WAITING' && header.isOwn
  }

  get noteIsMissing(): boolean {
    return this.shown.outcome?.failure.kind === 'no-note'
  }

  /** Kind of a failure that is shown above the form, because no field caused it. */
  get failure(): string | undefined {
    const kind = this.shown.outcome?.failure.kind
    return kind === undefined || kind === 'no-note' ? undefined : kind
  }

  private faultOf(lineNo: number): string | undefined {
    const failure = this.shown.outcome?.failure
    return failure?.kind === 'typed' && 'faults' in failure
      ? failure.faults.find((one) => one.lineNo === lineNo)?.error
      : undefined
  }
}
