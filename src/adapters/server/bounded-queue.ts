type Limits = {
  /** Tasks that may run concurrently. */
  readonly concurrency: number
  /** Tasks that may wait. */
  readonly length: number
  /** Number of tasks that are never refused because of their wait. */
  readonly always?: number
  /** Time in ms that a task may wait, estimated when it arrives. */
  readonly longestWait?: number
  /** Number of concurrent tasks while the CPU is busy: more would only delay all of them. */
  readonly whenBusy?: number
}

type Surroundings = {
  /** In ms. */
  readonly now: () => number
  readonly isBusy: () => boolean
}

/** Weight of the last measurement. */
const LAST = 0.2

/**
 * Load shedding: runs tasks in order, and refuses further ones instead of growing waits: those beyond the
 * length of the queue, and those that would wait too long at the current rate.
 */
export class BoundedQueue {
  readonly #limits: Required<Limits>
  readonly #surroundings: Surroundings
  readonly #waiting: (() => void)[] = []
  #running = 0
  /** Time in ms between the ends of two tasks while others wait; 0 if unknown. */
  #interval = 0
  /** Undefined if no task waited after the last end: the next one then says nothing about the rate. */
  #lastEnd: number | undefined

  constructor(
    limits: Limits,
    surroundings: Surroundings = { now: () => performance.now(), isBusy: () => false },
  ) {
    const { concurrency } = limits
    this.#limits = { always: concurrency, longestWait: Infinity, whenBusy: concurrency, ...limits }
    this.#surroundings = surroundings
  }

  /**
   * `undefined` if the task would have to wait too long; it is not started then. An aborted one leaves the
   * queue.
   */
  run<Value>(task: () => Promise<Value>, signal?: AbortSignal): Promise<Value> | undefined {
    this.#startNext()
    if (this.#running < this.#concurrency) {
      this.#running += 1
      return this.#counted(task)
    }
    return this.#isRefused() ? undefined : this.#turn(signal).then(() => this.#counted(task))
  }

  get #concurrency(): number {
    const { concurrency, whenBusy } = this.#limits
    return this.#running >= whenBusy && this.#surroundings.isBusy() ? whenBusy : concurrency
  }

  #isRefused(): boolean {
    const { concurrency, length, always, longestWait } = this.#limits
    const present = this.#running + this.#waiting.length
    if (present >= concurrency + length) return true
    return present >= always && (this.#waiting.length + 1) * this.#interval > longestWait
  }

  #turn(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    signal?.addEventListener('abort', () => {
      const place = this.#waiting.indexOf(resolve)
      if (place === -1) return
      this.#waiting.splice(place, 1)
      reject(signal.reason)
    })
    return promise
  }

  /** Runs a task that is counted as running already. */
  async #counted<Value>(task: () => Promise<Value>): Promise<Value> {
    try {
      return await task()
    } finally {
      this.#running -= 1
      this.#measure()
      this.#startNext()
    }
  }

  #startNext(): void {
    while (this.#waiting.length > 0 && this.#running < this.#concurrency) {
      this.#running += 1
      this.#waiting.shift()?.()
    }
  }

  #measure(): void {
    const now = this.#surroundings.now()
    if (this.#lastEnd !== undefined) {
      const interval = now - this.#lastEnd
      this.#interval = this.#interval === 0 ? interval : this.#interval * (1 - LAST) + interval * LAST
    }
    this.#lastEnd = this.#waiting.length > 0 ? now : undefined
  }
}
