import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { AlertBox } from '../shared/alert-box.tsx'
import { EInvoiceResult } from './e-invoice-result.tsx'
import type { DocumentFilesViewModel } from './document-files.view-model.ts'

type Props = { readonly files: DocumentFilesViewModel }

/** Failed downloads by number, and the result of an e-invoice check; once for the whole page. */
export const DocumentFailures = observer(function DocumentFailures({ files }: Props) {
  if (files.eInvoice) return <EInvoiceResult {...files.eInvoice} />
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
