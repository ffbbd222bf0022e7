import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useDayText } from '../../intl/day-texts.ts'
import { CellAnchor } from '../../data-table/list-cell.tsx'
import { documentLink } from '../../document-files/document-links.ts'
import { DocumentButtons } from '../../document-files/document-buttons.tsx'
import type { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import type { Order } from '#domain/orders/order.ts'
import type { OrderDocument } from './order.view-model.ts'
import styles from './order.module.css'

type Props = {
  readonly documents: readonly OrderDocument[]
  readonly safetyDataSheets: Order['safetyDataSheets']
  readonly files: DocumentFilesViewModel
}

export const OrderDocuments = observer(function OrderDocuments({
  documents,
  safetyDataSheets,
  files,
}: Props) {
  const dayText = useDayText()
  return (
    <Stack as="ul">
      {documents.map(({ documentType, documentNo, date, formats }) => (
        <li key={`${documentType} ${documentNo}`} className={styles.document}>
          <div>
            <FormattedMessage id={`documents.type.${documentType}`} />{' '}
            <CellAnchor link={documentLink(documentType, documentNo)} />
            <Text as="time" small muted block dateTime={date}>
              {dayText(date.slice(0, 10))}
            </Text>
          </div>
          <DocumentButtons
            files={files}
            documentType={documentType}
            documentNo={documentNo}
            formats={formats}
          />
        </li>
      ))}
      {safetyDataSheets.map(({ sku, version, href }) => (
        <li key={href} className={styles.document}>
          <div>
            <FormattedMessage id="product.document.safety-data-sheet" /> <a href={href}>{sku}</a>
            <Text as="time" small muted block dateTime={version}>
              <FormattedMessage id="product.document.version" values={{ day: dayText(version) }} />
            </Text>
          </div>
        </li>
      ))}
    </Stack>
  )
})
