import { ApiFailure } from '#application/shared/api-failure.ts'

/** What stands between a call and the API. */
type Gate = {
  readonly admit: (path: string) => void
  readonly session: () => string | undefined
  readonly sessionEnded: (session: string | undefined) => void
}

type Guarded = {
  /** Method and path, as a failure names them. */
  readonly call: string
  readonly path: string
  readonly via: Gate
  readonly timeoutMs: number
  /** Of whoever no longer wants the answer; their own error comes back. */
  readonly given?: AbortSignal | null | undefined
}

/** Makes a call within its time; whatever goes wrong is an {@link ApiFailure}. */
export async function guarded<Answer>(
  { call, path, via, timeoutMs, given }: Guarded,
  exchange: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  via.admit(path)
  const session = via.session()
  const deadline = AbortSignal.timeout(timeoutMs)
  const signal = given ? AbortSignal.any([given, deadline]) : deadline
  try {
    return await Promise.race([exchange(signal), endOf(signal)])
  } catch (error) {
    if (given?.aborted) throw error
    const failure = asFailure(call, error)
    if (failure.kind === 'session-ended') via.sessionEnded(session)
    throw failure
  }
}

/** Rejects when time is up, also where the way to the API does not look at the signal itself. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function asFailure(call: string, error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ApiFailure('timeout', call)
  if (error instanceof TypeError) return new ApiFailure('offline', call, { cause: error })
  return new ApiFailure('unusable', call, { cause: error })
}
