import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../logger.ts'

/** Maximum blocking of the event loop in ms; a longer one is logged. */
const HELD_MAX = 200
/** Interval of the measurements in ms. */
const INTERVAL = 50
const LINE_LENGTH_MAX = 500

/** Logs the requests that ran while the event loop was blocked. */
export class EventLoopGuard {
  readonly #running = new Set<{ readonly name: string }>()
  #ended: string[] = []
  #due = 0
  #cpu = process.cpuUsage()

  readonly observe: MiddlewareHandler = async ({ req: { method, path } }, next) => {
    const request = { name: `${method} ${path}` }
    this.#running.add(request)
    try {
      await next()
    } finally {
      this.#running.delete(request)
      this.#ended.push(request.name)
    }
  }

  /** Starts the measurements; returns the stop function. */
  watch(logger: Pick<Logger, 'info'>): () => void {
    const timer = setInterval(() => this.#look(logger), INTERVAL).unref()
    this.#begin()
    return () => clearInterval(timer)
  }

  #look(logger: Pick<Logger, 'info'>): void {
    const heldMs = Math.round(performance.now() - this.#due)
    if (heldMs > HELD_MAX) {
      const { user, system } = process.cpuUsage(this.#cpu)
      const requests = new Set([...this.#ended, ...[...this.#running].map(({ name }) => name)])
      logger.info('The event loop was held', {
        heldMs,
        // if much less than the blocked time, other processes have used the CPU
        cpuMs: Math.round((user + system) / 1_000),
        requests: [...requests].join(', ').slice(0, LINE_LENGTH_MAX),
      })
    }
    this.#begin()
  }

  #begin(): void {
    this.#ended = []
    this.#due = performance.now() + INTERVAL
    this.#cpu = process.cpuUsage()
  }
}
