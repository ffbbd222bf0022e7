import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayText } from '../intl/day-texts.ts'
import { Price, usePrices } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { PartNumber } from '../shared/part-number.tsx'
import { Stack } from '../shared/stack.tsx'
import { ColumnTable } from '../shared/column-table.tsx'
import { Text } from '../shared/text.tsx'
import { TextInput } from '../shared/text-input.tsx'
import type { RequestRowData, RequestViewModel } from './request.view-model.ts'

type Props = { readonly model: RequestViewModel }

/** Price, stock and date of each line, at the time of the request and now. */
export const RequestLines = observer(function RequestLines({ model }: Props) {
  const intl = useIntl()
  const dayText = useDayText()
  const { to } = usePaths()
  const prices = usePrices()
  const day = (date: string) =>
    date === '' ? intl.formatMessage({ id: 'approvals.date.unknown' }) : dayText(date)
  return (
    <ColumnTable
      caption={<FormattedMessage id="order.lines" />}
      items={model.lines}
      keyOf={({ lineNo }) => lineNo}
      columns={[
        {
          head: 'list.column.sku',
          heading: true,
          place: 'head',
          render: ({ article, note }) => (
            <>
              <PartNumber to={to('product', { slug: article.slug })}>{article.sku}</PartNumber>{' '}
              <Text light>{article.name}</Text>
              {note !== undefined && (
                <Text as="div" small muted breakable>
                  {note}
                </Text>
              )}
            </>
          ),
        },
        { head: 'packing.quantity', align: 'end', render: ({ quantity }) => intl.formatNumber(quantity) },
        {
          head: 'approvals.stock',
          align: 'end',
          render: ({ stock, currentStock }) => (
            <ThenNow now={intl.formatNumber(currentStock)} then={intl.formatNumber(stock)} />
          ),
        },
        {
          head: 'approvals.date',
          align: 'end',
          render: ({ date, currentDate }) => <ThenNow now={day(currentDate)} then={day(date)} />,
        },
        prices.areVisible && {
          head: 'word.price',
          align: 'end',
          render: ({ price, currentPrice, priceHasChanged }) => (
            <>
              {price && <Price amount={price} />}
              {priceHasChanged && currentPrice && (
                <Text as="div" small muted>
                  <FormattedMessage id="approvals.priceNow" /> <Price amount={currentPrice} />
                </Text>
              )}
            </>
          ),
        },
        {
          head: 'approvals.decision',
          place: 'wide',
          render: (line) =>
            model.mayDecide ? <LineDecision line={line} model={model} /> : <LineResult line={line} />,
        },
      ]}
    />
  )
})

/** Current value, and the value at the time of the request if it differs. */
function ThenNow({ now, then }: { readonly now: string; readonly then: string }) {
  return (
    <>
      {now}
      {then !== now && (
        <Text as="div" small muted>
          <FormattedMessage id="approvals.then" values={{ value: then }} />
        </Text>
      )}
    </>
  )
}

function LineDecision({ line, model }: Props & { readonly line: RequestRowData }) {
  const { lineNo, fieldError, article } = line
  const intl = useIntl()
  const isQuantity = fieldError === 'quantity' || fieldError === 'not-orderable'
  const error = (isShown: boolean) =>
    isShown && <FormattedMessage id={`approvals.fault.${fieldError}`} values={{ count: line.quantity }} />
  return (
    <Stack gap={8}>
      <TextInput
        name={`quantity-${lineNo}`}
        label={<FormattedMessage id="approvals.quantity" />}
        aria-label={`${intl.formatMessage({ id: 'approvals.quantity' })}: ${article.sku}`}
        inputMode="numeric"
        numeric
        maxLength={9}
        defaultValue={line.typedQuantity}
        error={error(isQuantity)}
      />
      <TextInput
        name={`reason-${lineNo}`}
        label={<FormattedMessage id="approvals.lineReason" />}
        aria-label={`${intl.formatMessage({ id: 'approvals.lineReason' })}: ${article.sku}`}
        maxLength={model.reasonLength}
        defaultValue={line.typedReason}
        error={error(fieldError === 'no-reason')}
      />
    </Stack>
  )
}

function LineResult({ line: { quantity, approvedQuantity, reason } }: { readonly line: RequestRowData }) {
  const intl = useIntl()
  if (approvedQuantity === undefined) return '–'
  return (
    <>
      {approvedQuantity === 0 ? (
        <FormattedMessage id="approvals.struck" />
      ) : (
        intl.formatNumber(approvedQuantity)
      )}
      {approvedQuantity !== quantity && reason !== undefined && (
        <Text as="div" small muted>
          {reason}
        </Text>
      )}
    </>
  )
}
