import { ApiFailure } from '#application/kernel/api-failure.ts'

export const RETRIES_MAX = 2

/** Pauses before a retry in ms. A random part spreads the retries of many browsers after the same failure. */
const PAUSE_MIN = 200
const PAUSE_MAX = 800

/** Time and random numbers for retries; replaced in tests. */
export type RetryPolicy = {
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** Random number from 0 to below 1. */
  readonly chance: () => number
  /** Time of a monotonic clock in ms. */
  readonly now: () => number
}

export const RETRY_POLICY: RetryPolicy = { pause, chance: Math.random, now: () => performance.now() }

type Failed = {
  readonly failure: ApiFailure
  /** Number of retries so far. */
  readonly retries: number
  /** Time in ms until the timeout of the whole call. */
  readonly leftMs: number
  readonly chance: number
}

/** Pause before the next retry in ms; `undefined` if a retry is useless or too late. */
export function retryDelay({ failure, retries, leftMs, chance }: Failed): number | undefined {
  if (retries >= RETRIES_MAX || !isTemporary(failure)) return undefined
  const jitter = PAUSE_MIN + chance * (PAUSE_MAX - PAUSE_MIN)
  const pause = Math.max(jitter, (failure.retryAfter ?? 0) * 1000)
  return pause < leftMs ? pause : undefined
}

/** True for temporary failures. After a contract violation or a rejection, a retry would fail again. */
const isTemporary = ({ kind }: ApiFailure) => kind === 'offline' || kind === 'unavailable'

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
