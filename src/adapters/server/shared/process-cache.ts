import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { consumeRateLimit } from './limiter.ts'
import type { RateLimiter, RateLimit, ServerCache } from './server-cache.ts'

const ENTRIES_MAX = 5_000

/** Cache of a single process; also the fallback while Redis is unavailable. */
export class ProcessCache implements ServerCache {
  readonly #entries = new LRUCache<string, string>({ max: ENTRIES_MAX })

  get = (key: string): Promise<string | undefined> => Promise.resolve(this.#entries.get(key))

  set = (key: string, value: string, seconds: number): Promise<void> => {
    this.#entries.set(key, value, { ttl: seconds * 1000 })
    return Promise.resolve()
  }

  attempts = ({ name, max, within, wait }: RateLimit): RateLimiter => {
    const limiter = new RateLimiterMemory({
      keyPrefix: name,
      points: max,
      duration: within,
      blockDuration: wait,
    })
    return {
      consume: (key) => consumeRateLimit(limiter, key),
      refund: async (key) => void (await limiter.reward(key)),
      reset: async (key) => void (await limiter.delete(key)),
    }
  }

  close = (): Promise<void> => Promise.resolve()
}
