/** Error for a violated invariant (`promise`), with the details as message. */
export class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation'
  readonly promise: string

  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`)
    this.promise = promise
  }
}
