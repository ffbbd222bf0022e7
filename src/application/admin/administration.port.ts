import type { Result } from '#domain/shared/result.ts'
import type { Credentials, LogInRejection } from '../session/accounts.port.ts'
import { token } from '../kernel/token.ts'

export type ErrorReport = {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly level: 'error' | 'warn'
  readonly message: string
  readonly userId: string | undefined
}

/** A redirect of the shop. */
export type Redirect = { readonly from: string; readonly to: string; readonly status: number }

/** A case, such as a claim, that waits for a decision of the administrator. */
export type OpenCase = {
  readonly caseNo: string
  readonly customerId: string | undefined
  readonly company: string
  readonly topic:
    | 'RETURN'
    | 'WARRANTY'
    | 'CORE'
    | 'SHORTAGE'
    | 'PICKUP'
    | 'CREDIT'
    | 'MASTER_DATA'
    | 'BILLING_ADDRESS'
    | 'PARTNERSHIP'
    | 'QUESTION'
  /** ISO 8601 time of the last change, or of the appointment. */
  readonly at: string
  /** Latest message of the customer or the driver. */
  readonly text: string
  readonly decisions: readonly CaseDecision[]
}
export type CaseDecision = 'ACCEPT' | 'REFUSE' | 'ANSWER' | 'MISSED'

type MockFault = 'none' | 'down' | 'garbage'
export type MockBehaviour = { readonly latencyMs: number; readonly fault: MockFault }

/** The second service: a separate API for the admin page. Every call except the login needs the token of the login. */
export interface Administration {
  logIn(credentials: Credentials): Promise<Result<string, LogInRejection>>
  logOut(token: string): Promise<void>
  /** Newest first; `undefined` if the token is not accepted. */
  errorReports(token: string, length: number): Promise<readonly ErrorReport[] | undefined>
  /** Empty if the token is not accepted. */
  redirects(token: string): Promise<readonly Redirect[]>
  /** Oldest first; empty if the token is not accepted. */
  cases(token: string): Promise<readonly OpenCase[]>
  /** False if the API has rejected the decision, because the case is no longer open. */
  decide(token: string, decided: OpenCase, decision: CaseDecision, text: string): Promise<boolean>
  /** Sets the given fields, and returns all; `undefined` if the API is not a mock. */
  mock(token: string, change: Partial<MockBehaviour>): Promise<MockBehaviour | undefined>
  /** Resolves when the API has responded to a cheap call; used to measure its latency. */
  ping(): Promise<void>
}

export const Administration = token<Administration>('Administration')
