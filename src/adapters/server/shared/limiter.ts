import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Seconds to wait. The library rejects with its result when there are no attempts left. */
export async function consumed(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (result) {
    if (result instanceof RateLimiterRes) return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
    throw result
  }
}
