import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { consumed } from './limiter.ts'
import type { Attempts, AttemptRule, ServerMemory } from './server-memory.ts'

const MOST_ENTRIES = 5_000

/** Cache of a single process; also the fallback while Redis is unavailable. */
export class ProcessMemory implements ServerMemory {
  readonly #kept = new LRUCache<string, string>({ max: MOST_ENTRIES })

  recall = (key: string): Promise<string | undefined> => Promise.resolve(this.#kept.get(key))

  keep = (key: string, value: string, seconds: number): Promise<void> => {
    this.#kept.set(key, value, { ttl: seconds * 1000 })
    return Promise.resolve()
  }

  attempts = ({ name, most, within, wait }: AttemptRule): Attempts => {
    const limiter = new RateLimiterMemory({
      keyPrefix: name,
      points: most,
      duration: within,
      blockDuration: wait,
    })
    return {
      take: (key) => consumed(limiter, key),
      giveBack: async (key) => void (await limiter.reward(key)),
      forget: async (key) => void (await limiter.delete(key)),
    }
  }

  close = (): Promise<void> => Promise.resolve()
}
