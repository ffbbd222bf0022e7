import { batchesOf } from '#domain/shared/batches.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { LineQuery, CheckedLine } from '#domain/quick-order/checked-line.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { type CheckDepth, LineCheck } from './line-check.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Batch size; small enough for early results. */
const LINES_PER_CHECK = 250

export class CheckLines extends dependsOn({ lineCheck: LineCheck }) {
  /** Reports each batch as it arrives; a later failure does not revoke earlier results. */
  async run(
    lines: readonly LineQuery[],
    depth: CheckDepth,
    onAnswers: (answers: readonly CheckedLine[]) => void,
    signal?: AbortSignal,
  ): Promise<Result<void, Rejection>> {
    return resultOf(async () => {
      try {
        for (const batch of batchesOf(lines, LINES_PER_CHECK)) {
          onAnswers(await this.deps.lineCheck.check(batch, depth, signal))
        }
      } catch (error) {
        if (!signal?.aborted) throw error
      }
      return ok(undefined)
    })
  }
}
