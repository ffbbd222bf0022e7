import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { AddButton } from './add-button.tsx'
import { AddForm } from './add-form.tsx'
import { AddQuantity } from './add-quantity.tsx'
import { AddToCartViewModel, type OfferedPart } from './add-to-cart.view-model.ts'
import styles from './add-to-cart.module.css'

type Props = {
  /** Render the component with a React key per part, because the typed quantity belongs to the part. */
  readonly part: OfferedPart
  /** Quantity to start with; 1 by default (spec 9). */
  readonly pieces?: number | undefined
  /** True if the button shows only its icon, in a narrow row. */
  readonly compact?: boolean | undefined
}

/** Quantity field and small amber button for the rows of lists. Renders nothing for anonymous visitors. */
export const AddToCart = observer(function AddToCart({ part, pieces, compact }: Props) {
  const model = useViewModel(AddToCartViewModel, (viewModel) => {
    viewModel.offer(part)
    if (pieces !== undefined) viewModel.start(pieces)
  })
  const intl = useIntl()
  if (!model.isShown) return null
  return (
    <AddForm model={model} number={part.sku} className={compact ? styles.compact : styles.row}>
      <AddQuantity
        model={model}
        label={intl.formatMessage({ id: 'addToCart.quantityOf' }, { number: part.sku })}
      />
      <AddButton
        model={model}
        variant={compact ? 'icon' : 'word'}
        label={intl.formatMessage({ id: 'addToCart.addNumber' }, { number: part.sku })}
      />
    </AddForm>
  )
})
