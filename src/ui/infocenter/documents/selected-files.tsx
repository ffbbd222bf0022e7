import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import { ProgressBar } from '../../shared/progress-bar.tsx'
import type { DocumentFilesViewModel, WantedDocument } from './document-files.view-model.ts'

type Props = {
  readonly files: DocumentFilesViewModel
  readonly documents: () => Promise<readonly WantedDocument[]>
}

/** The documents of all marked rows, as one file. */
export const SelectedFiles = observer(function SelectedFiles({ files, documents }: Props) {
  const intl = useIntl()
  return (
    <>
      {files.bundle !== undefined && (
        <ProgressBar
          label={intl.formatMessage({ id: 'documents.underWay' })}
          value={files.bundle}
          maximum={100}
        />
      )}
      <Button
        small
        icon="file"
        busy={files.bundle !== undefined}
        onClick={() => void documents().then((all) => files.fetchAll(all))}
      >
        <FormattedMessage id="documents.pdfs" />
      </Button>
    </>
  )
})
