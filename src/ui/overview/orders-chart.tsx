import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { IfPricesVisible, useAmountText } from '../part/price.tsx'
import { Card, CardBody, CardHead } from '../shared/card.tsx'
import { classNames } from '../shared/class-names.ts'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import type { OverviewViewModel } from './overview.view-model.ts'
import styles from './orders-chart.module.css'

type Props = { readonly model: OverviewViewModel }

const WIDTH = 560
const HEIGHT = 200
const LEFT = 32
const BASE = 172
const TOP = 20

/** A chart, and the same figures as a table for screen readers. */
export const OrdersChart = observer(function OrdersChart({ model }: Props) {
  const months = model.months ?? []
  const total = months.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <Card as="section">
      <CardHead
        title={<FormattedMessage id="overview.chart" />}
        actions={
          <Text small muted>
            <FormattedMessage id="overview.chart.total" values={{ count: total, months: months.length }} />
          </Text>
        }
      />
      <CardBody>
        <Bars model={model} />
        <Text as="details" small muted className={classNames(styles.details, utilities.before8)}>
          <summary>
            <FormattedMessage id="overview.chart.asTable" />
          </summary>
          <MonthTable model={model} />
        </Text>
      </CardBody>
    </Card>
  )
})

const Bars = observer(function Bars({ model }: Props) {
  const intl = useIntl()
  const months = model.months ?? []
  const { top, steps } = model.axis
  const room = (WIDTH - LEFT) / Math.max(months.length, 1)
  const bar = room * 0.56
  const yOf = (value: number) => BASE - ((BASE - TOP) * value) / top
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true">
      {steps.map((step) => (
        <g key={step}>
          <line x1={LEFT} x2={WIDTH} y1={yOf(step)} y2={yOf(step)} className={styles.grid} />
          <text x={LEFT - 8} y={yOf(step) + 4} textAnchor="end">
            {intl.formatNumber(step)}
          </text>
        </g>
      ))}
      {months.map(({ month, orders }, index) => {
        const middle = LEFT + room * (index + 0.5)
        return (
          <g key={month}>
            <rect
              x={middle - bar / 2}
              y={yOf(orders)}
              width={bar}
              height={BASE - yOf(orders)}
              className={classNames(styles.bar, index === months.length - 1 && styles.present)}
            />
            <text
              x={middle}
              y={yOf(orders) - 6}
              textAnchor="middle"
              className={classNames(styles.value, utilities.notOnPhone)}
            >
              {intl.formatNumber(orders)}
            </text>
            <text
              x={middle}
              y={BASE + 18}
              textAnchor="middle"
              className={(months.length - index) % 2 === 0 ? styles.everySecond : undefined}
            >
              {intl.formatDate(`${month}-01T00:00:00Z`, { month: 'short', timeZone: 'UTC' })}
            </text>
          </g>
        )
      })}
    </svg>
  )
})

const MonthTable = observer(function MonthTable({ model }: Props) {
  const intl = useIntl()
  const amountText = useAmountText()
  return (
    <div className={styles.table} data-density="compact">
      <Table caption={<FormattedMessage id="overview.chart" />} cards={false}>
        <TableHead>
          <HeadCell>
            <FormattedMessage id="overview.chart.month" />
          </HeadCell>
          <HeadCell align="end">
            <FormattedMessage id="list.title.orders" />
          </HeadCell>
          <IfPricesVisible>
            <HeadCell align="end">
              <FormattedMessage id="list.column.value" />
            </HeadCell>
          </IfPricesVisible>
        </TableHead>
        <TableBody>
          {(model.months ?? []).map(({ month, orders, value }) => (
            <Row key={month}>
              <Cell heading>
                {intl.formatDate(`${month}-01T00:00:00Z`, {
                  month: 'long',
                  year: 'numeric',
                  timeZone: 'UTC',
                })}
              </Cell>
              <Cell align="end">{intl.formatNumber(orders)}</Cell>
              <IfPricesVisible>
                <Cell align="end">{value && amountText(value)}</Cell>
              </IfPricesVisible>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
})
