import type { Clock } from '#application/kernel/clock.port.ts'
import { ManualClock } from '../../tests/fixtures/clock.fixture.ts'

/**
 * Clock of a scenario: starts at the current time, because a server under test uses the real time, and advances when
 * the scenario requests it.
 */
export class ScenarioClock implements Clock {
  readonly #hand = new ManualClock()
  readonly #ahead = Date.now() - this.#hand.now()

  now(): number {
    return this.#hand.now() + this.#ahead
  }

  after(ms: number, run: () => void): () => void {
    return this.#hand.after(ms, run)
  }

  every(ms: number, run: () => void): () => void {
    return this.#hand.every(ms, run)
  }

  pass(ms: number): void {
    this.#hand.pass(ms)
  }
}
