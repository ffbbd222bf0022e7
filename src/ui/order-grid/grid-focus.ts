export type GridColumn = 'number' | 'quantity'

/** Data attributes by which scripts find a field of the table. */
export const fieldOf = (rowId: number, column: GridColumn) => ({ 'data-row': rowId, 'data-column': column })

export function focusField(grid: HTMLElement | null, rowId: number | undefined, column: GridColumn): void {
  if (rowId === undefined) return
  const field = grid?.querySelector<HTMLInputElement>(`[data-row="${rowId}"][data-column="${column}"]`)
  field?.focus()
  field?.select()
}

/** Row and column of the field in which an event happened; undefined outside the fields. */
export function cellPositionOf(
  target: EventTarget | null,
): { readonly rowId: number; readonly column: GridColumn } | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const { row, column } = target.dataset
  if (row === undefined || (column !== 'number' && column !== 'quantity')) return undefined
  return { rowId: Number(row), column }
}

export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Focusable elements of a row and of the choices below it, in their order. */
const CONTROLS = 'a[href], button:not(:disabled), input'

/** Next (`offset` 1) or previous (-1) control in the same row. */
export function adjacentControl(target: HTMLElement, offset: number): HTMLElement | undefined {
  const place = target.closest('tr')
  const row = place?.hasAttribute('data-continues') ? place.previousElementSibling : place
  const below = row?.nextElementSibling
  const rows = below?.hasAttribute('data-continues') ? [row, below] : [row]
  const controls = rows.flatMap((each) => [...(each?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])])
  return controls[controls.indexOf(target) + offset]
}

/** True if the arrow key cannot move within the control, because the caret is at that end of the text. */
export function isAtEnd(target: HTMLElement, offset: number): boolean {
  if (!(target instanceof HTMLInputElement)) return true
  if (target.type === 'radio') return false
  if (target.type !== 'text') return true
  const end = offset > 0 ? target.value.length : 0
  return target.selectionStart === end && target.selectionEnd === end
}
