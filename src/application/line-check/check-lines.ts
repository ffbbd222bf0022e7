import { batchesOf } from '#domain/shared/batches.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { LineQuery, CheckedLine } from '#domain/quick-order/checked-line.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { type CheckDepth, LineCheck } from './line-check.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Number of lines per call; small, so that the first results arrive early. */
const LINES_PER_CHECK = 250

export class CheckLines extends dependsOn({ lineCheck: LineCheck }) {
  /**
   * Calls the listener with each batch when it arrives. The results of earlier batches remain valid if a later batch
   * fails.
   */
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
