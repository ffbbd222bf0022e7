/** Clock of the mock backend. `/demo/clock` sets it, and it continues from there. */
export class DemoClock {
  readonly #real: () => number
  #ahead = 0

  constructor(real: () => number) {
    this.#real = real
  }

  now(): number {
    return this.#real() + this.#ahead
  }

  moveTo(time: number): void {
    this.#ahead = time - this.#real()
  }
}
