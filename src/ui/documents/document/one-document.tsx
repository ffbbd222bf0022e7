import type { OpenedDocument } from '#application/documents/open-document.ts'
import type { InvoiceAgreement } from '#domain/documents/invoice-agreement.ts'
import { NotAllowed } from '../../data-table/list-nothing.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { DocumentFilesViewModel } from '../document-files.view-model.ts'
import { DocumentPage } from './document-page.tsx'
import { DocumentViewModel } from './document.view-model.ts'

export type ShownDocument = Exclude<OpenedDocument, { kind: 'unknown' }> & {
  readonly agreement?: InvoiceAgreement | undefined
}

/** The document, or what right it takes. */
export function OneDocument({ opened }: { readonly opened: ShownDocument }) {
  const model = useViewModel(DocumentViewModel, (made) => made.show(opened, opened.agreement), opened)
  const files = useViewModel(DocumentFilesViewModel)
  if (opened.kind === 'not-allowed') return <NotAllowed flag={opened.flag} />
  return <DocumentPage model={model} files={files} />
}
