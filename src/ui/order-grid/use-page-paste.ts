import { useLayoutEffect } from 'react'
import { pastedText } from '#domain/list-reader/pasted-text.ts'
import { mayBeList } from '#domain/list-reader/may-be-list.ts'
import { labelOf } from '#domain/scanning/label.ts'
import { truncateText } from '#domain/shared/text.ts'
import { isEditable, cellPositionOf } from './grid-focus.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/**
 * Imports a list or the text of a label that the user pastes anywhere on the page. A single line with a quantity is
 * parsed in its row if the row is empty; a single word is pasted into the focused field as usual.
 */
export function usePagePaste(model: OrderGridViewModel): void {
  useLayoutEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text.trim() === '') return
      const cell = cellPositionOf(event.target)
      const isList = /[\n\r\t;]/.test(text.trim()) || labelOf(text)?.number !== undefined
      const row = model.rows.all.find(({ id }) => id === cell?.rowId)
      if (row?.isEmpty && cell?.column === 'number' && !isList && mayBeList(text)) {
        event.preventDefault()
        model.rows.type(row, { number: truncateText(text.trim(), model.limits.numberLength) })
        return void model.readNumbers()
      }
      if (cell ? !isList : isEditable(event.target)) return
      event.preventDefault()
      const html = event.clipboardData?.getData('text/html') ?? ''
      void model.intake.paste(pastedText(text, html), row, cell?.column)
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [model])
}
