import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { Text } from '../shared/text.tsx'
import type { DocumentFilesViewModel } from './document-files.view-model.ts'
import type { DocumentRequest } from '#domain/documents/document.ts'

type Props = {
  readonly files: DocumentFilesViewModel
  /** Loads the documents of the selected rows. */
  readonly documents: () => Promise<readonly Pick<DocumentRequest, 'documentType' | 'documentNo'>[]>
  readonly isQuiet?: boolean
  readonly format?: 'PDF' | 'XML'
}

/** The documents of several rows as one file, delivered by the downloads of the header. */
export const SelectedFiles = observer(function SelectedFiles({
  files,
  documents,
  isQuiet,
  format = 'PDF',
}: Props) {
  return (
    <>
      <Button
        small
        variant={isQuiet ? 'quiet' : undefined}
        icon="file"
        busy={files.queueing.isRunning}
        onClick={() =>
          void files.fetchAll(async () =>
            (await documents()).map(({ documentType, documentNo }) => ({ documentType, documentNo, format })),
          )
        }
      >
        <FormattedMessage id={format === 'PDF' ? 'documents.pdfs' : 'documents.xmls'} />
      </Button>
      <span role="status">
        {files.queuedFormat === format && (
          <Text small>
            <FormattedMessage id="documents.queued" />
          </Text>
        )}
      </span>
    </>
  )
})
