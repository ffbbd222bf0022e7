/**
 * Why a call to the shop's API gave no answer that can be used:
 * - `offline`: nothing was reached
 * - `timeout`: the answer came too late
 * - `unusable`: the answer is not what was agreed (not JSON, too large, off the contract)
 * - `unavailable`: the API said that it cannot serve now (5xx)
 * - `refused`: the API said no (any other 4xx, also 429)
 * - `session-ended`: the token is no longer accepted (401)
 * - `logged-out`: the call was made while logging out and never left (spec 4)
 */
export type ApiFailureKind =
  'offline' | 'timeout' | 'unusable' | 'unavailable' | 'refused' | 'session-ended' | 'logged-out'

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly kind: ApiFailureKind
  readonly call: string
  /** The problem's code, HTTP status × 1000 + n, where the API gave one. */
  readonly code: number | undefined
  /** The refusal as it came, with whatever it holds beside the code; nobody has checked it. */
  readonly answer: unknown
  /** Seconds after which another try makes sense, where the API said so. */
  readonly retryAfter: number | undefined
  /** By which the call is found in the logs of server and API. */
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

  within(traceId: string): ApiFailure {
    const { kind, call, code, answer, retryAfter, cause } = this
    return new ApiFailure(kind, call, { code, answer, retryAfter, cause, traceId })
  }
}
