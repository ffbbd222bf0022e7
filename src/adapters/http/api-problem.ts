import { ApiFailure, type ApiFailureKind, type MissingRight } from '#application/kernel/api-failure.ts'

/** Missing right by error code of the API. */
const RIGHTS: ReadonlyMap<number, MissingRight> = new Map([
  [403_001, 'order'],
  [403_002, 'invoice'],
  [403_003, 'shipment'],
  [403_004, 'showPrice'],
  [403_005, 'fillBasket'],
  [403_006, 'vinSearch'],
  [403_007, 'people'],
  [403_008, 'ownSession'],
])

type ProblemDetail = {
  readonly code: number
  readonly body?: unknown
  readonly retryAfter?: number | undefined
  readonly traceId?: string | undefined
}

/** Error response of the API. Only adapters read `code` and `body`. */
export class ApiProblem extends ApiFailure {
  /** Error code: HTTP status × 1000 + n. */
  readonly code: number
  readonly status: number
  /** Unvalidated body of the response; undefined if it is not a problem as defined by the contract. */
  readonly body: unknown

  constructor(kind: ApiFailureKind, call: string, detail: ProblemDetail) {
    const { code, body, retryAfter, traceId } = detail
    const status = Math.floor(code / 1000)
    const isExplained = kind === 'refused' && body !== undefined
    super(kind, call, {
      note: code,
      rejectedStatus: isExplained && status !== TOO_MANY_REQUESTS ? status : undefined,
      missingRight: RIGHTS.get(code),
      retryAfter,
      traceId,
    })
    this.code = code
    this.status = status
    this.body = body
  }

  override within(traceId: string): ApiProblem {
    return new ApiProblem(this.kind, this.call, { ...this, traceId })
  }
}

const TOO_MANY_REQUESTS = 429
