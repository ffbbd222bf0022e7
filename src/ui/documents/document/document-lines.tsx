import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { ClaimLineButton } from '../../claims/claim-line-button.tsx'
import { ClaimLinks } from '../../claims/claim-links.tsx'
import { RowMenu } from '../../data-table/row-menu.tsx'
import frame from '../../data-table/table-frame.module.css'
import { TableFrame } from '../../data-table/table-frame.tsx'
import { useAmountText } from '../../part/price.tsx'
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
    <TableFrame>
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
                <FormattedMessage id="word.price" />
              </HeadCell>
              <HeadCell align="end">
                <FormattedMessage id="list.column.net" />
              </HeadCell>
            </>
          )}
          {model.claimTopic && (
            <HeadCell hidden fit className={frame.control}>
              <FormattedMessage id="list.title.claims" />
            </HeadCell>
          )}
        </TableHead>
        <TableBody>
          {model.lines.map((line) => (
            <LineRow key={line.lineNo} line={line} model={model} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  )
})

const LineRow = observer(function LineRow({ line, model }: Props & { readonly line: Line }) {
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
        <ClaimLinks claimNos={line.claimNos} />
      </Cell>
      <Cell align="end" label={intl.formatMessage({ id: 'packing.quantity' })}>
        {intl.formatNumber(quantity)}
      </Cell>
      {model.hasPrices && (
        <>
          <Cell align="end" label={intl.formatMessage({ id: 'word.price' })}>
            {price && amountText(price)}
          </Cell>
          <Cell align="end" label={intl.formatMessage({ id: 'list.column.net' })}>
            {rowTotal && amountText(rowTotal)}
          </Cell>
        </>
      )}
      {model.claimTopic && (
        <Cell fit place="flag" className={frame.control}>
          {kind === 'PART' && (
            <RowMenu name={intl.formatMessage({ id: 'documents.more' }, { number: article.sku })}>
              <ClaimLineButton
                topic={model.claimTopic}
                documentNo={model.documentNo}
                number={article.sku}
                line={{ line: lineNo }}
              />
            </RowMenu>
          )}
        </Cell>
      )}
    </Row>
  )
})
