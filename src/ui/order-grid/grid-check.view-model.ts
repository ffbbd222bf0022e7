import { makeAutoObservable, observableRef } from 'mobx'
import { Debounce } from '#application/kernel/debounce.ts'
import type { CheckLines } from '#application/line-check/check-lines.ts'
import type { LineCheckScope } from '#application/line-check/line-check.port.ts'
import type { CheckedNumbers } from '#application/line-check/read-order-list.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import type { LineQuery, CheckedLine } from '#domain/quick-order/checked-line.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

const PAUSE_MS = 500

/** `number` is the number in the row when the request was sent; the user may have changed it since. */
type Question = { readonly row: GridRow; readonly number: string }

/** Sends the numbers of the rows to the line check, and stores the result in each row. */
export class GridCheck {
  /** Progress of the running check; absent for a single line. */
  progress: { readonly done: number; readonly all: number } | undefined = undefined
  readonly #rows: GridRows
  readonly #depth: LineCheckScope
  readonly #checkLines: CheckLines
  readonly #onEnd: (isAnswered: boolean) => void
  readonly #debounce: Debounce

  constructor(
    rows: GridRows,
    depth: LineCheckScope,
    { checkLines, clock }: { readonly checkLines: CheckLines; readonly clock: Clock },
    onEnd: (isAnswered: boolean) => void,
  ) {
    this.#rows = rows
    this.#depth = depth
    this.#checkLines = checkLines
    this.#debounce = new Debounce(clock)
    this.#onEnd = onEnd
    makeAutoObservable(this, { progress: observableRef })
  }

  /**
   * Applies results of the list import, which has already requested them. They contain no stock, so they are used only
   * if the grid does not show stock.
   */
  take(rows: readonly GridRow[], checkedNumbers: CheckedNumbers): void {
    if (this.#depth !== 'meaning' || checkedNumbers.size === 0) return
    for (const row of rows) {
      const line = checkedNumbers.get(row.number)
      if (line && row.needsAnswer) row.applyAnswer(row.number, line)
    }
    this.#onEnd(true)
  }

  /** Checks all rows without a result. */
  async run(): Promise<void> {
    this.stop()
    const rows = this.#rows.all.filter((row) => row.needsAnswer)
    if (rows.length === 0) return
    const questions = new Map(rows.map((row) => [row.id, { row, number: row.startCheck() }]))
    const lines = [...questions.values()].map(lineOf)
    let done = 0
    this.progressTo(done, lines.length)
    const result = await this.#checkLines.run(lines, this.#depth, (checkedLines) => {
      done += checkedLines.length
      this.hear(checkedLines, questions)
      this.progressTo(done, lines.length)
    })
    this.finish(rows)
    this.#onEnd(result.ok)
    if (this.#rows.all.some((row) => row.needsAnswer && !row.wasUnreachable)) await this.run()
  }

  /** Checks after a pause in typing (debounce). */
  runSoon(): void {
    this.#debounce.after(PAUSE_MS, () => void this.run())
  }

  stop(): void {
    this.#debounce.cancel()
  }

  private hear(checkedLines: readonly CheckedLine[], questions: ReadonlyMap<number, Question>): void {
    for (const line of checkedLines) {
      const question = questions.get(line.lineNo)
      question?.row.applyAnswer(question.number, line)
    }
  }

  private progressTo(done: number, all: number): void {
    if (all > 1) this.progress = { done, all }
  }

  private finish(rows: readonly GridRow[]): void {
    for (const row of rows) row.markUnreachable()
    this.progress = undefined
  }
}

const lineOf = ({ row, number }: Question): LineQuery => ({
  lineNo: row.id,
  input: number.slice(0, 200),
  quantity: row.pieces ?? 1,
})
