import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ClaimLineButton } from '../../claims/claim-line-button.tsx'
import { ClaimLinks } from '../../claims/claim-links.tsx'
import { LineRemarks } from '../../order-facts/line-remarks.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { FavouriteButton } from '../../favourites/favourite-button.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { IfPricesVisible, useAmountText } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Checkbox } from '../../shared/checkbox.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { RowMenu } from '../../data-table/row-menu.tsx'
import { RowWindow } from '../../data-table/row-window.tsx'
import { StatusBadge } from '../../shared/status-badge.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import frame from '../../data-table/table-frame.module.css'
import { TableFrame } from '../../data-table/table-frame.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import type { OrderRowData, OrderViewModel } from './order.view-model.ts'
import styles from './order.module.css'

type Props = { readonly model: OrderViewModel }

const ROW_HEIGHT = 57

const lineNoOf = ({ lineNo }: OrderRowData) => lineNo

const QUANTITIES = ['ordered', 'confirmed', 'delivered', 'outstanding', 'invoiced'] as const

export const OrderLines = observer(function OrderLines({ model }: Props) {
  const intl = useIntl()
  return (
    <>
      {model.hasOpenLines && (
        <Checkbox
          className={utilities.after8}
          label={<FormattedMessage id="order.openOnly" />}
          checked={model.showsOpenOnly}
          onChange={(checked) => model.showOpenOnly(checked)}
        />
      )}
      <TableFrame className={styles.lines}>
        <Table caption={<FormattedMessage id="order.lines" />} sticky className={utilities.fullWidth}>
          <TableHead>
            <HeadCell fit>
              <Checkbox
                label={intl.formatMessage({ id: 'order.markAll' })}
                labelHidden
                checked={model.areAllMarked}
                indeterminate={!model.areAllMarked && model.marked.size > 0}
                onChange={(checked) => model.markAll(checked)}
              />
            </HeadCell>
            <HeadCell>
              <FormattedMessage id="list.column.sku" />
            </HeadCell>
            {QUANTITIES.map((id) => (
              <HeadCell key={id} align="end">
                <FormattedMessage id={`order.${id}`} />
              </HeadCell>
            ))}
            <HeadCell>
              <FormattedMessage id="list.column.promisedDate" />
            </HeadCell>
            <IfPricesVisible>
              <HeadCell align="end">
                <FormattedMessage id="word.price" />
              </HeadCell>
              <HeadCell align="end">
                <FormattedMessage id="list.column.net" />
              </HeadCell>
            </IfPricesVisible>
            <HeadCell hidden fit className={frame.control}>
              <FormattedMessage id="notice.word" />
            </HeadCell>
          </TableHead>
          <TableBody>
            <RowWindow items={model.lines} keyOf={lineNoOf} rowHeight={ROW_HEIGHT}>
              {(line) => (
                <Fragment key={line.lineNo}>
                  <Line line={line} model={model} />
                  {line.coreDeposit && (
                    <IfPricesVisible>
                      <CoreDepositLine line={line} deposit={line.coreDeposit} />
                    </IfPricesVisible>
                  )}
                </Fragment>
              )}
            </RowWindow>
          </TableBody>
        </Table>
      </TableFrame>
    </>
  )
})

const Line = observer(function Line({ line, model }: Props & { readonly line: OrderRowData }) {
  const intl = useIntl()
  const { to } = usePaths()
  const amountText = useAmountText()
  const { article } = line
  const isMarked = model.marked.has(line.lineNo)
  return (
    <Row selected={isMarked}>
      <Cell place="corner" fit>
        <Checkbox
          label={intl.formatMessage({ id: 'list.selectRow' }, { name: article.sku })}
          labelHidden
          checked={isMarked}
          onChange={(checked) => model.mark(line.lineNo, checked)}
        />
      </Cell>
      <Cell heading place="head">
        <Text unbroken>
          <PartNumber to={to('product', { slug: article.slug })}>{article.sku}</PartNumber>
          <CopyNumber number={article.sku} />
        </Text>{' '}
        <Text light>{article.name}</Text>
        <LineRemarks line={line} />
        {line.cancelled > 0 && (
          <Text as="p" small muted>
            <FormattedMessage id="order.cancel.done" values={{ pieces: line.cancelled }} />
          </Text>
        )}
        <ClaimLinks claimNos={line.claimNos} />
      </Cell>
      {QUANTITIES.map((id) => (
        <Cell key={id} align="end" label={intl.formatMessage({ id: `order.${id}` })}>
          {intl.formatNumber(line[id])}
        </Cell>
      ))}
      <Cell label={intl.formatMessage({ id: 'list.column.promisedDate' })}>
        <PromisedDay line={line} isPickup={model.isPickup} />
      </Cell>
      <IfPricesVisible>
        <Cell align="end" label={intl.formatMessage({ id: 'word.price' })}>
          {line.price && amountText(line.price)}
        </Cell>
        <Cell align="end" label={intl.formatMessage({ id: 'list.column.net' })}>
          {line.rowTotal && amountText(line.rowTotal)}
        </Cell>
      </IfPricesVisible>
      <Cell fit place="flag" className={frame.control}>
        <RowMenu name={intl.formatMessage({ id: 'documents.more' }, { number: article.sku })}>
          <span className={styles.entry}>
            <FavouriteButton
              large
              sku={`${article.vendorId}-${article.sku}`}
              number={article.sku}
              quantity={line.ordered}
            />
          </span>
          {line.delivered > 0 && (
            <ClaimLineButton
              topic="RETURN"
              documentNo={line.orderNo}
              number={article.sku}
              line={{ orderLine: line.lineNo }}
            />
          )}
        </RowMenu>
      </Cell>
    </Row>
  )
})

type DepositProps = {
  readonly line: OrderRowData
  readonly deposit: NonNullable<OrderRowData['coreDeposit']>
}

/** Row of the core deposit, below the row of its exchange part. */
function CoreDepositLine({ line, deposit }: DepositProps) {
  const intl = useIntl()
  const amountText = useAmountText()
  const dayText = useDayText()
  const { open, returnBy, isExpired } = deposit
  return (
    <Row data-continues="">
      <Cell place="corner" fit />
      <Cell heading place="head">
        <FormattedMessage id="order.coreDeposit" values={{ number: line.article.sku }} />{' '}
        {open.minor > 0 && (
          <Text light>
            <FormattedMessage
              id={isExpired ? 'order.coreDeposit.expired' : 'order.coreDeposit.open'}
              values={{ amount: amountText(open), day: returnBy ? dayText(returnBy) : 'none' }}
            />
          </Text>
        )}
      </Cell>
      {QUANTITIES.map((id) => (
        <Cell key={id} align="end" label={intl.formatMessage({ id: `order.${id}` })}>
          {intl.formatNumber(line[id])}
        </Cell>
      ))}
      <Cell label={intl.formatMessage({ id: 'list.column.promisedDate' })}>–</Cell>
      <Cell align="end" label={intl.formatMessage({ id: 'word.price' })}>
        {amountText(deposit.price)}
      </Cell>
      <Cell align="end" label={intl.formatMessage({ id: 'list.column.net' })}>
        {amountText(deposit.rowTotal)}
      </Cell>
      <Cell fit place="gone" className={frame.control} />
    </Row>
  )
}

/** Promised day of outstanding pieces, with a mark if it has changed. */
function PromisedDay({
  line: { outstanding, promisedDate, previousDate, change },
  isPickup,
}: {
  readonly line: OrderRowData
  readonly isPickup: boolean
}) {
  const dayText = useDayText()
  if (outstanding === 0) return '–'
  if (promisedDate === undefined) return <FormattedMessage id="availability.noDate" />
  if (change === undefined || previousDate === undefined)
    return (
      <FormattedMessage
        id={isPickup ? 'checkout.review.ready' : 'checkout.part.arrives'}
        values={{ day: dayText(promisedDate) }}
      />
    )
  return (
    <StatusBadge severity={change === 'later' ? 'warning' : 'positive'} small>
      <FormattedMessage
        id={`order.date.${change}`}
        values={{ date: dayText(promisedDate), previous: dayText(previousDate) }}
      />
    </StatusBadge>
  )
}
