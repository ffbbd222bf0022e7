import type { ListFileRejection } from '#application/quick-order/list-files.port.ts'

/** Thrown by a parser for a file that is not a list, with the reason. */
export class FileRefused extends Error {
  readonly refusal: ListFileRejection

  constructor(refusal: ListFileRejection) {
    super(refusal.kind)
    this.refusal = refusal
  }
}
