import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import type { AddToCartViewModel } from './add-to-cart.view-model.ts'

type Props = {
  readonly model: AddToCartViewModel
  /** `large`: on the product page, with a full label. For rows: `word` with a short label, `icon` without one. */
  readonly variant: 'large' | 'word' | 'icon'
  /** Accessible name with the part, for pages with several such buttons. */
  readonly label?: string | undefined
  readonly describedBy?: string | undefined
}

export const AddButton = observer(function AddButton({ model, variant, label, describedBy }: Props) {
  const intl = useIntl()
  const { state, canAdd } = model
  return (
    <Button
      type="submit"
      variant="buy"
      small={variant !== 'large'}
      wide={variant === 'large'}
      iconOnly={variant === 'icon'}
      icon={state === 'added' ? 'check' : 'cart-add'}
      busy={state === 'pending'}
      disabled={!canAdd}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {variant !== 'icon' &&
        intl.formatMessage({ id: variant === 'large' ? 'addToCart.add' : 'addToCart.addShort' })}
    </Button>
  )
})
