export type GridColumn = 'number' | 'quantity'

/** How a field of the table is found again. */
export const fieldOf = (rowId: number, column: GridColumn) => ({ 'data-row': rowId, 'data-column': column })

export function focusField(grid: HTMLElement | null, rowId: number | undefined, column: GridColumn): void {
  if (rowId === undefined) return
  const field = grid?.querySelector<HTMLInputElement>(`[data-row="${rowId}"][data-column="${column}"]`)
  field?.focus()
  field?.select()
}

/** The field of the table that something has happened in. */
export function placeIn(
  target: EventTarget | null,
): { readonly rowId: number; readonly column: GridColumn } | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const { row, column } = target.dataset
  if (row === undefined || (column !== 'number' && column !== 'quantity')) return undefined
  return { rowId: Number(row), column }
}
