import type { Clock } from '#application/kernel/clock.port.ts'
import { HandClock } from '../../tests/fixtures/clock.fixture.ts'

/** Begins now, because a server under test lives in the present, and goes on when the scenario says so. */
export class ScenarioClock implements Clock {
  readonly #hand = new HandClock()
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
