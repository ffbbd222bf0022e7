import type { FormEvent, ReactNode } from 'react'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import type { AddToCartViewModel } from './add-to-cart.view-model.ts'

type Props = {
  readonly model: AddToCartViewModel
  /** As printed. */
  readonly number: string
  readonly className?: string | undefined
  /** Quantity and button. */
  readonly children: ReactNode
}

/**
 * Before, or without, scripts the quick order takes the line and reports what became of it; in a shop without one the
 * cart takes it.
 */
export function AddForm({ model, number, className, children }: Props) {
  const { to } = usePaths()
  const hasQuickOrder = useOffersPage()('quickorder')
  const add = (event: FormEvent) => {
    event.preventDefault()
    void model.add()
  }
  return (
    <form
      method="post"
      action={to(hasQuickOrder ? 'quickorder' : 'checkoutStep1')}
      className={className}
      onSubmit={add}
    >
      <input
        type="hidden"
        name={hasQuickOrder ? 'number' : 'sku'}
        value={hasQuickOrder ? number : model.sku}
      />
      {children}
    </form>
  )
}
