import type { ListFileRejection } from '#application/quick-order/list-files.port.ts'

/** Thrown by a parser for a file that is not a list, with the reason. */
export class FileRejected extends Error {
  readonly rejection: ListFileRejection

  constructor(rejection: ListFileRejection) {
    super(rejection.kind)
    this.rejection = rejection
  }
}
