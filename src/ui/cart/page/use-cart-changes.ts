import { useEffect } from 'react'
import type { CartViewModel } from './cart.view-model.ts'

/**
 * Restores unsent changes, sends pending ones when the user leaves the page, and reloads after changes in another tab.
 */
export function useCartChanges(model: CartViewModel): void {
  useEffect(() => {
    void model.recall()
    const settle = () => void model.settle()
    const refresh = () => {
      if (document.visibilityState === 'visible') void model.refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('pagehide', settle)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('pagehide', settle)
      settle()
    }
  }, [model])
}
