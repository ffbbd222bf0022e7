import type { Clock } from './clock.port.ts'

/** Runs only the last of several calls that follow each other within the delay. */
export class Debounce {
  readonly #clock: Clock
  #cancel: (() => void) | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get isWaiting(): boolean {
    return this.#cancel !== undefined
  }

  /** Replaces a pending call. */
  after(ms: number, work: () => void): void {
    this.cancel()
    this.#cancel = this.#clock.after(ms, () => {
      this.#cancel = undefined
      work()
    })
  }

  cancel(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}
