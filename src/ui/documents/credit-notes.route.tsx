import type { MetaArgs } from 'react-router'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { documentListPage } from './document-list-page.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { DocumentList } from './document-list.tsx'
import { creditNoteList } from './document-lists.columns.ts'
import { ClaimFormLink } from './claim-form-link.tsx'
import type { DocumentHeader } from '#domain/documents/document.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

const { load, useModels } = documentListPage(creditNoteList)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.creditnotes', isPrivate: true })

/** Link to a claim. Credit notes are reported by their invoice, because a return refers to an invoice line. */
const complain = ({ invoiceNo }: DocumentHeader) =>
  invoiceNo !== undefined && <ClaimFormLink topic="RETURN" documentNo={invoiceNo} />

export default function CreditNotesRoute({
  loaderData,
}: {
  readonly loaderData: OpenedList<DocumentHeader>
}) {
  return <DocumentList {...useModels(loaderData)} renderMore={complain} />
}
