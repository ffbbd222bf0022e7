import { useLayoutEffect } from 'react'
import { isEditable, cellPositionOf } from './grid-focus.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/** Keyboard shortcuts of the whole page: Ctrl+Enter adds the rows to the cart, Ctrl+Z undoes a change of the rows. */
export function usePageKeys(model: OrderGridViewModel): void {
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      if (event.key === 'Enter') void model.toCart()
      else if (isUndo(event) && model.rows.mayUndo) model.undo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [model])
}

/** True for Ctrl+Z in the grid or outside a text field; other text fields keep the browser's undo. */
const isUndo = ({ key, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' &&
  !shiftKey &&
  !altKey &&
  (cellPositionOf(target) !== undefined || !isEditable(target))
