import { makeAutoObservable, observableRef } from 'mobx'
import { UNDECIDED_CHOICE } from '#domain/quick-order/line-offer.ts'
import {
  withColumnUses,
  withColumnUse,
  type ColumnUse,
  type ColumnOverrides,
  type ParsedTable,
} from '#domain/list-reader/column-overrides.ts'
import type { ListRow } from '#domain/list-reader/list-rows.ts'
import {
  piecesOfQuantity,
  type LineResult,
  type ListReading,
  type ParsedLine,
} from '#domain/list-reader/read-list.ts'
import type { LineInput } from '#domain/quick-order/line-input.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

const LINES_SHOWN = 50
const LINES_MORE = 500

/** Content of a parsed line, and the row that it became, if any. */
export type LineWithRow = { readonly written: LineInput; readonly row: GridRow | undefined }

type Shown = {
  readonly reading: ListReading
  readonly overrides: ColumnOverrides
  /** One per parsed line. */
  readonly lines: readonly LineWithRow[]
}

/**
 * Result of a line. `asked`: its row has a problem. `taken`: it became a row. `merged`: it was merged with another
 * line. `left`: it was ignored. `gone`: its row was deleted or added to the cart.
 */
type LineOutcome = 'asked' | 'taken' | 'merged' | 'left' | 'gone'

export type ImportedLine = {
  readonly result: LineResult
  readonly outcome: LineOutcome
  /** Rows of the line, with their positions from 1. */
  readonly rows: readonly { readonly row: GridRow; readonly place: number }[]
}

/** Lines of one table in the list, or of the free text around it; lines with a problem come first. */
export type ImportedLineGroup = {
  readonly index: number | undefined
  readonly table: ParsedTable | undefined
  readonly heads: readonly string[]
  readonly lines: readonly ImportedLine[]
}

/**
 * Counts of a list. `rows`: number of rows. `problemRows`: numbers of the rows with a problem. `others`: number of
 * lines without a row.
 */
type ReadCounts = { readonly rows: number; readonly problemRows: readonly number[]; readonly others: number }

type Identity = { readonly id: number; readonly name: string | undefined; readonly list: readonly ListRow[] }

/** An imported list with the meaning of its columns and the result of each line. */
export class ImportedListView {
  readonly id: number
  readonly name: string | undefined
  readonly list: readonly ListRow[]
  shown: Shown
  most = LINES_SHOWN
  readonly #rows: GridRows

  constructor({ id, name, list }: Identity, rows: GridRows, shown: Shown) {
    this.id = id
    this.name = name
    this.list = list
    this.#rows = rows
    this.shown = shown
    makeAutoObservable(this, { id: false, name: false, list: false, shown: observableRef })
  }

  get original(): string {
    return this.list.map(({ source }) => source).join('\n')
  }

  get groups(): readonly ImportedLineGroup[] {
    const { tables, results } = this.shown.reading
    const groups = new Map<number | undefined, ImportedLine[]>()
    for (const line of this.lines) {
      const { table } = line.result
      const lines = groups.get(table)
      if (lines) lines.push(line)
      else groups.set(table, [line])
    }
    return [...groups].map(([index, lines]) => ({
      index,
      table: index === undefined ? undefined : tables[index],
      heads: results.find(({ kind, table }) => kind === 'heads' && table === index)?.cells ?? [],
      lines: lines.toSorted(
        (one, other) => Number(other.outcome === 'asked') - Number(one.outcome === 'asked'),
      ),
    }))
  }

  /** False once all of its rows are removed from the table. True for a list of which no line became a row. */
  get isInTable(): boolean {
    return this.shown.lines.length === 0 || this.lines.some(({ rows }) => rows.length > 0)
  }

  get counts(): ReadCounts {
    const rows = new Map(
      this.lines.flatMap((line) => line.rows.map(({ row, place: rowNumber }) => [row, rowNumber])),
    )
    const problemRows = [...rows].flatMap(([row, rowNumber]) => (row.isProblem ? [rowNumber] : []))
    const others = this.lines.filter(({ outcome }) => outcome === 'left' || outcome === 'merged')
    return { rows: rows.size, problemRows, others: others.length }
  }

  /** True if the meaning of a column or a quantity is ambiguous, or no line contains a part. */
  get isUnread(): boolean {
    const { reading, overrides, lines } = this.shown
    return (
      lines.length === 0 ||
      (reading.doubtful !== undefined && overrides.mark === undefined) ||
      reading.tables.some(({ uses }) => uses.includes('open'))
    )
  }

  showMore(): void {
    this.most += LINES_MORE
  }

  show(shown: Shown): void {
    this.shown = shown
  }

  /** Returns the overrides with another use of a column; undefined if the column already has this use. */
  withColumnUse(index: number, column: number, use: ColumnUse): ColumnOverrides | undefined {
    const { overrides, reading } = this.shown
    const table = reading.tables[index]
    if (!table || table.uses[column] === use) return undefined
    return withColumnUses(overrides, index, withColumnUse(table, column, use))
  }

  private get lines(): readonly ImportedLine[] {
    const places = new Map(this.#rows.all.map((row, index) => [row, index + 1]))
    return this.shown.reading.results
      .filter(({ kind }) => kind !== 'blank' && kind !== 'heads')
      .map((result) => {
        if (!('lines' in result)) return { result, outcome: 'left', rows: [] }
        const rows = result.lines.flatMap((line) => {
          const row = this.shown.lines[line]?.row
          const rowNumber = row && places.get(row)
          return row && rowNumber !== undefined ? [{ row, place: rowNumber }] : []
        })
        return { result, outcome: outcomeOf(result, rows), rows }
      })
  }
}

function outcomeOf({ kind }: LineResult, rows: ImportedLine['rows']): LineOutcome {
  if (rows.length === 0) return 'gone'
  if (rows.some(({ row }) => row.isProblem)) return 'asked'
  return kind === 'merged' ? 'merged' : 'taken'
}

export const lineInputOf = (line: ParsedLine): LineInput => ({
  number: line.number,
  remark: line.remark,
  quantity:
    line.quantity.kind === 'faulty' ? line.quantity.typed : String(piecesOfQuantity(line.quantity) ?? 1),
  choice: UNDECIDED_CHOICE,
})
