/** A promise of the shop that was broken, and how. */
export class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation'
  readonly promise: string

  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`)
    this.promise = promise
  }
}
