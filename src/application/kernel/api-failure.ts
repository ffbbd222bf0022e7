/**
 * Reasons why a call of the API failed:
 * - `offline`: no connection
 * - `timeout`: the response came too late
 * - `unusable`: the response breaks the contract (not JSON, too large, invalid)
 * - `unavailable`: the API cannot serve now (5xx)
 * - `refused`: the API has rejected the call (any other 4xx, including 429)
 * - `session-ended`: the token is no longer accepted (401)
 * - `logged-out`: the call was not sent, or its answer not used, because the session has ended (spec 4)
 */
export type ApiFailureKind =
  | 'offline'
  | 'timeout'
  | 'unusable'
  | 'unavailable'
  | 'refused'
  | 'session-ended'
  | 'logged-out'

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly kind: ApiFailureKind
  readonly call: string
  /** Code of the problem, HTTP status × 1000 + n; undefined if the API sent none. */
  readonly code: number | undefined
  /** Raw body of the rejection, unvalidated. */
  readonly answer: unknown
  /** Retry-After in seconds. */
  readonly retryAfter: number | undefined
  /** Trace id for the logs of server and API. */
  readonly traceId: string | undefined

  constructor(
    kind: ApiFailureKind,
    call: string,
    detail: {
      readonly code?: number | undefined
      readonly answer?: unknown
      readonly retryAfter?: number | undefined
      readonly traceId?: string | undefined
      readonly cause?: unknown
    } = {},
  ) {
    const { code, traceId, cause } = detail
    const where = traceId === undefined ? '' : ` (trace ${traceId})`
    super(`${call}: ${kind}${code === undefined ? '' : ` ${code}`}${where}`, { cause })
    this.kind = kind
    this.call = call
    this.code = code
    this.answer = detail.answer
    this.retryAfter = detail.retryAfter
    this.traceId = traceId
  }

  /** True if the session has ended: the login page tells the user, so that no message of this failure is needed. */
  get isLoggedOut(): boolean {
    return this.kind === 'session-ended' || this.kind === 'logged-out'
  }

  within(traceId: string): ApiFailure {
    const { kind, call, code, answer, retryAfter, cause } = this
    return new ApiFailure(kind, call, { code, answer, retryAfter, cause, traceId })
  }
}
