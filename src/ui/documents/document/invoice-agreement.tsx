import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { Difference, ComparedLine, InvoiceAgreement } from '#domain/orders/invoice-agreement.ts'
import type { Money } from '#domain/shared/money.ts'
import { useDayText } from '../../intl/day-texts.ts'
import { useAmountText } from '../../part/price.tsx'
import { IfOffered } from '../../kernel/offered.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { StatusBadge } from '../../shared/status-badge.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import type { DocumentViewModel } from './document.view-model.ts'

type Props = { readonly model: DocumentViewModel; readonly agreement: InvoiceAgreement }

/** Each line of an invoice beside the ordered, promised and delivered quantity. */
export const InvoiceAgreementTable = observer(function InvoiceAgreementTable({ model, agreement }: Props) {
  const { hasPrices } = model
  return (
    <div data-density="compact">
      <ComparisonResult model={model} agreement={agreement} />
      <Table caption={<FormattedMessage id="documents.agreement" />}>
        <TableHead>
          <HeadCell>
            <FormattedMessage id="list.column.sku" />
          </HeadCell>
          {(['ordered', 'delivered', 'invoiced'] as const).map((id) => (
            <HeadCell key={id} align="end">
              <FormattedMessage id={`order.${id}`} />
            </HeadCell>
          ))}
          <HeadCell>
            <FormattedMessage id="list.column.promisedDate" />
          </HeadCell>
          {hasPrices && (
            <>
              <HeadCell align="end">
                <FormattedMessage id="documents.agreement.orderedPrice" />
              </HeadCell>
              <HeadCell align="end">
                <FormattedMessage id="documents.agreement.invoicedPrice" />
              </HeadCell>
            </>
          )}
          <HeadCell>
            <FormattedMessage id="list.column.status" />
          </HeadCell>
        </TableHead>
        <TableBody>
          {agreement.lines.map((line) => (
            <LineRow
              key={`${line.lineNo ?? 'left out'} ${line.article.sku}`}
              line={line}
              hasPrices={hasPrices}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  )
})

function ComparisonResult({ model, agreement }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  const amountText = useAmountText()
  if (agreement.agrees)
    return (
      <StatusBadge severity="positive">
        <FormattedMessage id="documents.agreement.agrees" />
      </StatusBadge>
    )
  const message = evidence(agreement, intl, amountText)
  const search = new URLSearchParams([
    ['report', 'RETURN'],
    // with this reason a clerk decides about the claim; with any other reason it would be accepted automatically and
    // require a return
    ['reason', 'OTHER'],
    ['documentNo', model.documentNo],
    ...model.differingLines.map(({ lineNo, invoiced }) => ['line', `${lineNo}:${invoiced}`]),
    ['message', message],
  ])
  return (
    <Cluster gap={16} rowGap={8} align="center">
      <StatusBadge severity="negative">
        <FormattedMessage id="documents.agreement.differs" values={{ count: model.differenceCount }} />
      </StatusBadge>
      {agreement.differences.map((difference) => (
        <StatusBadge key={difference} severity="negative" small>
          <FormattedMessage id={`documents.difference.${difference}`} />
        </StatusBadge>
      ))}
      <IfOffered page="forms">
        <LinkButton small icon="undo" to={{ pathname: to('forms'), search: `?${search.toString()}` }}>
          <FormattedMessage id="documents.agreement.complain" />
        </LinkButton>
      </IfOffered>
    </Cluster>
  )
}

/** Differences as text, prefilled in the message of a claim. */
function evidence(
  { lines, differences }: InvoiceAgreement,
  intl: IntlShape,
  amountText: (amount: Money) => string,
): string {
  const word = (difference: Difference) => intl.formatMessage({ id: `documents.difference.${difference}` })
  const rows = lines
    .filter((line) => line.differences.length > 0)
    .map((line) => {
      const { article, kind, ordered, delivered, invoiced, orderedPrice, price } = line
      const counts = [
        ['ordered', ordered],
        ['delivered', delivered],
        ['invoiced', invoiced],
      ] as const
      const details = [
        ...counts.flatMap(([id, count]) =>
          count === undefined
            ? []
            : [`${intl.formatMessage({ id: `order.${id}` })} ${intl.formatNumber(count)}`],
        ),
        ...[orderedPrice, price].flatMap((amount, index) =>
          amount
            ? [
                `${intl.formatMessage({ id: `documents.agreement.${index === 0 ? 'orderedPrice' : 'invoicedPrice'}` })} ${amountText(amount)}`,
              ]
            : [],
        ),
      ]
      const part =
        kind === 'PART' ? article.sku : `${intl.formatMessage({ id: 'documents.deposit' })} ${article.sku}`
      return `${part}: ${line.differences.map(word).join(', ')} (${details.join(', ')})`
    })
  return [...differences.map(word), ...rows].join('\n')
}

function LineRow({ line, hasPrices }: { readonly line: ComparedLine; readonly hasPrices: boolean }) {
  const intl = useIntl()
  const { to } = usePaths()
  const dayText = useDayText()
  const amountText = useAmountText()
  const { article, kind, promisedDate, orderedPrice, price, differences } = line
  return (
    <Row wrong={differences.length > 0}>
      <Cell heading place="head">
        <PartNumber to={to('product', { slug: article.slug })}>{article.sku}</PartNumber>{' '}
        {kind === 'CORE_DEPOSIT' && (
          <Text light>
            <FormattedMessage id="documents.deposit" />
          </Text>
        )}
      </Cell>
      {(['ordered', 'delivered', 'invoiced'] as const).map((id) => (
        <Cell key={id} align="end" label={intl.formatMessage({ id: `order.${id}` })}>
          {line[id] === undefined ? '–' : intl.formatNumber(line[id])}
        </Cell>
      ))}
      <Cell label={intl.formatMessage({ id: 'list.column.promisedDate' })}>
        {promisedDate === undefined ? '–' : dayText(promisedDate)}
      </Cell>
      {hasPrices && (
        <>
          <Cell align="end" label={intl.formatMessage({ id: 'documents.agreement.orderedPrice' })}>
            {orderedPrice ? amountText(orderedPrice) : '–'}
          </Cell>
          <Cell align="end" label={intl.formatMessage({ id: 'documents.agreement.invoicedPrice' })}>
            {price ? amountText(price) : '–'}
          </Cell>
        </>
      )}
      <Cell label={intl.formatMessage({ id: 'list.column.status' })}>
        {differences.length === 0 ? (
          <StatusBadge severity="positive" small>
            <FormattedMessage id="documents.agreement.lineAgrees" />
          </StatusBadge>
        ) : (
          <StatusBadge severity="negative" small>
            {intl.formatList(
              differences.map((difference) =>
                intl.formatMessage({ id: `documents.difference.${difference}` }),
              ),
            )}
          </StatusBadge>
        )}
      </Cell>
    </Row>
  )
}
