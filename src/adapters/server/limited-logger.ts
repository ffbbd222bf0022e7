import type { Logger } from './logger.ts'
import { currentTrail } from './request-trail.ts'

/** Limits of the lines that requests cause within a window. A line outside of requests is always written. */
const WINDOW = 60_000
const FROM_ONE = 60
const FROM_ALL = 600

/**
 * Limits the lines that requests cause, for each client and for all of them, so that no stranger fills the log. That
 * lines are left out is told once for each window. Audit lines have limits of their own, lines of `debug` have none.
 */
export function limitedLogger(logger: Logger, now = () => performance.now()): Logger {
  const lines = new LineLimit(now)
  const isWritten = () => {
    const trail = currentTrail()
    if (trail === undefined) return true
    const verdict = lines.count(trail.client ?? '')
    if (verdict === 'first-left-out')
      logger.info('Log lines are left out for a minute', { address: trail.client })
    return verdict === 'written'
  }
  return {
    ...logger,
    error: (message, cause, facts) => {
      if (isWritten()) logger.error(message, cause, facts)
    },
    info: (message, facts) => {
      if (isWritten()) logger.info(message, facts)
    },
  }
}

/** Counts in fixed windows. Holds no more clients than lines may be written. */
class LineLimit {
  readonly #now: () => number
  readonly #counts = new Map<string, number>()
  #total = 0
  #isTold = false
  #end = -Infinity

  constructor(now: () => number) {
    this.#now = now
  }

  count(client: string): 'written' | 'first-left-out' | 'left-out' {
    if (this.#now() >= this.#end) this.#begin()
    const count = this.#counts.get(client) ?? 0
    if (count < FROM_ONE && this.#total < FROM_ALL) {
      this.#counts.set(client, count + 1)
      this.#total += 1
      return 'written'
    }
    if (this.#isTold) return 'left-out'
    this.#isTold = true
    return 'first-left-out'
  }

  #begin(): void {
    this.#counts.clear()
    this.#total = 0
    this.#isTold = false
    this.#end = this.#now() + WINDOW
  }
}
