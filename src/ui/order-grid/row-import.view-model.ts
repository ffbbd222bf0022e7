import { makeAutoObservable, runInAction } from 'mobx'
import { SerialQueue } from '#application/kernel/serial-queue.ts'
import { Task } from '#application/kernel/task.ts'
import type { ListFile, ListFiles } from '#application/quick-order/list-files.port.ts'
import type { CheckedReading, ReadOrderList } from '#application/line-check/read-order-list.ts'
import { readQuantity } from '#domain/list-reader/list-quantity.ts'
import { hasEndlessLine, lengthRejection, rowsOfText, type ListRow } from '#domain/list-reader/list-rows.ts'
import { mayBeList } from '#domain/list-reader/may-be-list.ts'
import {
  LIST_LINES_MAX,
  LIST_ROWS_MAX,
  orderedLines,
  type ParsedLine,
} from '#domain/list-reader/read-list.ts'
import { isArticleNumber } from '#domain/shared/article-number.ts'
import type { GridLists } from './grid-lists.view-model.ts'
import type { GridMessage } from './grid-message.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'
import { lineInputOf } from './imported-list.view-model.ts'

/** Origin of a list: the name of its file, or the row at which it was pasted. */
type Origin = { readonly name?: string; readonly at?: GridRow | undefined }

/** Imports a list into a table: pasted, or from a file. */
export class RowImport {
  readonly reading = new Task()
  /** Number of imported lists whose rows are not in the table yet. */
  private pending = 0
  readonly #waiting: ListFile[] = []
  readonly #rows: GridRows
  readonly #lists: GridLists
  readonly #files: ListFiles
  readonly #readList: ReadOrderList
  readonly #showNotice: (notice: GridMessage) => void
  readonly #onTaken: () => void
  /** Text in the number field of each row when the text was last parsed as a list. */
  readonly #readNumbers = new WeakMap<GridRow, string>()
  /** Lists are inserted in sequence: otherwise a list without catalogue look-ups would overtake an earlier one. */
  readonly #queue = new SerialQueue()

  constructor(
    rows: GridRows,
    lists: GridLists,
    { files, readOrderList }: { readonly files: ListFiles; readonly readOrderList: ReadOrderList },
    showNotice: (notice: GridMessage) => void,
    onTaken: () => void,
  ) {
    this.#rows = rows
    this.#lists = lists
    this.#files = files
    this.#readList = readOrderList
    this.#showNotice = showNotice
    this.#onTaken = onTaken
    makeAutoObservable(this)
  }

  get isReading(): boolean {
    return this.pending > 0 || this.reading.isRunning
  }

  /**
   * Inserts a pasted text at the focused row, or at the end. A column of quantities overwrites those of the rows below.
   */
  async paste(text: string, row?: GridRow, column: 'number' | 'quantity' = 'number'): Promise<void> {
    const quantities = row && column === 'quantity' ? quantitiesIn(text) : undefined
    if (row && quantities) this.#rows.fillDown(quantities, row)
    // replaces the empty row, because moving it below the list would shift the layout
    else await this.takeText(text.trimEnd(), row ?? this.#rows.all.at(-1))
  }

  private async takeText(text: string, row: GridRow | undefined): Promise<void> {
    const rejection = lengthRejection(text)
    if (rejection?.kind === 'too-many-lines') this.reject(rejection.lines)
    else if (rejection) this.#showNotice(rejection)
    else await this.take(rowsOfText(text), { at: row })
  }

  /** Imports files in sequence, including files that are added while it runs. Shows the first of several errors. */
  async readFiles(files: readonly ListFile[]): Promise<void> {
    this.#waiting.push(...files)
    const rejections: GridMessage[] = []
    await this.reading.run(async () => {
      for (let file = this.#waiting.shift(); file; file = this.#waiting.shift()) {
        const read = await this.#files.read(file)
        if (read.ok) await this.take(read.value, { name: file.name })
        else rejections.push({ kind: 'file-refused', file: file.name, rejection: read.error })
      }
    })
    const [rejection] = rejections
    if (rejection) this.#showNotice(rejection)
    if (!this.reading.failure) return
    this.#waiting.length = 0
    this.#showNotice({ kind: 'unanswered' })
  }

  /** Parses number fields that contain more than a number, such as "2x 1.00190", as lists of one line. */
  async readNumbers(): Promise<void> {
    await Promise.all(this.#rows.filled.map((row) => this.readNumber(row)))
  }

  /**
   * Parses the number of a row as a list of lines. The row is unchanged if the text contains no known part, or only one
   * line without a quantity.
   */
  private async readNumber(row: GridRow): Promise<void> {
    const { written } = row
    if (written.quantity.trim() !== '' || !mayBeList(row.number)) return
    if (row.line && row.line.status !== 'unknown-number') return
    if (this.#readNumbers.get(row) === row.number) return
    this.#readNumbers.set(row, row.number)
    this.pending += 1
    try {
      const reading = await this.#readList.run(rowsOfText(row.number))
      // the look-up may have failed: the next call repeats it
      if (reading.answers.size === 0) this.#readNumbers.delete(row)
      if (row.written === written) this.replaceNumber(row, reading)
    } finally {
      runInAction(() => (this.pending -= 1))
    }
  }

  private replaceNumber(row: GridRow, { parsedLines, answers }: CheckedReading): void {
    const isKnown = ({ number }: ParsedLine) =>
      isArticleNumber(number) || (answers.get(number)?.status ?? 'unknown-number') !== 'unknown-number'
    const [line, ...others] = parsedLines
    if (!line || !parsedLines.some(isKnown)) return
    if (others.length === 0 && line.quantity.kind === 'missing') return
    this.#rows.type(row, lineInputOf(line))
    if (others.length > 0) this.#rows.insert(others.map(lineInputOf), row)
    this.#onTaken()
  }

  /** Reports that the browser blocks the clipboard. */
  showNoClipboard(): void {
    this.#showNotice({ kind: 'no-clipboard' })
  }

  private async take(list: readonly ListRow[], from: Origin): Promise<void> {
    if (list.length > LIST_ROWS_MAX) return this.reject(list.length)
    if (hasEndlessLine(list)) return this.#showNotice({ kind: 'line-too-long' })
    this.pending += 1
    try {
      await this.#queue.run((reading) => this.insert(list, reading, from), this.#readList.run(list))
    } finally {
      runInAction(() => (this.pending -= 1))
    }
  }

  private insert(list: readonly ListRow[], reading: CheckedReading, { name, at: row }: Origin): void {
    const lines = orderedLines(reading)
    if (this.#rows.filled.length + lines > LIST_LINES_MAX) return this.reject(lines)
    const { parsedLines } = reading
    const wishes = list[0]?.wishes
    this.#lists.add({ name, list, reading }, row)
    this.#onTaken()
    this.#showNotice({ kind: 'read', lines: parsedLines.length, ...(wishes && { wishes }) })
  }

  private reject(lines: number): void {
    this.#showNotice({ kind: 'too-many', lines, most: LIST_LINES_MAX })
  }
}

/** Quantities of a pasted column; undefined for any other text. */
function quantitiesIn(text: string): readonly string[] | undefined {
  const values = text.trim().split(/\r?\n/)
  if (values.some((value) => readQuantity(value).kind !== 'whole')) return undefined
  return values.map((value) => value.trim())
}
