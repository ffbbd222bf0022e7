import type { LengthRefusal } from '#domain/quick-order/list-rows.ts'

/** Thrown for a file that is no list by its lengths. */
export class TooLong extends Error {
  readonly refusal: LengthRefusal

  constructor(refusal: LengthRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}
