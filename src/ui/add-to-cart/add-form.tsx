import type { FormEvent, ReactNode } from 'react'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import type { AddToCartViewModel } from './add-to-cart.view-model.ts'

type Props = {
  readonly model: AddToCartViewModel
  /** Printed part number. */
  readonly number: string
  readonly className?: string | undefined
  /** Quantity field and submit button. */
  readonly children: ReactNode
}

/**
 * Before hydration, or without scripts, the form adds the line to the quick order, which shows the result; in a shop
 * without quick order it adds the line to the cart.
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
