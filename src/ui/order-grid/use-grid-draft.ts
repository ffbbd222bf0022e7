import { useEffect } from 'react'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/** What was kept comes back once the page is alive; what was typed last is kept when it goes. */
export function useGridDraft(model: OrderGridViewModel): void {
  useEffect(() => {
    const close = () => model.close()
    model.open()
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [model])
}
