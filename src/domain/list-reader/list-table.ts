import { isQuantityCell } from './line-parts.ts'
import { isNumberCell } from './number-shape.ts'

type Table = readonly (readonly string[])[]

/** Selects the table with the most part numbers and quantities, because the first sheet may be a cover sheet. */
export const listTable = (tables: readonly Table[]): Table =>
  tables.reduce(
    (best, table) => (weightOf(table) > weightOf(best) ? table : best),
    tables.find((table) => table.length > 0) ?? [],
  )

/** Weight of a table by its rows and numbers: a transposed table has numbers and quantities in different rows. */
const weightOf = (table: Table): number =>
  countListedRows(table) + table.flat().filter((cell) => isNumberCell(cell)).length / CELLS_MAX
const CELLS_MAX = 10_000_000

/** Number of rows with a part number and a quantity. */
export const countListedRows = (table: Table): number =>
  table.filter((cells) => cells.some(isNumberCell) && cells.some(isQuantityCell)).length
