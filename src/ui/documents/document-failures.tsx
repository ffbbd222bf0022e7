import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { AlertBox } from '../shared/alert-box.tsx'
import type { DocumentFilesViewModel } from './document-files.view-model.ts'

/** What could not be had, each by its number; said once for the whole page. */
export const DocumentFailures = observer(function DocumentFailures({
  files,
}: {
  readonly files: DocumentFilesViewModel
}) {
  if (files.isUnreachable) {
    return <AlertBox modifier="negative" headline={<FormattedMessage id="documents.unreachable" />} />
  }
  if (files.failed.length === 0) return null
  return (
    <AlertBox
      modifier="negative"
      headline={<FormattedMessage id="documents.failed" values={{ count: files.failed.length }} />}
      list={files.failed}
    />
  )
})
