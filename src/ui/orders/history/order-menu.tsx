import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { RowMenu } from '../../data-table/row-menu.tsx'
import { ReorderButton } from '../../reorder/reorder-button.tsx'
import type { ReorderViewModel } from '../../reorder/reorder.view-model.ts'
import { Button } from '../../shared/button.tsx'
import type { AddToPartsListViewModel } from '../order/add-to-parts-list.view-model.ts'

type Props = {
  readonly orderNo: string
  readonly reorder: ReorderViewModel
  readonly addToList: AddToPartsListViewModel
}

/** Menu of an order in the list, beside its download button. */
export const OrderMenu = observer(function OrderMenu({ orderNo, reorder, addToList }: Props) {
  const intl = useIntl()
  return (
    <RowMenu
      name={intl.formatMessage({ id: 'documents.more' }, { number: orderNo })}
      busy={reorder.isLoading(orderNo)}
    >
      <ReorderButton model={reorder} orderNo={orderNo} />
      <Button
        small
        variant="quiet"
        icon="bookmark"
        aria-haspopup="dialog"
        onClick={() => addToList.begin([{ orderNo }])}
      >
        <FormattedMessage id="order.note" values={{ count: 0 }} />
      </Button>
    </RowMenu>
  )
})
