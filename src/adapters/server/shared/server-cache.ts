import type { SharedCache } from '#application/shared/shared-cache.ts'

/** Rate limit: `max` attempts within `within` seconds, then a block of `wait` seconds. */
export type RateLimit = {
  readonly name: string
  readonly max: number
  readonly within: number
  readonly wait: number
}

export type RateLimiter = {
  /** Counts an attempt. Resolves to the seconds to wait; 0 if it is allowed. */
  readonly consume: (key: string) => Promise<number>
  /** Refunds the last attempt. */
  readonly refund: (key: string) => Promise<void>
  readonly reset: (key: string) => Promise<void>
}

/** State that outlives a request, stored in the process or shared by all replicas. */
export type ServerCache = SharedCache & {
  readonly attempts: (rule: RateLimit) => RateLimiter
  readonly close: () => Promise<void>
}
