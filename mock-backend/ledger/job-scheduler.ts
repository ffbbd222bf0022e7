/** Job that runs once the clock has passed its time; `at` is the planned time, even if the job runs later. */
export type ScheduledTask = (at: number) => void

type Job = { readonly at: number; readonly task: ScheduledTask }

/** Schedules jobs. Due jobs run before each call; a server also runs them once a second. */
export class JobScheduler {
  readonly clock: () => number
  /** Latest first, so that the next job is the last one. */
  readonly #jobs: Job[] = []
  #isRunning = false

  constructor(clock: () => number) {
    this.clock = clock
  }

  /**
   * Schedules a job. Jobs of the same time run in the order in which they were added. A job of a past time is
   * due at once.
   */
  at(time: number, task: ScheduledTask): void {
    let [low, high] = [0, this.#jobs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#jobs[middle]!.at > time) low = middle + 1
      else high = middle
    }
    this.#jobs.splice(low, 0, { at: time, task })
  }

  /** Runs due jobs, oldest first. Setting the clock back does not undo jobs that have run. */
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
