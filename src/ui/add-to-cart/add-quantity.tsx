import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { QuantitySpinner } from '../shared/quantity-spinner.tsx'
import { QuantityReadings } from './quantity-readings.tsx'
import type { AddToCartViewModel } from './add-to-cart.view-model.ts'

type Props = {
  readonly model: AddToCartViewModel
  readonly label: string
  readonly large?: boolean | undefined
  readonly describedBy?: string | undefined
}

/** Quantity field. Enter adds the part and leaves the focus in the field. */
export const AddQuantity = observer(function AddQuantity({ model, label, large, describedBy }: Props) {
  const intl = useIntl()
  const fieldId = useId()
  const { readings } = model
  return (
    <>
      <QuantitySpinner
        id={fieldId}
        name="quantity"
        value={model.typed}
        minimum={model.limits.min}
        maximum={model.limits.max}
        onChange={(text) => model.type(text)}
        onStep={(offset) => model.step(offset)}
        onLeave={() => model.settle()}
        onEnter={() => void model.add()}
        label={label}
        lessLabel={intl.formatMessage({ id: 'quantity.less' })}
        moreLabel={intl.formatMessage({ id: 'quantity.more' })}
        large={large}
        disabled={!model.canAdd}
        invalid={readings !== undefined}
        describedBy={describedBy}
      />
      {readings && (
        <QuantityReadings
          readings={readings}
          fieldId={fieldId}
          onChoose={(quantity) => model.type(String(quantity))}
        />
      )}
    </>
  )
})
