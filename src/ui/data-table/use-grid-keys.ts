import type { KeyboardEvent } from 'react'

const CONTROL = 'a[href], button:not([disabled]), input:not([type=hidden]), select, [tabindex="0"]'
const PAGE_OF_ROWS = 10

/** Elements that handle arrow keys themselves. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=spinbutton], [role=menu] *'

/**
 * Returns key handlers with which arrow keys move between the cells of a table that contains the focus (APG, grid). The
 * role remains `table`: screen reader users can read it line by line, and Tab reaches its controls.
 */
export function useGridKeys() {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = cellOf(event.target)
      if (!cell || event.altKey || event.metaKey || event.shiftKey) return
      const target = neighbourOf(cell, event.key, event.ctrlKey)
      if (!target || target === cell) return
      event.preventDefault()
      focusIn(target)
    },
  }
}

function cellOf(target: EventTarget): HTMLTableCellElement | undefined {
  if (!(target instanceof Element) || target.matches(OWN_KEYS)) return undefined
  return target.closest<HTMLTableCellElement>('th, td') ?? undefined
}

function neighbourOf(cell: HTMLTableCellElement, key: string, isFar: boolean) {
  const row = cell.parentElement as HTMLTableRowElement
  const rows = [...(row.closest('table')?.rows ?? [])].filter(
    (one) => !one.matches('tfoot *, [aria-hidden]') && one.getClientRects().length > 0,
  )
  const rowIndex = rows.indexOf(row)
  const at = (rowPlace: number, cellPlace: number) => {
    const cells = rows[Math.min(Math.max(rowPlace, 0), rows.length - 1)]?.cells
    return cells?.[Math.min(Math.max(cellPlace, 0), cells.length - 1)]
  }
  switch (key) {
    case 'ArrowDown':
      return at(rowIndex + 1, cell.cellIndex)
    case 'ArrowUp':
      return at(rowIndex - 1, cell.cellIndex)
    case 'ArrowRight':
      return at(rowIndex, cell.cellIndex + 1)
    case 'ArrowLeft':
      return at(rowIndex, cell.cellIndex - 1)
    case 'PageDown':
      return at(rowIndex + PAGE_OF_ROWS, cell.cellIndex)
    case 'PageUp':
      return at(rowIndex - PAGE_OF_ROWS, cell.cellIndex)
    case 'Home':
      return at(isFar ? 0 : rowIndex, 0)
    case 'End':
      return at(isFar ? rows.length - 1 : rowIndex, Number.MAX_SAFE_INTEGER)
    default:
      return undefined
  }
}

/** The focus target of a cell is its only link or button; in other cells the cell itself. */
function focusIn(cell: HTMLTableCellElement): void {
  const control = cell.querySelector<HTMLElement>(CONTROL)
  if (!control) cell.tabIndex = -1
  ;(control ?? cell).focus()
}
