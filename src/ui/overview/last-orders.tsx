import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useCellDayText } from '../intl/day-texts.ts'
import { useAmountText, usePrices } from '../part/price.tsx'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { ColumnTable } from '../shared/column-table.tsx'
import { ListCell } from '../data-table/list-cell.tsx'
import utilities from '../shared/utilities.module.css'
import type { OverviewViewModel } from './overview.view-model.ts'

export const LastOrders = observer(function LastOrders({ model }: { readonly model: OverviewViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const dayText = useCellDayText()
  const amountText = useAmountText()
  const prices = usePrices()
  return (
    <div>
      <ColumnTable
        caption={<FormattedMessage id="overview.lastOrders" />}
        className={utilities.fullWidth}
        items={model.lastOrders ?? []}
        keyOf={({ orderNo }) => orderNo}
        columns={[
          {
            head: 'list.column.orderNo',
            heading: true,
            place: 'head',
            render: ({ orderNo }) => (
              <IfOffered page="order" otherwise={orderNo}>
                <Link to={to('order', { slug: orderNo })} className={utilities.touchTarget}>
                  {orderNo}
                </Link>
              </IfOffered>
            ),
          },
          { head: 'list.column.customerOrderReference', render: (order) => order.customerOrderReference },
          { head: 'list.column.date', render: ({ date }) => dayText(date) },
          { head: 'list.column.status', place: 'flag', render: ({ state }) => <ListCell value={state} /> },
          {
            head: 'list.column.lineCount',
            align: 'end',
            render: ({ lineCount }) => intl.formatNumber(lineCount),
          },
          prices.areVisible && {
            head: 'list.column.net',
            align: 'end',
            render: ({ total }) => total && amountText(total),
          },
        ]}
      />
    </div>
  )
})
