import { batchesOf } from '#domain/shared/batches.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { LineQuery, CheckedLine } from '#domain/quick-order/checked-line.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { type LineCheckScope, LineCheck } from './line-check.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Number of lines per call; small, so that the first results arrive early. */
const LINES_PER_CHECK = 250

export class CheckLines extends dependsOn({ lineCheck: LineCheck }) {
  /**
   * Looks up each number once. Calls the listener with each batch when it arrives. The results of earlier batches
   * remain valid if a later batch fails.
   */
  async run(
    lines: readonly LineQuery[],
    depth: LineCheckScope,
    onAnswers: (answers: readonly CheckedLine[]) => void,
    signal?: AbortSignal,
  ): Promise<Result<void, Rejection>> {
    const groups = [...groupBy(lines, ({ input }) => input).values()]
    const queries = groups.flatMap(([line], lineNo) => (line ? { ...line, lineNo } : []))
    const batches = batchesOf(queries, LINES_PER_CHECK)
    const check = async (batch: readonly LineQuery[] | undefined) =>
      batch ? this.deps.lineCheck.check(batch, depth, signal) : []
    return resultOf(async () => {
      try {
        let nextAnswers = check(batches[0])
        for (const index of batches.keys()) {
          const answers = await nextAnswers
          // the server checks the next lines while the browser shows these results
          nextAnswers = check(batches[index + 1])
          onAnswers(
            answers.flatMap((answer) =>
              (groups[answer.lineNo] ?? []).map(({ lineNo }) => ({ ...answer, lineNo })),
            ),
          )
        }
      } catch (error) {
        if (!signal?.aborted) throw error
      }
      return ok(undefined)
    })
  }
}
