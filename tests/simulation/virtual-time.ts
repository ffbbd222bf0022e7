type Due = { readonly at: number; readonly run: () => unknown }

/** Rounds of the event loop within which all that follows from one event has happened: parsing, stores, next calls. */
const ROUNDS = 4

/** Runs all work that needs no time. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await new Promise(setImmediate)
}

/** Time of a simulated day: it advances on demand, and events run one after the other. */
export class VirtualTime {
  #now = Date.UTC(2026, 10, 23, 8)
  readonly #due = new Set<Due>()
  readonly #afterEach: (events: number) => void

  /** `afterEach` gets the number of events since time began to advance, and stops by a throw. */
  constructor(afterEach: (events: number) => void) {
    this.#afterEach = afterEach
  }

  now(): number {
    return this.#now
  }

  /** Answers how to cancel it. */
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

  /** The earliest planned event among those with the same time. */
  #nextBy(end: number): Due | undefined {
    let next: Due | undefined
    for (const due of this.#due) if (due.at <= end && (!next || due.at < next.at)) next = due
    return next
  }
}
