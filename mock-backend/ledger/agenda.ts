/** Job that runs when the clock passes a time; `at` is that time, also if the clock was read later. */
export type Task = (at: number) => void

type Job = { readonly at: number; readonly task: Task }

/** The jobs that are due later. The clock is asked by each call, and by the server once a second. */
export class Agenda {
  readonly clock: () => number
  /** Latest first, so that the next job is the last one. */
  readonly #jobs: Job[] = []
  #isRunning = false

  constructor(clock: () => number) {
    this.clock = clock
  }

  /** Jobs of the same time run in the order in which they were added. A past time is due at once. */
  at(at: number, task: Task): void {
    let [low, high] = [0, this.#jobs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#jobs[middle]!.at > at) low = middle + 1
      else high = middle
    }
    this.#jobs.splice(low, 0, { at, task })
  }

  /** Runs due jobs, oldest first. A clock that was set back undoes nothing. */
  run(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    const now = this.clock()
    try {
      for (let job = this.#jobs.at(-1); job !== undefined && job.at <= now; job = this.#jobs.at(-1)) {
        this.#jobs.pop()
        job.task(job.at)
      }
    } finally {
      this.#isRunning = false
    }
  }
}
