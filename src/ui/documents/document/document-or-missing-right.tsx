import type { LoadedDocument } from '#application/documents/load-document.ts'
import type { InvoiceAgreement } from '#domain/orders/invoice-agreement.ts'
import { NotAllowed } from '../../data-table/empty-list-message.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { DocumentPage } from './document-page.tsx'
import { DocumentViewModel } from './document.view-model.ts'

export type DocumentPageData = Exclude<LoadedDocument, { kind: 'unknown' }> & {
  readonly agreement?: InvoiceAgreement | undefined
}

type Props = { readonly loaded: DocumentPageData }

/** The document, or the message that the user lacks the right to see it. */
export function DocumentOrMissingRight({ loaded }: Props) {
  const documentNo = loaded.kind === 'loaded' ? loaded.document.header.documentNo : ''
  return <DocumentOf key={documentNo} loaded={loaded} />
}

function DocumentOf({ loaded }: Props) {
  const model = useViewModel(
    DocumentViewModel,
    (viewModel) => viewModel.show(loaded, loaded.agreement),
    loaded,
  )
  const files = useViewModel(DocumentFilesViewModel)
  if (loaded.kind === 'not-allowed') return <NotAllowed right={loaded.flag} />
  return <DocumentPage model={model} files={files} />
}
