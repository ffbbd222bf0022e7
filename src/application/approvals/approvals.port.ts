import type { ApprovalRequest, LineDecision, RequestDetails } from '#domain/approvals/approval.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

export type Decision = {
  readonly requestNo: string
  readonly decision: 'APPROVE' | 'REFUSE'
  readonly note: string
  readonly lines: readonly LineDecision[]
}

export type DecisionRejection = {
  readonly kind:
    | 'unknown'
    | 'own'
    | 'not-approver'
    | 'decided'
    | 'expired'
    | 'withdrawn'
    | 'cost-centre'
    | 'buyer'
    | 'lines'
    | 'nothing-left'
    | 'not-orderable'
    | 'credit-limit'
}

type Person = { readonly personId: string; readonly name: string; readonly email: string }
export type Deputies = {
  /** The colleague who decides in place of the user, up to and including the ISO 8601 date `until`. */
  readonly deputy?: (Person & { readonly until: string }) | undefined
  /** The first colleagues that match the search term; empty unless the user is an approver. */
  readonly candidates: readonly Person[]
  readonly total: number
}

/** Orders above a limit or a budget, which a second person approves. */
export interface Approvals {
  list(query: ListQuery): Promise<Listing<ApprovalRequest>>
  get(requestNo: string): Promise<RequestDetails | undefined>
  decide(decision: Decision): Promise<Result<void, DecisionRejection>>
  withdraw(requestNo: string): Promise<Result<void, DecisionRejection>>
  /** `term` is a part of a name or an e-mail address. */
  deputies(term: string): Promise<Deputies>
  /** `undefined` removes the deputy. */
  nameDeputy(
    deputy: { readonly personId: string; readonly until: string } | undefined,
  ): Promise<Result<void, { readonly kind: 'deputy' }>>
}

export const Approvals = token<Approvals>('Approvals')
