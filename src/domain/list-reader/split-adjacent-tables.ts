import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import type { ColumnRole } from './column-roles.ts'
import { looksLikeQuantity } from './list-quantity.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

type Rows = readonly (readonly string[])[]
type Roles = readonly (ColumnRole | undefined)[]

/** First columns of tables that are side by side. */
export const adjacentTableStarts = (
  rows: Rows,
  roles: Roles | undefined,
  lookup: CatalogueLookup,
): readonly number[] => (roles ? headedBlocks(rows, roles, lookup) : bareBlocks(rows, lookup))

const isQuantityRole = (role: ColumnRole | undefined): boolean => role === 'quantity' || role === 'wanted'

function headedBlocks(rows: Rows, roles: Roles, lookup: CatalogueLookup): readonly number[] {
  const [first] = roles
  const counted = roles.flatMap((role, index) => (isQuantityRole(role) ? [index] : []))
  if (first !== undefined && counted.length === roles.filter((role) => role === 'number').length) {
    const starts = roles.flatMap((role, index) => (role === first ? [index] : []))
    const isBlock = (start: number, index: number): boolean => {
      const block = roles.slice(start, starts[index + 1])
      return block.includes('number') && block.some(isQuantityRole)
    }
    return starts.every(isBlock) ? starts : [0]
  }
  if (counted.length < 2) return [0]
  const columns = numberColumns(rows, lookup)
  if (columns.length !== counted.length) return [0]
  const isAhead = Number(counted[0]) < Number(columns[0])
  return columns.map((column, index) => {
    if (index === 0) return 0
    const before = counted.findLast((each) => each < column) ?? 0
    return isAhead ? before : before + 1
  })
}

function bareBlocks(rows: Rows, lookup: CatalogueLookup): readonly number[] {
  const columns = numberColumns(rows, lookup)
  const isAhead = areAhead(rows, columns)
  const top = rows[0] ?? []
  const starts = [0]
  for (const [position, column] of columns.slice(1).entries()) {
    const before = columns[position] ?? 0
    if (!standApart(rows, before, column, lookup)) return [0]
    const end = before + (isCount(top[before + 1]) ? 1 : 0)
    starts.push(isAhead ? column - 1 : top.findIndex((cell, index) => index > end && cell !== ''))
  }
  return starts
}

const isCount = (cell: string | undefined): boolean => cell !== undefined && looksLikeQuantity(cell)

/**
 * True if a column of quantities precedes each column of numbers, and no column of quantities follows the last
 * column of numbers. False if the first column of quantities is a running count.
 */
function areAhead(rows: Rows, columns: readonly number[]): boolean {
  const [first = 0] = columns
  const last = columns.at(-1) ?? 0
  const isRunning = rows.every((cells, index) =>
    RUNNING.some((step) => Number(cells[first - 1]) === (index + 1) * step),
  )
  return (
    !isRunning &&
    !rows.some((cells) => isCount(cells[last + 1])) &&
    columns.every((column) => rows.every((cells) => !cells[column] || isCount(cells[column - 1])))
  )
}

/** Steps between consecutive position numbers. */
const RUNNING = [1, 10]

/** True for two columns of numbers of different parts, with a quantity beside the first. */
const standApart = (rows: Rows, one: number, other: number, lookup: CatalogueLookup): boolean =>
  other - one >= 2 &&
  rows.filter((cells) => skuOf(cells[one], lookup) !== skuOf(cells[other], lookup)).length * 2 >
    rows.length &&
  rows.every((cells) => [cells[one + 1], cells[one - 1]].some(isCount))

const skuOf = (cell: string | undefined, lookup: CatalogueLookup): string =>
  lookup(cell ?? '')?.skus[0] ?? normalizePartNumber(cell ?? '')

function numberColumns(rows: Rows, lookup: CatalogueLookup): readonly number[] {
  const width = rows.reduce((max, cells) => Math.max(max, cells.length), 0)
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter((cell) => lookup(cell)?.isOwn).length >= cells.length * 0.6
  })
}
