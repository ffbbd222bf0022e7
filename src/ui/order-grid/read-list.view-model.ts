import { makeAutoObservable, observableRef } from 'mobx'
import { OPEN } from '#domain/quick-order/line-offer.ts'
import {
  withColumnUses,
  withUse,
  type ColumnUse,
  type ColumnOverrides,
  type ReadTable,
} from '#domain/list-reader/column-overrides.ts'
import type { ListRow } from '#domain/list-reader/list-rows.ts'
import {
  piecesOf,
  type LineResult,
  type ListReading,
  type ParsedLine,
} from '#domain/list-reader/read-list.ts'
import type { WrittenLine } from '#domain/quick-order/written-line.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

const LINES_SHOWN = 50
const LINES_MORE = 500

/** Content of a parsed line, and its row. */
export type PlacedLine = { readonly written: WrittenLine; readonly row: GridRow | undefined }

type Shown = {
  readonly reading: ListReading
  readonly overrides: ColumnOverrides
  /** One for each parsed line. */
  readonly lines: readonly PlacedLine[]
}

/** `gone`: deleted, or already in the cart. */
export type LineOutcome = 'asked' | 'taken' | 'merged' | 'left' | 'gone'

export type ReadLine = {
  readonly result: LineResult
  readonly outcome: LineOutcome
  /** Those that the line became, with their places from 1. */
  readonly rows: readonly { readonly row: GridRow; readonly place: number }[]
}

/** Lines of one table, or of free text; those that the user has to confirm come first. */
export type ReadGroup = {
  readonly index: number | undefined
  readonly table: ReadTable | undefined
  readonly heads: readonly string[]
  readonly lines: readonly ReadLine[]
}

type Identity = { readonly id: number; readonly name: string | undefined; readonly list: readonly ListRow[] }

/** A list as read: the use of its columns, and the result of each line. */
export class ReadListView {
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

  get groups(): readonly ReadGroup[] {
    const { tables, results } = this.shown.reading
    const groups = new Map<number | undefined, ReadLine[]>()
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

  get isInTable(): boolean {
    return this.lines.some(({ rows }) => rows.length > 0)
  }

  count(outcome: LineOutcome): number {
    return this.lines.filter((line) => line.outcome === outcome).length
  }

  showMore(): void {
    this.most += LINES_MORE
  }

  show(shown: Shown): void {
    this.shown = shown
  }

  /** Undefined for an unchanged use. */
  withUse(index: number, column: number, use: ColumnUse): ColumnOverrides | undefined {
    const { overrides, reading } = this.shown
    const table = reading.tables[index]
    if (!table || table.uses[column] === use) return undefined
    return withColumnUses(overrides, index, withUse(table, column, use))
  }

  private get lines(): readonly ReadLine[] {
    const places = new Map(this.#rows.all.map((row, index) => [row, index + 1]))
    return this.shown.reading.results
      .filter(({ kind }) => kind !== 'blank' && kind !== 'heads')
      .map((result) => {
        if (!('lines' in result)) return { result, outcome: 'left', rows: [] }
        const rows = result.lines.flatMap((line) => {
          const row = this.shown.lines[line]?.row
          const place = row && places.get(row)
          return row && place !== undefined ? [{ row, place }] : []
        })
        return { result, outcome: outcomeOf(result, rows), rows }
      })
  }
}

function outcomeOf({ kind }: LineResult, rows: ReadLine['rows']): LineOutcome {
  if (rows.length === 0) return 'gone'
  if (rows.some(({ row }) => row.isProblem)) return 'asked'
  return kind === 'merged' ? 'merged' : 'taken'
}

export const writtenOf = (line: ParsedLine): WrittenLine => ({
  number: line.number,
  remark: line.remark,
  quantity: line.quantity.kind === 'faulty' ? line.quantity.typed : String(piecesOf(line.quantity) ?? 1),
  choice: OPEN,
})
