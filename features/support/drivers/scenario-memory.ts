import { ProcessCache } from '#adapters/server/shared/process-cache.ts'
import type { RateLimiter, RateLimit, ServerCache } from '#adapters/server/shared/server-cache.ts'

/** Server cache of one scenario, which is emptied before the next. */
export class ScenarioMemory implements ServerCache {
  #memory = new ProcessCache()
  #attempts = new Map<string, RateLimiter>()

  forget(): void {
    this.#memory = new ProcessCache()
    this.#attempts = new Map()
  }

  get = (key: string) => this.#memory.get(key)

  set = (key: string, value: string, seconds: number) => this.#memory.set(key, value, seconds)

  attempts = (rule: RateLimit): RateLimiter => {
    const counted = () => {
      const knownAttempts = this.#attempts.get(rule.name) ?? this.#memory.attempts(rule)
      this.#attempts.set(rule.name, knownAttempts)
      return knownAttempts
    }
    return {
      consume: (key) => counted().consume(key),
      refund: (key) => counted().refund(key),
      reset: (key) => counted().reset(key),
    }
  }

  close = () => this.#memory.close()
}
