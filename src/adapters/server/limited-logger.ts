import type { Logger } from './logger.ts'
import { currentRequestContext } from './request-context.ts'

/** Limits of log lines that requests cause, within a window in ms. Lines outside of requests are not limited. */
const WINDOW = 60_000
const FROM_ONE = 60
const FROM_ALL = 600

/**
 * Limits the log lines that requests cause, per client and in total, so that attackers cannot fill the log. The number
 * of omitted lines is logged once per window. Audit lines have separate limits, lines of `debug` are unlimited.
 */
export function limitedLogger(logger: Logger, now = () => performance.now()): Logger {
  const lines = new LineLimit(now)
  const isWritten = () => {
    const requestContext = currentRequestContext()
    if (requestContext === undefined) return true
    const result = lines.count(requestContext.client ?? '')
    if (result === 'first-left-out')
      logger.info('Log lines are left out for a minute', { address: requestContext.client })
    return result === 'written'
  }
  return {
    ...logger,
    error: (message, cause, fields) => {
      if (isWritten()) logger.error(message, cause, fields)
    },
    info: (message, fields) => {
      if (isWritten()) logger.info(message, fields)
    },
  }
}

/** Counts lines in fixed windows. Stores at most as many clients as lines may be written. */
class LineLimit {
  readonly #now: () => number
  readonly #counts = new Map<string, number>()
  #total = 0
  #isLogged = false
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
    if (this.#isLogged) return 'left-out'
    this.#isLogged = true
    return 'first-left-out'
  }

  #begin(): void {
    this.#counts.clear()
    this.#total = 0
    this.#isLogged = false
    this.#end = this.#now() + WINDOW
  }
}
