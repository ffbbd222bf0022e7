import { rolesOf, type ColumnRole } from './column-roles.ts'
import type { ListRow, Separator } from './list-rows.ts'
import { nameQuantityColumn, combinedHeaders, splitCombinedHeaders } from './combined-headers.ts'
import { piecesPerUnitOfHeading } from './quantity-words.ts'
import { quantityStyle, transposed, type QuantityStyle } from './read-table.ts'
import { adjacentTableStarts } from './split-adjacent-tables.ts'
import type { ColumnUse, ColumnOverrides, ParsedTable } from './column-overrides.ts'
import { columnsBy, columnsOf, usesOf, type Columns } from './table-columns.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/** Rows below one row of headings with one separator; `starts` are the first columns of tables side by side. */
export type Table = {
  readonly blocks: readonly {
    readonly start: number
    readonly columns: Columns
    readonly style: QuantityStyle
  }[]
  readonly turned: readonly (readonly string[])[] | undefined
  /** Index among the tables of the list. */
  readonly place: number
  /** Index of the row of headings. */
  readonly headingIndex: number | undefined
  /**
   * Number of cells of a complete row below headings that share one cell: a row with fewer cells has lost one, and the
   * user confirms it if the quantity is missing.
   */
  readonly fullWidth: number
  readonly shown: ParsedTable
}

export type Heading = {
  /** Undefined for headings that share one cell: the rows below may have any separator. */
  readonly separator: Separator
  /** Roles of the columns of the rows below; undefined if the words do not determine them. */
  readonly rolesOver: (
    rows: readonly (readonly string[])[],
  ) => readonly (ColumnRole | undefined)[] | undefined
  /** True if headings that share one cell include a quantity. */
  readonly asks: boolean
  /** Texts of the headings; empty for headings that share one cell. */
  readonly texts: readonly string[]
}

export function headingOf({ cells, separator }: ListRow): Heading | undefined {
  if (cells.length > 1) {
    const roles = rolesOf(cells)
    return roles && { separator, rolesOver: () => roles, asks: false, texts: cells }
  }
  const words = combinedHeaders(cells[0] ?? '')
  return (
    words && {
      separator: undefined,
      rolesOver: (rows) => splitCombinedHeaders(words, rows),
      asks: nameQuantityColumn(words),
      texts: [],
    }
  )
}

/** The table of each row; undefined for a row of free text. */
export function tablesOf(
  rows: readonly ListRow[],
  headings: readonly (Heading | undefined)[],
  isIgnored: (index: number) => boolean,
  lookup: CatalogueLookup,
  overrides: ColumnOverrides,
): readonly (Table | undefined)[] {
  const groups = new Map<string, { headingIndex: number | undefined; members: number[] }>()
  const positions = new Map<string, number>()
  let current: number | undefined
  rows.forEach((row, index) => {
    const heading = headings[index]
    if (heading) {
      // pages of a print repeat the headings of one table
      const text = [row.separator, ...row.cells].join('\t')
      current = positions.get(text) ?? index
      positions.set(text, current)
    }
    if (heading || isIgnored(index) || row.cells.length < 2) return
    const above = headings[current ?? -1]
    const applies = above && (above.separator === row.separator || above.separator === undefined)
    const key = `${applies ? current : `${current ?? ''}-`} ${row.separator}`
    const group = groups.get(key) ?? { headingIndex: applies ? current : undefined, members: [] }
    group.members.push(index)
    groups.set(key, group)
  })
  const tables: (Table | undefined)[] = rows.map(() => undefined)
  ;[...groups.values()].forEach(({ headingIndex, members }, position) => {
    const read = tableOf(
      members.map((index) => rows[index]?.cells ?? []),
      headings[headingIndex ?? -1],
      lookup,
      overrides.columns.get(position),
    )
    const table = { ...read, place: position, headingIndex }
    for (const index of members) tables[index] = table
  })
  return tables
}

function tableOf(
  rows: readonly (readonly string[])[],
  heading: Heading | undefined,
  lookup: CatalogueLookup,
  overriddenUses: readonly ColumnUse[] | undefined,
): Omit<Table, 'place' | 'headingIndex'> {
  const roles = heading?.rolesOver(rows)
  const isOpen = heading?.asks === true && !roles
  const fullWidth = heading?.asks && !overriddenUses ? (roles?.length ?? Infinity) : 0
  const width = rows.reduce((max, cells) => Math.max(max, cells.length), roles?.length ?? 0)
  const open = Array.from({ length: width }, () => 'open' as const)
  const turned = roles || overriddenUses ? undefined : transposed(rows, rolesOf)
  if (turned) return { blocks: [], turned, fullWidth, shown: { uses: open, starts: [0], hasColumns: false } }
  const filled = rows.filter((cells) => cells.filter((cell) => cell !== '').length > 1)
  const blocks = repeatsColumns(filled, roles ?? overriddenUses, isOpen)
    ? blocksUnder(filled, roles, heading?.texts ?? [], lookup, { told: overriddenUses, isOpen })
    : undefined
  return blocks
    ? { blocks, turned: undefined, fullWidth, shown: shownOf(blocks, width) }
    : { blocks: [], turned: undefined, fullWidth, shown: { uses: open, starts: [0], hasColumns: true } }
}

/** False for a single row without headings, which does not determine the columns of a table. */
const repeatsColumns = (
  rows: readonly unknown[],
  knownColumns: readonly unknown[] | undefined,
  isOpen: boolean,
): boolean => knownColumns !== undefined || isOpen || rows.length > 1

/** Tables side by side; undefined if their columns are unknown. */
function blocksUnder(
  rows: readonly (readonly string[])[],
  roles: readonly (ColumnRole | undefined)[] | undefined,
  texts: readonly string[],
  lookup: CatalogueLookup,
  { told, isOpen }: { readonly told: readonly ColumnUse[] | undefined; readonly isOpen: boolean },
): Table['blocks'] | undefined {
  const starts = adjacentTableStarts(rows, roles, lookup)
  const blocks = starts.flatMap((start, index) => {
    const end = starts[index + 1]
    const part = rows.map((cells) => cells.slice(start, end))
    const columns = told
      ? columnsBy(told.slice(start, end))
      : columnsOf(part, roles?.slice(start, end), lookup, isOpen)
    return columns ? blockOf(start, part, columns, texts.slice(start, end)) : []
  })
  // if some columns are unknown, the rows are read without a table, so that no part is lost
  return blocks.length === 0 || (!roles && blocks.length < starts.length) ? undefined : blocks
}

const shownOf = (blocks: Table['blocks'], width: number): ParsedTable => ({
  uses: blocks.flatMap(({ start, columns }, index) =>
    usesOf(columns, (blocks[index + 1]?.start ?? width) - start),
  ),
  starts: blocks.map(({ start }) => start),
  hasColumns: true,
})

/** `texts` are the headings. */
function blockOf(
  start: number,
  rows: readonly (readonly string[])[],
  foundColumns: Columns,
  texts: readonly string[],
): Table['blocks'][number] {
  const name = texts[foundColumns.quantity ?? -1] ?? ''
  const pieces = piecesPerUnitOfHeading(name)
  const columns = pieces === undefined ? foundColumns : { ...foundColumns, unitOfAll: { name, pieces } }
  return { start, columns, style: quantityStyle(rows, columns) }
}

/** Cells of a row in one of the tables side by side. */
export const cellsOfBlock = (cells: readonly string[], table: Table, index: number): readonly string[] =>
  cells.slice(table.blocks[index]?.start, table.blocks[index + 1]?.start)
