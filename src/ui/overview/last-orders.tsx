import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useCellDayText } from '../intl/day-texts.ts'
import { IfPricesVisible, useAmountText, usePrices } from '../part/price.tsx'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { ListCell } from '../data-table/list-cell.tsx'
import utilities from '../shared/utilities.module.css'
import type { OverviewViewModel } from './overview.view-model.ts'

const COLUMNS = ['orderNo', 'customerOrderReference', 'date', 'status', 'lineCount', 'net'] as const

export const LastOrders = observer(function LastOrders({ model }: { readonly model: OverviewViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const dayText = useCellDayText()
  const amountText = useAmountText()
  const name = (id: string) => intl.formatMessage({ id: `list.column.${id}` })
  const prices = usePrices()
  const columns = COLUMNS.filter((id) => id !== 'net' || prices.areVisible)
  const isNumber = (id: string) => id === 'lineCount' || id === 'net'
  return (
    <div>
      <Table caption={<FormattedMessage id="overview.lastOrders" />} className={utilities.fullWidth}>
        <TableHead>
          {columns.map((id) => (
            <HeadCell key={id} align={isNumber(id) ? 'end' : undefined}>
              {name(id)}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {(model.lastOrders ?? []).map((order) => {
            const { total } = order
            return (
              <Row key={order.orderNo}>
                <Cell heading place="head">
                  <IfOffered page="order" otherwise={order.orderNo}>
                    <Link to={to('order', { slug: order.orderNo })} className={utilities.touchTarget}>
                      {order.orderNo}
                    </Link>
                  </IfOffered>
                </Cell>
                <Cell label={name('customerOrderReference')}>{order.customerOrderReference}</Cell>
                <Cell label={name('date')}>{dayText(order.date)}</Cell>
                <Cell place="flag">
                  <ListCell value={order.state} />
                </Cell>
                <Cell align="end" label={name('lineCount')}>
                  {intl.formatNumber(order.lineCount)}
                </Cell>
                <IfPricesVisible>
                  <Cell align="end" label={name('net')}>
                    {total && amountText(total)}
                  </Cell>
                </IfPricesVisible>
              </Row>
            )
          })}
        </TableBody>
      </Table>
    </div>
  )
})
