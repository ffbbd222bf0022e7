type Limits = {
  /** Maximum number of tasks that run concurrently. */
  readonly concurrency: number
  /** Maximum number of tasks that wait. */
  readonly length: number
  /** Number of running and waiting tasks up to which a task is accepted even if its estimated wait is too long. */
  readonly always?: number
  /** Maximum wait of a task in ms, estimated when the task arrives. */
  readonly longestWait?: number
  /** Maximum number of concurrent tasks while the CPU is busy: more of them would only delay each other. */
  readonly whenBusy?: number
}

type Surroundings = {
  /** Time in ms. */
  readonly now: () => number
  readonly isBusy: () => boolean
}

/** Weight of the latest interval in the moving average. */
const LAST = 0.2

/**
 * Load shedding: runs tasks in order. Rejects tasks beyond the length of the queue, and those that would wait too long
 * at the current rate, instead of increasing the waits of all.
 */
export class BoundedQueue {
  readonly #limits: Required<Limits>
  readonly #surroundings: Surroundings
  readonly #waiting: (() => void)[] = []
  #running = 0
  /** Average time in ms between the ends of two tasks while others wait; 0 if unknown. */
  #interval = 0
  /**
   * Time of the last end of a task; undefined if no task was waiting then, because the interval to the next end does
   * not show the rate of the queue.
   */
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
   * Runs the task when its turn comes. Returns `undefined`, without starting the task, if the queue is full or the wait
   * would be too long. An aborted task leaves the queue.
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
      const index = this.#waiting.indexOf(resolve)
      if (index === -1) return
      this.#waiting.splice(index, 1)
      reject(signal.reason)
    })
    return promise
  }

  /** Runs a task that is already included in the number of running tasks. */
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
