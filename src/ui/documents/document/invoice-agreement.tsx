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
import { ColumnTable } from '../../shared/column-table.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import type { DocumentViewModel } from './document.view-model.ts'

type Props = { readonly model: DocumentViewModel; readonly agreement: InvoiceAgreement }

/** Each line of an invoice beside the ordered, promised and delivered quantity. */
export const InvoiceAgreementTable = observer(function InvoiceAgreementTable({ model, agreement }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const dayText = useDayText()
  const amountText = useAmountText()
  return (
    <div data-density="compact">
      <div className={utilities.after8}>
        <ComparisonResult model={model} agreement={agreement} />
      </div>
      <ColumnTable
        caption={<FormattedMessage id="documents.agreement" />}
        items={agreement.lines}
        keyOf={({ lineNo, article }) => `${lineNo ?? 'left out'} ${article.sku}`}
        isWrong={({ differences }) => differences.length > 0}
        columns={[
          {
            head: 'list.column.sku',
            heading: true,
            place: 'head',
            render: ({ article, kind }) => (
              <>
                <PartNumber to={to('product', { slug: article.slug })}>{article.sku}</PartNumber>{' '}
                {kind === 'CORE_DEPOSIT' && (
                  <Text light>
                    <FormattedMessage id="documents.deposit" />
                  </Text>
                )}
              </>
            ),
          },
          ...(['ordered', 'delivered', 'invoiced'] as const).map((id) => ({
            head: `order.${id}`,
            align: 'end' as const,
            render: (line: ComparedLine) => (line[id] === undefined ? '–' : intl.formatNumber(line[id])),
          })),
          {
            head: 'list.column.promisedDate',
            render: ({ promisedDate }) => (promisedDate === undefined ? '–' : dayText(promisedDate)),
          },
          model.hasPrices && {
            head: 'documents.agreement.orderedPrice',
            align: 'end',
            render: ({ orderedPrice }) => (orderedPrice ? amountText(orderedPrice) : '–'),
          },
          model.hasPrices && {
            head: 'documents.agreement.invoicedPrice',
            align: 'end',
            render: ({ price }) => (price ? amountText(price) : '–'),
          },
          {
            head: 'list.column.status',
            render: ({ differences }) => <LineStatus differences={differences} />,
          },
        ]}
      />
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

function LineStatus({ differences }: Pick<ComparedLine, 'differences'>) {
  const intl = useIntl()
  const texts = differences.map((difference) =>
    intl.formatMessage({ id: `documents.difference.${difference}` }),
  )
  return (
    <StatusBadge severity={texts.length === 0 ? 'positive' : 'negative'} small>
      {texts.length === 0 ? <FormattedMessage id="documents.agreement.lineAgrees" /> : intl.formatList(texts)}
    </StatusBadge>
  )
}
