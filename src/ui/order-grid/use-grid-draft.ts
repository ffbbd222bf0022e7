import { useEffect } from 'react'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/**
 * What was kept comes back once the page is alive, and again with the tab; what was typed last is kept when it goes. The
 * browser asks before rows are lost that wait for the customer's decision.
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
