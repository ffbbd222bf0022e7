import { useEffect } from 'react'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/**
 * Restores the draft after hydration and when the tab becomes visible, and stores the last input when the user leaves
 * the page. If the rows cannot be stored because of a conflict between two drafts, the browser warns before they are
 * lost.
 */
export function useGridDraft(model: OrderGridViewModel): void {
  useEffect(() => {
    const close = () => model.close()
    const refresh = () => model.draft.refresh()
    const ask = (event: BeforeUnloadEvent) => {
      if (model.draft.theirs) event.preventDefault()
    }
    model.open()
    addEventListener('pagehide', close)
    addEventListener('focus', refresh)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('pagehide', close)
      removeEventListener('focus', refresh)
      removeEventListener('beforeunload', ask)
      close()
    }
  }, [model])
}
