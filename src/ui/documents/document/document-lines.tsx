import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAmountText } from '../../products/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { PartNumber } from '../../shared/part-number.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import type { DocumentViewModel } from './document.view-model.ts'

type Props = { readonly model: DocumentViewModel }
type Line = DocumentViewModel['lines'][number]

export const DocumentLines = observer(function DocumentLines({ model }: Props) {
  return (
    <div data-density="compact">
      <Table caption={<FormattedMessage id="order.lines" />}>
        <TableHead>
          <HeadCell fit>
            <FormattedMessage id="documents.line" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="list.column.sku" />
          </HeadCell>
          <HeadCell align="end">
            <FormattedMessage id="packing.quantity" />
          </HeadCell>
          {model.hasPrices && (
            <>
              <HeadCell align="end">
                <FormattedMessage id="order.price" />
              </HeadCell>
              <HeadCell align="end">
                <FormattedMessage id="list.column.net" />
              </HeadCell>
            </>
          )}
        </TableHead>
        <TableBody>
          {model.lines.map((line) => (
            <LineRow key={line.lineNo} line={line} hasPrices={model.hasPrices} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
})

function LineRow({ line, hasPrices }: { readonly line: Line; readonly hasPrices: boolean }) {
  const intl = useIntl()
  const { to } = usePaths()
  const amountText = useAmountText()
  const { lineNo, kind, article, quantity, price, rowTotal } = line
  return (
    <Row>
      <Cell fit label={intl.formatMessage({ id: 'documents.line' })}>
        {intl.formatNumber(lineNo)}
      </Cell>
      <Cell heading place="head">
        <PartNumber to={to('product', { slug: article.slug })}>{article.sku}</PartNumber>{' '}
        <Text light>
          {kind === 'CORE_DEPOSIT' && (
            <>
              <FormattedMessage id="documents.deposit" />:{' '}
            </>
          )}
          {article.name}
        </Text>
      </Cell>
      <Cell align="end" label={intl.formatMessage({ id: 'packing.quantity' })}>
        {intl.formatNumber(quantity)}
      </Cell>
      {hasPrices && (
        <>
          <Cell align="end" label={intl.formatMessage({ id: 'order.price' })}>
            {price && amountText(price)}
          </Cell>
          <Cell align="end" label={intl.formatMessage({ id: 'list.column.net' })}>
            {rowTotal && amountText(rowTotal)}
          </Cell>
        </>
      )}
    </Row>
  )
}
