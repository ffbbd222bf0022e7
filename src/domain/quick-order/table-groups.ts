import { rolesOf, type Role } from './column-roles.ts'
import type { ListRow, Separator } from './list-rows.ts'
import { quantityStyle, transposed, type QuantityStyle } from './read-table.ts'
import { blocksOf } from './side-by-side.ts'
import type { ColumnUse, ListAdvice, ReadTable } from './list-advice.ts'
import { columnsBy, columnsOf, usesOf, type Columns } from './table-columns.ts'
import type { Witness } from './witness.ts'

/** Rows under one heading with one separator; `starts` are the first columns of blocks side by side. */
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
  readonly headsAt: number | undefined
  readonly shown: ReadTable
}

type Heads = {
  readonly index: number
  readonly roles: readonly (Role | undefined)[]
  readonly separator: Separator
}

export const headsOf = (row: ListRow): readonly (Role | undefined)[] | undefined => {
  const { cells } = row
  if (cells.length > 1) return rolesOf(cells.map((cell) => cell.replace(/^#\s*/, '')))
  const words = (cells[0] ?? '').split(' ')
  // a heading of what follows, not of columns
  if (words.length > 5 || cells[0]?.endsWith(':')) return undefined
  const roles = rolesOf(words)
  return roles && roles.every((role) => role !== undefined) && roles.some((role) => role === 'number')
    ? roles
    : undefined
}

/** The table that each row belongs to; undefined for text. */
export function tablesOf(
  rows: readonly ListRow[],
  heads: readonly (readonly (Role | undefined)[] | undefined)[],
  isNoise: (index: number) => boolean,
  witness: Witness,
  advice: ListAdvice,
): readonly (Table | undefined)[] {
  const groups = new Map<string, { heads: Heads | undefined; members: number[] }>()
  const headings = new Map<string, Heads>()
  let current: Heads | undefined
  rows.forEach((row, index) => {
    const roles = heads[index]
    if (roles) {
      // pages of a print repeat the headings of one table
      const heading = [row.separator, ...row.cells].join('\t')
      const separator = row.cells.length > 1 ? row.separator : undefined
      current = headings.get(heading) ?? { index, roles, separator }
      headings.set(heading, current)
    }
    if (roles || isNoise(index) || row.cells.length < 2) return
    const applies = current && (current.separator === row.separator || current.separator === undefined)
    const key = `${applies ? current?.index : `${current?.index ?? ''}-`} ${row.separator}`
    const group = groups.get(key) ?? { heads: applies ? current : undefined, members: [] }
    group.members.push(index)
    groups.set(key, group)
  })
  const tables: (Table | undefined)[] = rows.map(() => undefined)
  ;[...groups.values()].forEach(({ heads: above, members }, place) => {
    const read = tableOf(
      members.map((index) => rows[index]?.cells ?? []),
      above?.roles,
      witness,
      advice.columns.get(place),
    )
    const table = { ...read, place, headsAt: above?.index }
    for (const index of members) tables[index] = table
  })
  return tables
}

function tableOf(
  rows: readonly (readonly string[])[],
  heads: readonly (Role | undefined)[] | undefined,
  witness: Witness,
  told: readonly ColumnUse[] | undefined,
): Pick<Table, 'blocks' | 'turned' | 'shown'> {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), heads?.length ?? 0)
  const open = Array.from({ length: width }, () => 'open' as const)
  const turned = heads || told ? undefined : transposed(rows, rolesOf)
  if (turned) return { blocks: [], turned, shown: { uses: open, starts: [0], hasColumns: false } }
  const filled = rows.filter((cells) => cells.filter((cell) => cell !== '').length > 1)
  const unread = { blocks: [], turned: undefined, shown: { uses: open, starts: [0], hasColumns: true } }
  if (!heads && !told && filled.length < 2) return unread
  const starts = blocksOf(filled, heads, witness)
  const blocks = starts.flatMap((start, index) => {
    const end = starts[index + 1]
    const part = filled.map((cells) => cells.slice(start, end))
    const columns = told
      ? columnsBy(told.slice(start, end))
      : columnsOf(part, heads?.slice(start, end), witness)
    return columns ? [{ start, columns, style: quantityStyle(part, columns) }] : []
  })
  if (blocks.length === 0) return unread
  const uses = blocks.flatMap(({ start, columns }, index) =>
    usesOf(columns, (blocks[index + 1]?.start ?? width) - start),
  )
  return {
    blocks,
    turned: undefined,
    shown: { uses, starts: blocks.map(({ start }) => start), hasColumns: true },
  }
}

/** Cells of one of the blocks side by side. */
export const cellsOfBlock = (cells: readonly string[], table: Table, index: number): readonly string[] =>
  cells.slice(table.blocks[index]?.start, table.blocks[index + 1]?.start)
