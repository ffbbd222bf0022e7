import { isQuantityRole, labelNameOf } from './label-record.ts'
import type { ColumnOverrides, ParsedTable } from './column-overrides.ts'
import { ignoreReasonsOf, type IgnoreReason } from './ignored-lines.ts'
import type { ListRow } from './list-rows.ts'
import { ListState } from './list-state.ts'
import { rowMarkOfStatus, isMarkedNotOrdered } from './order-decisions.ts'
import { rowContextOf, ROW_RULES, type ListContext, type RowContext } from './row-rules.ts'
import {
  decideSeparatorsByAmounts,
  withoutZeroDecimals,
  withoutStrayNumbers,
  type RowReading,
  type RowReadings,
} from './rows-read.ts'
import { stackedColumns } from './stacked-columns.ts'
import { headingOf, tablesOf, type Table } from './table-groups.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/**
 * Reads all rows with the context of the whole list. `readsQuotes`: true for a reply that orders nothing above the
 * quoted mail.
 */
export function readRows(
  rows: readonly ListRow[],
  lookup: CatalogueLookup,
  readsQuotes: boolean,
  overrides: ColumnOverrides,
): RowReadings {
  const ignored = ignoreReasonsOf(
    rows.map(({ source }) => source),
    readsQuotes,
  )
  const headings = rows.map((row, index) =>
    // a line such as "Do not order" may be the heading of a column, although it looks like a comment
    ignored[index] === undefined || ignored[index] === 'comment' || ignored[index] === 'struck'
      ? headingOf(row)
      : undefined,
  )
  const tables = tablesOf(rows, headings, (index) => ignored[index] !== undefined, lookup, overrides)
  const stacked = stackedColumns(rows, (index) => ignored[index] !== undefined, lookup)
  const places = new Map(rows.map(({ lineNo }, index) => [lineNo, index]))
  const list = new ListState(rows.length, (lineNo) => places.get(lineNo) ?? 0)
  const view: ListContext = {
    rows,
    lookup,
    ignored,
    headings,
    tables,
    stacked,
    titles: titlesOf(rows),
    isNumbered: beginsWithRunningNumbers(rows),
  }
  rows.forEach((row, index) => readAt(rowContextOf(view, list, index, row)))
  list.records.flush()
  list.ofAll.end()
  const headingIndex = tables.find((table) => table?.headingIndex !== undefined)?.headingIndex ?? 0
  return withTables(
    withoutStrayNumbers(
      decideSeparatorsByAmounts(withoutZeroDecimals(list.readings, tables), rows),
      rows,
      lookup,
      headingIndex,
    ),
    tables,
    ignored,
    rows,
  )
}

function readAt(place: RowContext): void {
  let context = place
  for (const { read } of ROW_RULES) {
    const match = read(context)
    if (match && !match.result) return
    if (match?.result) context = match.result
  }
}

const LEADING = /^\d{1,3}(?= ?[-–.):/])/

/** True if lines start with running numbers: "01 - 2.30256", "02 - 3.00130". */
function beginsWithRunningNumbers(rows: readonly ListRow[]): boolean {
  const leading = rows.flatMap(({ source }) => LEADING.exec(source.trimStart()) ?? [])
  return leading.length > 1 && leading.every((figures, index) => Number(figures) === index + 1)
}

/**
 * Indexes of title lines above the articles, such as "Order: 4471". The label "Order" may also be the label of a
 * quantity; in a title it occurs only once, while the label of the quantities is repeated.
 */
function titlesOf(rows: readonly ListRow[]): ReadonlySet<number> {
  const places = new Map<string, number[]>()
  rows.forEach(({ source }, index) => {
    const name = labelNameOf(source)
    if (name === undefined) return
    const indexes = places.get(name)
    if (indexes) indexes.push(index)
    else places.set(name, [index])
  })
  const counts = [...places].filter(([name]) => isQuantityRole(name))
  const isRepeated = counts.some(([, indexes]) => indexes.length > 1)
  return new Set(isRepeated ? counts.flatMap(([, indexes]) => (indexes.length === 1 ? indexes : [])) : [])
}

function withTables(
  readings: readonly RowReading[],
  tables: readonly (Table | undefined)[],
  ignored: readonly (IgnoreReason | undefined)[],
  listRows: readonly ListRow[],
): RowReadings {
  const parsedTables: ParsedTable[] = []
  const headed = new Map<number, number>()
  for (const table of tables) {
    if (!table) continue
    parsedTables[table.place] = table.shown
    if (table.headingIndex !== undefined && !headed.has(table.headingIndex))
      headed.set(table.headingIndex, table.place)
  }
  const rows = readings.map((reading, index) => {
    const table = tables[index]
    const isUnordered =
      reading.kind === 'text' &&
      (table?.blocks.some(({ style, columns: { decisions = [] } }) => style.isForm || decisions.length > 0) ||
        (listRows[index]?.cells ?? []).some(isMarkedNotOrdered) ||
        isTakenOut(listRows[index]))
    const reason = ignored[index] ?? (isUnordered ? ('unordered' as const) : undefined)
    return {
      ...reading,
      table: headed.get(index) ?? table?.place,
      ...(reading.kind === 'text' && { reason }),
    }
  })
  return { rows, tables: parsedTables }
}

const isTakenOut = (row: ListRow | undefined): boolean =>
  row !== undefined && row.cells.length > 1 && rowMarkOfStatus(row.cells) === 'left-out'
