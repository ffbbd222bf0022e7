type Due = { readonly at: number; readonly run: () => unknown }

/** Rounds of the event loop after which all immediate effects of an event have ended: parsing, stores, next calls. */
const ROUNDS = 4

/** Runs all pending work that does not wait for a timer. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await new Promise(setImmediate)
}

/** Time of a simulated day: it advances on demand, and events run one after the other. */
export class VirtualTime {
  #now = Date.UTC(2026, 10, 23, 8)
  readonly #due = new Set<Due>()
  readonly #afterEach: (events: number) => void

  /** `afterEach` receives the number of events of this advance. If it throws, the advance stops. */
  constructor(afterEach: (events: number) => void) {
    this.#afterEach = afterEach
  }

  now(): number {
    return this.#now
  }

  /** Schedules `run`, and returns a function that cancels it. */
  after(ms: number, run: () => unknown): () => void {
    const due = { at: this.#now + Math.max(0, ms), run }
    this.#due.add(due)
    return () => this.#due.delete(due)
  }

  async pass(ms: number): Promise<void> {
    await settle()
    const end = this.#now + ms
    let events = 0
    for (let next = this.#nextBy(end); next; next = this.#nextBy(end)) {
      this.#now = next.at
      this.#due.delete(next)
      await next.run()
      await settle()
      this.#afterEach(++events)
    }
    this.#now = end
  }

  /** The next event; among events with the same time, the one that was scheduled first. */
  #nextBy(end: number): Due | undefined {
    let next: Due | undefined
    for (const due of this.#due) if (due.at <= end && (!next || due.at < next.at)) next = due
    return next
  }
}
