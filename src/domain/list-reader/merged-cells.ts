import { looksLikeQuantity } from './list-quantity.ts'
import { isNumberCell } from './number-shape.ts'

/** Cells merged over several rows; `rows` and `column` are indexes in the displayed table. */
export type MergedCells = { readonly column: number; readonly rows: readonly number[] }

/** Text of a cell whose quantity the customer must confirm. */
export const UNKNOWN_VALUE = '?'

/**
 * A number merged over several rows applies to each of them with a separate quantity. The user confirms a
 * quantity merged over several parts: it may apply to each of them or to all.
 */
export function withMergedCells(
  table: readonly (readonly string[])[],
  merged: readonly MergedCells[],
): readonly (readonly string[])[] {
  if (merged.length === 0) return table
  const rows = table.map((cells) => [...cells])
  for (const { column, rows: indexes } of merged) {
    const [first, ...below] = indexes.map((index) => rows[index] ?? [])
    const text = first?.[column] ?? ''
    if (!first || below.length === 0 || text === '') continue
    if (looksLikeQuantity(text)) {
      const parts = [first, ...below].filter((cells) => cells.some(isPartNumber))
      if (parts.length > 1) for (const cells of parts) cells[column] = `${text} ${UNKNOWN_VALUE}`
    } else if (isNumberCell(text)) {
      const counted = below.filter((cells) =>
        cells.some((cell, index) => isCount(cell) && isCount(first[index])),
      )
      for (const cells of counted) cells[column] = text
    }
  }
  return rows
}

const isPartNumber = (cell: string): boolean => isNumberCell(cell) && !looksLikeQuantity(cell)
const isCount = (cell: string | undefined): boolean => cell !== undefined && looksLikeQuantity(cell)
