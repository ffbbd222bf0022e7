import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckedReading, ReadOrderList } from '#application/line-check/read-order-list.ts'
import { NO_OVERRIDES, type ColumnOverrides } from '#domain/list-reader/column-overrides.ts'
import type { ListRow } from '#domain/list-reader/list-rows.ts'
import type { ListReading } from '#domain/list-reader/read-list.ts'
import type { GridCheck } from './grid-check.view-model.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'
import { ImportedListView, lineInputOf, type LineWithRow } from './imported-list.view-model.ts'

type Taken = {
  /** Name of the file; undefined for a pasted list. */
  readonly name: string | undefined
  readonly list: readonly ListRow[]
  readonly reading: CheckedReading
}

/**
 * Imported lists with their interpretation, the latest first. If the customer changes the meaning of a column, the list
 * is parsed with the new meaning.
 */
export class GridLists {
  all: readonly ImportedListView[] = []
  readonly #rows: GridRows
  readonly #readList: ReadOrderList
  readonly #check: Pick<GridCheck, 'take' | 'run'>
  #nextId = 1

  constructor(rows: GridRows, readList: ReadOrderList, check: Pick<GridCheck, 'take' | 'run'>) {
    this.#rows = rows
    this.#readList = readList
    this.#check = check
    makeAutoObservable(this, { all: observableRef })
  }

  /** Lists with a row in the table. */
  get shown(): readonly ImportedListView[] {
    return this.all.filter(({ isInTable }) => isInTable)
  }

  add({ name, list, reading }: Taken, row?: GridRow): void {
    const before = this.all
    const lineInputs = reading.parsedLines.map(lineInputOf)
    const rows = this.#rows.insert(lineInputs, row, () => this.show(before))
    this.#check.take(rows, reading.answers)
    if (!isWorthShowing(reading)) return
    const lines = lineInputs.map((each, index) => ({ row: rows[index], written: each }))
    this.show([
      new ImportedListView({ id: this.#nextId++, name, list }, this.#rows, {
        reading,
        overrides: NO_OVERRIDES,
        lines,
      }),
      ...before,
    ])
  }

  /**
   * Parses a list again, with other meanings of its columns. Rows that the customer has changed, deleted or ordered are
   * not touched.
   */
  async override(view: ImportedListView, overrides: ColumnOverrides): Promise<void> {
    const reading = await this.#readList.run(view.list, overrides)
    const before = view.shown
    const standing = new Set(this.#rows.all)
    const stands = ({ row }: LineWithRow) => row !== undefined && standing.has(row)
    const isKept = (line: LineWithRow) => !stands(line) || isChanged(line)
    const linesByPlace = new Map(placesOf(before.reading).map((place, index) => [place, before.lines[index]]))
    const places = placesOf(reading)
    const read = reading.parsedLines.map((parsed, index): LineWithRow => {
      const lineInput = lineInputOf(parsed)
      const line = linesByPlace.get(places[index] ?? '')
      return line && (isKept(line) || isSame(line.written, lineInput))
        ? line
        : { written: lineInput, row: undefined }
    })
    const remainingLines = before.lines.filter(
      (line) => stands(line) && isChanged(line) && !read.includes(line),
    )
    const next = [...read.filter((line) => line.row === undefined || stands(line)), ...remainingLines]
    const rows = this.#rows.exchange(
      new Set(before.lines.flatMap((line) => (stands(line) && line.row ? [line.row] : []))),
      next.map(({ row, written }) => row ?? written),
      () => view.show(before),
    )
    const rowOf = new Map(next.map((line, index) => [line, rows[index]]))
    const lines = read.map((line) => ({ ...line, row: rowOf.get(line) ?? line.row }))
    view.show({ reading, overrides, lines })
    this.#check.take(rows, reading.answers)
    void this.#check.run()
  }

  /** Closes the interpretation of a list; its rows remain. */
  close(view: ImportedListView): void {
    this.show(this.all.filter((each) => each !== view))
  }

  /** Closes lists whose rows have all been removed. */
  closeOrdered(): void {
    this.show(this.all.filter(({ isInTable }) => isInTable))
  }

  /** Clears the table and closes all lists; both can be undone together. */
  clear(): void {
    const before = this.all
    this.#rows.clear(() => this.show(before))
    this.show([])
  }

  private show(lists: readonly ImportedListView[]): void {
    this.all = lists
  }
}

/** False for a list of a single line, whose interpretation is obvious. */
const isWorthShowing = ({ results }: ListReading): boolean =>
  results.filter(({ kind }) => kind !== 'blank').length > 1

/**
 * Returns a stable key for each parsed line: its source line, and its index among the lines parsed from that source
 * line.
 */
function placesOf({ parsedLines }: ListReading): readonly string[] {
  const counts = new Map<number, number>()
  return parsedLines.map(({ lineNo }) => {
    const count = counts.get(lineNo) ?? 0
    counts.set(lineNo, count + 1)
    return `${lineNo}/${count}`
  })
}

const isSame = (one: LineWithRow['written'], other: LineWithRow['written']): boolean =>
  one.number === other.number && one.quantity === other.quantity && one.remark === other.remark

const isChanged = ({ row, written }: LineWithRow): boolean =>
  row !== undefined && (row.written.choice.kind !== 'open' || !isSame(row.written, written))
