import type { Features } from '#domain/session/features.ts'

/**
 * Reasons why a call of the API failed:
 * - `offline`: no connection
 * - `timeout`: the response came too late
 * - `unusable`: the response violates the contract (not JSON, too large, invalid)
 * - `unavailable`: the API cannot respond now (5xx)
 * - `refused`: the API has rejected the call (any other 4xx, including 429)
 * - `session-ended`: the token is no longer accepted (401)
 * - `logged-out`: the call was not sent, or its response not used, because the session has ended (spec 4)
 */
export type ApiFailureKind =
  | 'offline'
  | 'timeout'
  | 'unusable'
  | 'unavailable'
  | 'refused'
  | 'session-ended'
  | 'logged-out'

/** Right that the account lacks. `ownSession`: the call is forbidden in a session on behalf of the user. */
export type MissingRight = keyof Features | 'ownSession'

/** The account lacks the right `flag`. */
export type NotAllowed = { readonly kind: 'not-allowed'; readonly flag: MissingRight }

type FailureDetail = {
  readonly rejectedStatus?: number | undefined
  readonly missingRight?: MissingRight | undefined
  readonly retryAfter?: number | undefined
  readonly traceId?: string | undefined
  readonly cause?: unknown
  /** Additional text for logs. */
  readonly note?: string | number | undefined
}

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly kind: ApiFailureKind
  readonly call: string
  /** HTTP status of a rejection whose response states the reason: a retry would be rejected again. */
  readonly rejectedStatus: number | undefined
  /** Right that the account lacks for the call. */
  readonly missingRight: MissingRight | undefined
  /** Retry-After in seconds. */
  readonly retryAfter: number | undefined
  /** Trace id for the logs of server and API. */
  readonly traceId: string | undefined

  constructor(kind: ApiFailureKind, call: string, detail: FailureDetail = {}) {
    const { note, traceId, cause } = detail
    const traceNote = traceId === undefined ? '' : ` (trace ${traceId})`
    super(`${call}: ${kind}${note === undefined ? '' : ` ${note}`}${traceNote}`, { cause })
    this.kind = kind
    this.call = call
    this.rejectedStatus = detail.rejectedStatus
    this.missingRight = detail.missingRight
    this.retryAfter = detail.retryAfter
    this.traceId = traceId
  }

  /** True if the session has ended. The login page informs the user, so pages display no message about this failure. */
  get isLoggedOut(): boolean {
    return this.kind === 'session-ended' || this.kind === 'logged-out'
  }

  /** The missing right as a value. @throws the failure itself, if its reason is not a missing right */
  asNotAllowed(): NotAllowed {
    if (this.missingRight === undefined) throw this
    return { kind: 'not-allowed', flag: this.missingRight }
  }

  within(traceId: string): ApiFailure {
    return new ApiFailure(this.kind, this.call, { ...this, cause: this.cause, traceId })
  }
}
