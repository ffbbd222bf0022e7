import { ApiFailure } from '#application/kernel/api-failure.ts'
import { newTrace, nextSpan, writeTraceparent, type Trace } from '#domain/shared/trace-context.ts'
import { randomHex } from './random-hex.ts'
import { RETRY_POLICY, retryDelay, type RetryPolicy } from './retry-policy.ts'

/** Functions that run before and after every call. */
export type CallInterceptor = {
  /** Throws if the call is not allowed, such as during a logout. */
  readonly assertAllowed: (path: string) => void
  /** Token of the current session; it changes with a new login. */
  readonly session: () => string | undefined
  /** Called when the API rejects the token of `session`. */
  readonly sessionEnded: (session: string | undefined) => void
  /** Called when a call has failed after all retries, except if the API has rejected it. */
  readonly failed?: () => void
  /** Parent trace of the calls; if absent, each call starts a trace. */
  readonly trace?: Trace | undefined
  readonly retryPolicy?: RetryPolicy | undefined
  /**
   * Time by the clock of `retryPolicy` after which calls are not retried. Set while a page is loaded, because it waits
   * for several calls.
   */
  readonly retryUntil?: number | undefined
}

type InterceptedCall = {
  /** Method and path, for error messages. */
  readonly call: string
  readonly path: string
  readonly via: CallInterceptor
  /** Timeout in ms of the call including its retries. */
  readonly timeoutMs: number
  /** True for calls without side effects, which may be retried. */
  readonly isRead: boolean
  /** Abort signal of the caller. If it aborts, the abort error is rethrown unchanged. */
  readonly callerSignal?: AbortSignal | null | undefined
}

/** Abort signal and trace header of one attempt. */
export type Attempt = { readonly signal: AbortSignal; readonly traceparent: string }

/** Runs a call with timeout and retries; every error becomes an {@link ApiFailure} with its trace id. */
export async function interceptCall<Answer>(
  intercepted: InterceptedCall,
  exchange: (attempt: Attempt) => Promise<Answer>,
): Promise<Answer> {
  const { call, via, timeoutMs, callerSignal } = intercepted
  const session = via.session()
  const trace = via.trace ?? newTrace(randomHex)
  const deadline = new AbortController()
  // cleared after the call, unlike the timer of `AbortSignal.timeout`
  const timer = setTimeout(
    () => deadline.abort(new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  )
  // in Node, a pending call does not keep the process alive
  if (typeof timer === 'object') timer.unref()
  const signal = callerSignal ? firstOf(callerSignal, deadline.signal) : deadline.signal
  try {
    return await withRetries(intercepted, signal, () => {
      via.assertAllowed(intercepted.path)
      const traceparent = writeTraceparent(nextSpan(trace, randomHex))
      return Promise.race([exchange({ signal, traceparent }), endOf(signal)])
    })
  } catch (error) {
    if (callerSignal?.aborted) throw error
    const failure = asFailure(call, error).within(trace.traceId)
    if (failure.kind === 'session-ended') via.sessionEnded(session)
    if (failure.kind !== 'refused') via.failed?.()
    throw failure
  } finally {
    clearTimeout(timer)
  }
}

/** Retries a read after a temporary failure, while time remains and the session is the same. */
async function withRetries<Answer>(
  { call, via, timeoutMs, isRead }: InterceptedCall,
  signal: AbortSignal,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const { pause, chance, now } = via.retryPolicy ?? RETRY_POLICY
  const session = via.session()
  const end = Math.min(now() + timeoutMs, via.retryUntil ?? Infinity)
  for (let retries = 0; ; retries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRead || signal.aborted) throw error
      const failure = asFailure(call, error)
      const wait = retryDelay({ failure, retries, leftMs: end - now(), chance: chance() })
      if (wait === undefined) throw failure
      await pause(wait, signal)
      if (via.session() !== session) throw failure
    }
  }
}

/** Aborts with the first of the signals. Like `AbortSignal.any`, which older supported browsers lack. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}

/** Rejects on timeout, even if the fetch ignores the signal. */
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
