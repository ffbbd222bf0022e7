import { ApiFailure } from '#application/shared/api-failure.ts'

export const MOST_REPEATS = 2

/** Milliseconds; chance spreads what many browsers ask again after the same fault. */
const SHORTEST_PAUSE = 200
const LONGEST_PAUSE = 800

/** How long is waited, and by what chance; a test waits for nothing. */
export type RetryPolicy = {
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** From 0 to below 1. */
  readonly chance: () => number
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number
}

export const RETRY_POLICY: RetryPolicy = { pause, chance: Math.random, now: () => performance.now() }

type Failed = {
  readonly failure: ApiFailure
  /** How often it was asked again already. */
  readonly repeats: number
  /** Milliseconds until the whole call has to be over. */
  readonly leftMs: number
  readonly chance: number
}

/** Milliseconds to wait before the call is made once more; `undefined` where that is of no use or too late. */
export function pauseBeforeRepeat({ failure, repeats, leftMs, chance }: Failed): number | undefined {
  if (repeats >= MOST_REPEATS || !mayPass(failure)) return undefined
  const jitter = SHORTEST_PAUSE + chance * (LONGEST_PAUSE - SHORTEST_PAUSE)
  const pause = Math.max(jitter, (failure.retryAfter ?? 0) * 1000)
  return pause < leftMs ? pause : undefined
}

/** What may be over in a moment. An answer that is off the contract will be so again; a refusal stands. */
const mayPass = ({ kind }: ApiFailure) => kind === 'offline' || kind === 'unavailable'

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
