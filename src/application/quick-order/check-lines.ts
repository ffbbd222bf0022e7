import { batchesOf } from '#domain/shared/batches.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { LineQuery, CheckedLine } from '#domain/quick-order/checked-line.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { CheckDepth, LineCheck } from './line-check.port.ts'

/** Batch size; small enough for early results. */
const LINES_PER_CHECK = 250

export type CheckRejection = { readonly kind: 'logged-out' | 'unreachable' }

export class CheckLines {
  readonly #lineCheck: LineCheck

  constructor(lineCheck: LineCheck) {
    this.#lineCheck = lineCheck
  }

  /** Reports each batch as it arrives; a later failure does not revoke earlier results. */
  async run(
    lines: readonly LineQuery[],
    depth: CheckDepth,
    onAnswers: (answers: readonly CheckedLine[]) => void,
    signal?: AbortSignal,
  ): Promise<Result<void, CheckRejection>> {
    try {
      for (const batch of batchesOf(lines, LINES_PER_CHECK)) {
        onAnswers(await this.#lineCheck.check(batch, depth, signal))
      }
      return ok(undefined)
    } catch (error) {
      if (signal?.aborted) return ok(undefined)
      if (!(error instanceof ApiFailure)) throw error
      const ended = error.kind === 'session-ended' || error.kind === 'logged-out'
      return fail({ kind: ended ? 'logged-out' : 'unreachable' })
    }
  }
}
