import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDateTexts } from '../../intl/date-texts.ts'
import { LineRemarks } from '../../order-facts/line-remarks.tsx'
import { HazardMarks } from '../../part/hazard-marks.tsx'
import { Price, useAmountText } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Card, CardHead } from '../../shared/card.tsx'
import { Icon } from '../../shared/icon.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { RowWindow } from '../../data-table/row-window.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableFoot, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './order-section.module.css'
import type { LineDifference, OrderSectionData, OrderSectionLineData } from './order-section-data.mapping.ts'

type Props = {
  readonly part: OrderSectionData
  readonly of: number
  readonly number?: string | undefined
  /** True for a pick-up: the day on which the goods are ready replaces dispatch and arrival. */
  readonly isPickup: boolean
}

const ROW_HEIGHT = 65

const idOf = ({ id }: OrderSectionLineData) => id

/** Content of one of the two orders, with its dispatch and arrival. */
export function OrderSection({ part, of, number, isPickup }: Props) {
  const place = { index: part.index === 'first' ? 1 : 2, of }
  const hasPrices = part.total !== undefined
  const isReadySaid = isPickup && number === undefined
  return (
    <Card as="section" className={styles.part}>
      <CardHead
        title={
          <Cluster as="span" gap={8} align="center" noWrap className={styles.title}>
            <Icon name={part.leavesToday ? 'truck' : 'clock'} />
            <span>{number ?? <PartDate part={part} isPickup={isPickup} />}</span>
          </Cluster>
        }
        actions={
          <Text as="p" muted>
            {of > 1 && <FormattedMessage id="checkout.part.place" values={place} />}
            {of > 1 && !isReadySaid && ' · '}
            {!isReadySaid && <Arrival part={part} isPickup={isPickup} />}
          </Text>
        }
      />
      <Table caption={<FormattedMessage id="checkout.part.lines" values={place} />} className={styles.table}>
        <TableHead>
          <HeadCell>
            <FormattedMessage id="list.column.sku" />
          </HeadCell>
          <HeadCell align="end">
            <FormattedMessage id="cart.quantity" />
          </HeadCell>
          {hasPrices && (
            <>
              <HeadCell align="end">
                <FormattedMessage id="cart.unitPrice" />
              </HeadCell>
              <HeadCell align="end">
                <FormattedMessage id="cart.total" />
              </HeadCell>
            </>
          )}
        </TableHead>
        <TableBody>
          <RowWindow items={part.lines} keyOf={idOf} rowHeight={ROW_HEIGHT}>
            {(line) => (
              <Fragment key={line.id}>
                <Line line={line} hasPrices={hasPrices} />
                {line.coreDeposit && (
                  <CoreDepositRow
                    number={line.articleNo}
                    quantity={line.quantity}
                    deposit={line.coreDeposit}
                  />
                )}
              </Fragment>
            )}
          </RowWindow>
        </TableBody>
        {part.total && (
          <TableFoot>
            <Row>
              <Cell heading colSpan={3}>
                <FormattedMessage id={of > 1 ? 'checkout.part.sum' : 'cart.total'} values={place} />
              </Cell>
              <Cell align="end">
                <strong>
                  <Price amount={part.total} />
                </strong>
              </Cell>
            </Row>
          </TableFoot>
        )}
      </Table>
    </Card>
  )
}

type DateProps = Pick<Props, 'part' | 'isPickup'>

function Arrival({ part: { arrival }, isPickup }: DateProps) {
  const { day } = useDateTexts()
  if (arrival === '') return <FormattedMessage id="checkout.part.noDate" />
  return (
    <FormattedMessage
      id={isPickup ? 'checkout.review.ready' : 'checkout.part.arrives'}
      values={{ day: day(arrival) }}
    />
  )
}

function PartDate({ part, isPickup }: DateProps) {
  const { date, leavesToday } = part
  const { day } = useDateTexts()
  if (isPickup) return <Arrival part={part} isPickup />
  if (date === '') return <FormattedMessage id="checkout.part.later" />
  return (
    <FormattedMessage
      id={leavesToday ? 'checkout.part.today' : 'checkout.part.leaves'}
      values={{ day: day(date) }}
    />
  )
}

function Line({ line, hasPrices }: { readonly line: OrderSectionLineData; readonly hasPrices: boolean }) {
  const intl = useIntl()
  const { to } = usePaths()
  const label = (id: 'quantity' | 'unitPrice' | 'total') => intl.formatMessage({ id: `cart.${id}` })
  return (
    <Row>
      <Cell place="head">
        <Cluster gap={12} align="center" noWrap>
          <PartImage src={line.picture} alt="" size="thumb" framed />
          <div>
            <PartNumber to={to('product', { slug: line.slug })}>{line.articleNo}</PartNumber> {line.name}
            <HazardMarks hazard={line.hazard} />
            <LineRemarks line={line} />
            {line.changes.map((change) => (
              <Change key={change.kind} change={change} />
            ))}
          </div>
        </Cluster>
      </Cell>
      <Cell align="end" label={label('quantity')}>
        {intl.formatNumber(line.quantity)}
      </Cell>
      {hasPrices && (
        <>
          <Cell align="end" label={label('unitPrice')}>
            {line.unitPrice && <Price amount={line.unitPrice} />}
          </Cell>
          <Cell align="end" label={label('total')}>
            <strong>{line.total && <Price amount={line.total} />}</strong>
          </Cell>
        </>
      )}
    </Row>
  )
}

type DepositProps = {
  readonly number: string
  readonly quantity: number
  readonly deposit: NonNullable<OrderSectionLineData['coreDeposit']>
}

/** Row of the core deposit, below the row of its exchange part. */
function CoreDepositRow({ number, quantity, deposit }: DepositProps) {
  const intl = useIntl()
  const label = (id: 'quantity' | 'unitPrice' | 'total') => intl.formatMessage({ id: `cart.${id}` })
  return (
    <Row data-continues="">
      <Cell place="head">
        <FormattedMessage id="order.coreDeposit" values={{ number }} />
      </Cell>
      <Cell align="end" label={label('quantity')}>
        {intl.formatNumber(quantity)}
      </Cell>
      <Cell align="end" label={label('unitPrice')}>
        <Price amount={deposit.price} />
      </Cell>
      <Cell align="end" label={label('total')}>
        <strong>
          <Price amount={deposit.total} />
        </strong>
      </Cell>
    </Row>
  )
}

function Change({ change }: { readonly change: LineDifference }) {
  const amountText = useAmountText()
  const { day } = useDateTexts()
  const dayText = (date: string) => (date === '' ? '–' : day(date))
  const old = change.kind === 'price' ? amountText(change.old) : dayText(change.old)
  const now = change.kind === 'price' ? amountText(change.now) : dayText(change.now)
  return (
    <Cluster as="p" gap={4} align="center" noWrap className={styles.changed}>
      <Icon name="info" size={14} />
      <span>
        <FormattedMessage id={`checkout.changed.${change.kind}`} values={{ old: <del>{old}</del>, now }} />
      </span>
    </Cluster>
  )
}
