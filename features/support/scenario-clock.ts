import type { Clock } from '#application/kernel/clock.port.ts'
import type { Depth } from './depths.ts'
import { ManualClock } from '../../tests/fixtures/clock.fixture.ts'

/** Tuesday morning before the cut-off time, so that a scenario does not depend on the time of its run. */
const WORKING_DAY = Date.UTC(2026, 10, 24, 8)

/**
 * Clock of a scenario, advances when the scenario requests it. It starts on a fixed day in memory, and at the current
 * time at other levels, because their server and browser use the real time.
 */
export class ScenarioClock implements Clock {
  readonly #hand = new ManualClock()
  readonly #ahead: number

  constructor(depth: Depth) {
    this.#ahead = (depth === 'memory' ? WORKING_DAY : Date.now()) - this.#hand.now()
  }

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
