import { documentLoader, documentMeta } from './document-loader.ts'
import { DocumentOrMissingRight, type DocumentPageData } from './document-or-missing-right.tsx'

const load = documentLoader('DESPATCH_ADVICE')
export const loader = load
export const clientLoader = load

export const meta = documentMeta('DESPATCH_ADVICE')

export default function DeliveryNoteRoute({ loaderData }: { readonly loaderData: DocumentPageData }) {
  return <DocumentOrMissingRight loaded={loaderData} />
}
