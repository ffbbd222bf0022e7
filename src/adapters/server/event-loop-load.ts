import { performance, type EventLoopUtilization } from 'node:perf_hooks'

/** Utilisation of the event loop from which the process counts as busy, 0 to 1. */
const BUSY = 0.9
/** Minimum duration of a measurement in ms. */
const WINDOW = 100

type Measure = (since?: EventLoopUtilization) => EventLoopUtilization

/** Measures whether this process has recently used a whole core. */
export class EventLoopLoad {
  readonly #measure: Measure
  #start: EventLoopUtilization
  #isBusy = false

  constructor(measure: Measure = (since) => performance.eventLoopUtilization(since)) {
    this.#measure = measure
    this.#start = measure()
  }

  isBusy(): boolean {
    const { active, idle, utilization } = this.#measure(this.#start)
    if (active + idle >= WINDOW) {
      this.#isBusy = utilization > BUSY
      this.#start = this.#measure()
    }
    return this.#isBusy
  }
}
