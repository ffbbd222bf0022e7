import { FormattedMessage, useIntl } from 'react-intl'
import type { Document } from '#domain/documents/document.ts'
import { CellAnchor, ListCell } from '../../data-table/list-cell.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { useAmountText } from '../../part/price.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { documentLink } from '../../document-files/document-links.ts'
import { stateCell } from '../../data-table/states.ts'

/** Documents of the same transaction, before and after this one, as links. */
export function RelatedDocuments({ documents }: { readonly documents: Document['related'] }) {
  const intl = useIntl()
  const dayText = useDayText()
  const amountText = useAmountText()
  return (
    <div data-density="compact">
      <Table caption={<FormattedMessage id="documents.related" />}>
        <TableHead>
          <HeadCell>
            <FormattedMessage id="list.column.documentNo" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="list.column.date" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="list.column.status" />
          </HeadCell>
          <HeadCell align="end">
            <FormattedMessage id="list.column.total" />
          </HeadCell>
        </TableHead>
        <TableBody>
          {documents.map(({ documentType, documentNo, date, status, total }) => (
            <Row key={`${documentType} ${documentNo}`}>
              <Cell heading place="head">
                <FormattedMessage id={`documents.type.${documentType}`} />{' '}
                <CellAnchor link={documentLink(documentType, documentNo)} />
              </Cell>
              <Cell label={intl.formatMessage({ id: 'list.column.date' })}>{dayText(date)}</Cell>
              <Cell label={intl.formatMessage({ id: 'list.column.status' })}>
                <ListCell value={stateCell(status)} />
              </Cell>
              <Cell align="end" label={intl.formatMessage({ id: 'list.column.total' })}>
                {total && amountText(total)}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
