import { useEffect } from 'react'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

/** Control and Enter put the rows into the cart from wherever on the page one is, as they can be pasted anywhere. */
export function useCartKey(model: OrderGridViewModel): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void model.transfer.toCart()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [model])
}
