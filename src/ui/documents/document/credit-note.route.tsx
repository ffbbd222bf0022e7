import { documentLoader, documentMeta } from './document-loader.ts'
import { DocumentOrMissingRight, type DocumentPageData } from './document-or-missing-right.tsx'

const load = documentLoader('CREDIT_NOTE')
export const loader = load
export const clientLoader = load

export const meta = documentMeta('CREDIT_NOTE')

export default function CreditNoteRoute({ loaderData }: { readonly loaderData: DocumentPageData }) {
  return <DocumentOrMissingRight loaded={loaderData} />
}
