/** A promise of the shop that was broken, and how. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
  readonly promise: string

  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`)
    this.promise = promise
  }
}
