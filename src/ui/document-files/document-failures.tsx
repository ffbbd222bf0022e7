import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { AlertBox } from '../shared/alert-box.tsx'
import { EInvoiceResult } from './e-invoice-result.tsx'
import type { DocumentFilesViewModel } from './document-files.view-model.ts'

type Props = { readonly files: DocumentFilesViewModel }

/** What could not be had, each by its number, and whether an e-invoice is valid; said once for the whole page. */
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
