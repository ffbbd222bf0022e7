type Limits = {
  /** Tasks that may run concurrently. */
  readonly concurrency: number
  /** Tasks that may wait. */
  readonly length: number
}

/** Runs tasks in their order, and refuses further ones instead of letting all of them wait ever longer. */
export class BoundedQueue {
  readonly #limits: Limits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** `undefined` if the queue is full; the task is not started then. */
  run<Value>(task: () => Promise<Value>): Promise<Value> | undefined {
    const { concurrency, length } = this.#limits
    const mustWait = this.#running >= concurrency
    return mustWait && this.#waiting.length >= length ? undefined : this.#inTurn(task, mustWait)
  }

  async #inTurn<Value>(task: () => Promise<Value>, mustWait: boolean): Promise<Value> {
    if (mustWait) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      // the next task takes over the place of this one
      if (next) next()
      else this.#running -= 1
    }
  }
}
