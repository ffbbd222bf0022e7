import { useEffect } from 'react'
import type { CartViewModel } from './cart.view-model.ts'

/** Brings back what was not sent, sends what waits when one leaves, and tries again when the connection is back. */
export function useCartChanges(model: CartViewModel): void {
  useEffect(() => {
    model.recall()
    const reconnect = () => void model.reconnect()
    const settle = () => void model.settle()
    window.addEventListener('online', reconnect)
    window.addEventListener('pagehide', settle)
    return () => {
      window.removeEventListener('online', reconnect)
      window.removeEventListener('pagehide', settle)
      settle()
    }
  }, [model])
}
