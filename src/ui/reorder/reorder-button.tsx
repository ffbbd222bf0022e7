import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import type { ReorderViewModel } from './reorder.view-model.ts'

type Props = { readonly model: ReorderViewModel; readonly orderNo: string }

/** Button that opens the preview of a reorder. Renders nothing without the right to fill the cart. */
export const ReorderButton = observer(function ReorderButton({ model, orderNo }: Props) {
  const intl = useIntl()
  if (!model.mayOrder) return null
  const name = intl.formatMessage({ id: 'reorder.order' }, { number: orderNo })
  return (
    <Button
      small
      variant="quiet"
      icon="cart"
      busy={model.isLoading(orderNo)}
      aria-label={name}
      onClick={() => void model.preview(orderNo)}
    >
      <FormattedMessage id="order.reorder" values={{ count: 0 }} />
    </Button>
  )
})
