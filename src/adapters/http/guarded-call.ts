import { ApiFailure } from '#application/shared/api-failure.ts'
import { newTrace, nextSpan, writeTraceparent, type Trace } from '#domain/shared/trace-context.ts'
import { randomHex } from './random-hex.ts'
import { RETRY_POLICY, pauseBeforeRepeat, type RetryPolicy } from './repeated-reads.ts'

/** What stands between a call and the API. */
export type CallGuard = {
  /** Throws where a call may not leave, such as while logging out. */
  readonly assertAllowed: (path: string) => void
  /** Whose session it is; another's begins with another token. */
  readonly session: () => string | undefined
  /** Told when the API no longer accepts the token of this session. */
  readonly sessionEnded: (session: string | undefined) => void
  /** What the calls are made for; without it each one stands for itself. */
  readonly trace?: Trace | undefined
  readonly patience?: RetryPolicy | undefined
  /** By the clock of `patience`: when nothing is worth repeating any more, because a page of several calls waits. */
  readonly repeatUntil?: number | undefined
}

type Guarded = {
  /** Method and path, as a failure names them. */
  readonly call: string
  readonly path: string
  readonly via: CallGuard
  /** Of the call with all its repeats. */
  readonly timeoutMs: number
  /** Whether it changes nothing, and may therefore be made again. */
  readonly isRead: boolean
  /** Of whoever no longer wants the answer; their own error comes back. */
  readonly given?: AbortSignal | null | undefined
}

/** What each try has to carry and to look at. */
export type Attempt = { readonly signal: AbortSignal; readonly traceparent: string }

/** Makes a call within its time; whatever goes wrong is an {@link ApiFailure} that names its trace. */
export async function guarded<Answer>(
  guard: Guarded,
  exchange: (attempt: Attempt) => Promise<Answer>,
): Promise<Answer> {
  const { call, via, timeoutMs, given } = guard
  const session = via.session()
  const trace = via.trace ?? newTrace(randomHex)
  const deadline = AbortSignal.timeout(timeoutMs)
  const signal = given ? AbortSignal.any([given, deadline]) : deadline
  try {
    return await repeating(guard, signal, () => {
      via.assertAllowed(guard.path)
      const traceparent = writeTraceparent(nextSpan(trace, randomHex))
      return Promise.race([exchange({ signal, traceparent }), endOf(signal)])
    })
  } catch (error) {
    if (given?.aborted) throw error
    const failure = asFailure(call, error).within(trace.traceId)
    if (failure.kind === 'session-ended') via.sessionEnded(session)
    throw failure
  }
}

/** The call, and once it has failed in passing again, as long as it reads, there is time, and the session lasts. */
async function repeating<Answer>(
  { call, via, timeoutMs, isRead }: Guarded,
  signal: AbortSignal,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const { pause, chance, now } = via.patience ?? RETRY_POLICY
  const session = via.session()
  const end = Math.min(now() + timeoutMs, via.repeatUntil ?? Infinity)
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRead || signal.aborted) throw error
      const failure = asFailure(call, error)
      const wait = pauseBeforeRepeat({ failure, repeats, leftMs: end - now(), chance: chance() })
      if (wait === undefined) throw failure
      await pause(wait, signal)
      if (via.session() !== session) throw failure
    }
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
