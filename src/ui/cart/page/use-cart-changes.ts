import { useEffect } from 'react'
import type { CartViewModel } from './cart.view-model.ts'

/**
 * Brings back what was not sent, sends what waits when one leaves, and shows what another tab has changed.
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
