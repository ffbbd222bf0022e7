import { FormattedMessage } from 'react-intl'
import type { Document } from '#domain/documents/document.ts'
import { CellAnchor, ListCell } from '../../data-table/list-cell.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { useAmountText } from '../../part/price.tsx'
import { ColumnTable } from '../../shared/column-table.tsx'
import { documentLink } from '../../document-files/document-links.ts'
import { stateCell } from '../../data-table/states.ts'

/** Documents of the same transaction, before and after this one, as links. */
export function RelatedDocuments({ documents }: { readonly documents: Document['related'] }) {
  const dayText = useDayText()
  const amountText = useAmountText()
  return (
    <div data-density="compact">
      <ColumnTable
        caption={<FormattedMessage id="documents.related" />}
        items={documents}
        keyOf={({ documentType, documentNo }) => `${documentType} ${documentNo}`}
        columns={[
          {
            head: 'list.column.documentNo',
            heading: true,
            place: 'head',
            render: ({ documentType, documentNo }) => (
              <>
                <FormattedMessage id={`documents.type.${documentType}`} />{' '}
                <CellAnchor link={documentLink(documentType, documentNo)} />
              </>
            ),
          },
          { head: 'list.column.date', render: ({ date }) => dayText(date) },
          { head: 'list.column.status', render: ({ status }) => <ListCell value={stateCell(status)} /> },
          { head: 'list.column.total', align: 'end', render: ({ total }) => total && amountText(total) },
        ]}
      />
    </div>
  )
}
