import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayText } from '../intl/day-texts.ts'
import { Price, IfPricesVisible } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { PartNumber } from '../shared/part-number.tsx'
import { Stack } from '../shared/stack.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Text } from '../shared/text.tsx'
import { TextInput } from '../shared/text-input.tsx'
import type { RequestRowData, RequestViewModel } from './request.view-model.ts'

type Props = { readonly model: RequestViewModel }

const HEADS = ['packing.quantity', 'approvals.stock', 'approvals.date'] as const

/** Price, stock and date of each line, at the time of the request and now. */
export const RequestLines = observer(function RequestLines({ model }: Props) {
  return (
    <Table caption={<FormattedMessage id="order.lines" />}>
      <TableHead>
        <HeadCell>
          <FormattedMessage id="list.column.sku" />
        </HeadCell>
        {HEADS.map((id) => (
          <HeadCell key={id} align="end">
            <FormattedMessage id={id} />
          </HeadCell>
        ))}
        <IfPricesVisible>
          <HeadCell align="end">
            <FormattedMessage id="word.price" />
          </HeadCell>
        </IfPricesVisible>
        <HeadCell>
          <FormattedMessage id="approvals.decision" />
        </HeadCell>
      </TableHead>
      <TableBody>
        {model.lines.map((line) => (
          <RequestLine key={line.lineNo} line={line} model={model} />
        ))}
      </TableBody>
    </Table>
  )
})

function RequestLine({ line, model }: Props & { readonly line: RequestRowData }) {
  const intl = useIntl()
  const dayText = useDayText()
  const { to } = usePaths()
  const { article, price, currentPrice } = line
  const label = (id: string) => intl.formatMessage({ id })
  const day = (date: string) => (date === '' ? label('approvals.date.unknown') : dayText(date))
  return (
    <Row>
      <Cell heading place="head">
        <PartNumber to={to('product', { slug: article.slug })}>{article.sku}</PartNumber>{' '}
        <Text light>{article.name}</Text>
        {line.note !== undefined && (
          <Text as="div" small muted breakable>
            {line.note}
          </Text>
        )}
      </Cell>
      <Cell align="end" label={label('packing.quantity')}>
        {intl.formatNumber(line.quantity)}
      </Cell>
      <Cell align="end" label={label('approvals.stock')}>
        <ThenNow
          now={intl.formatNumber(line.currentStock)}
          then={line.stock === line.currentStock ? undefined : intl.formatNumber(line.stock)}
        />
      </Cell>
      <Cell align="end" label={label('approvals.date')}>
        <ThenNow
          now={day(line.currentDate)}
          then={line.date === line.currentDate ? undefined : day(line.date)}
        />
      </Cell>
      <IfPricesVisible>
        <Cell align="end" label={label('word.price')}>
          {price && <Price amount={price} />}
          {line.priceHasChanged && currentPrice && (
            <Text as="div" small muted>
              <FormattedMessage id="approvals.priceNow" /> <Price amount={currentPrice} />
            </Text>
          )}
        </Cell>
      </IfPricesVisible>
      <Cell label={label('approvals.decision')} place="wide">
        {model.mayDecide ? <LineDecision line={line} model={model} /> : <LineResult line={line} />}
      </Cell>
    </Row>
  )
}

/** Current value, and the value at the time of the request if it differs. */
function ThenNow({ now, then }: { readonly now: string; readonly then: string | undefined }) {
  return (
    <>
      {now}
      {then !== undefined && (
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
