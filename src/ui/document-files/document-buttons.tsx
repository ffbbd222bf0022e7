import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { Cluster } from '../shared/stack.tsx'
import type { DocumentFilesViewModel } from './document-files.view-model.ts'
import styles from './document-buttons.module.css'
import type { DocumentRequest } from '#domain/documents/document.ts'

type Props = {
  readonly files: DocumentFilesViewModel
  readonly documentType: DocumentRequest['documentType']
  readonly documentNo: string
  readonly formats: readonly DocumentRequest['format'][]
}

/** Download buttons of a document, one per format, with their progress. */
export const DocumentButtons = observer(function DocumentButtons({ files, formats, ...document }: Props) {
  const intl = useIntl()
  return (
    <Cluster as="span" inline noWrap gap={4} className={styles.files}>
      {formats.map((format) => {
        const request = { ...document, format }
        const percent = files.progressOf(request)
        return (
          <Button
            key={format}
            small
            className={styles.file}
            busy={percent !== undefined}
            aria-label={intl.formatMessage(
              { id: 'documents.file' },
              {
                format,
                type: intl.formatMessage({ id: `documents.type.${document.documentType}` }),
                number: document.documentNo,
              },
            )}
            onClick={() => void files.fetch(request)}
          >
            {percent === undefined ? format : intl.formatNumber(percent / 100, { style: 'percent' })}
          </Button>
        )
      })}
    </Cluster>
  )
})
