import { performance, type EventLoopUtilization } from 'node:perf_hooks'

/** Share of the time in which the event loop had something to do. */
const BUSY = 0.9
/** Minimum time in ms of a measurement. */
const WINDOW = 100

type Measure = (since?: EventLoopUtilization) => EventLoopUtilization

/** Measures whether this process has used up its core recently. */
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
