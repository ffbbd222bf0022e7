import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts an attempt; returns the seconds to wait. The library rejects with its result if the limit is reached. */
export async function consumeRateLimit(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (result) {
    if (result instanceof RateLimiterRes) return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
    throw result
  }
}
