import { documentLoader, documentMeta } from './document-loader.ts'
import { OneDocument, type ShownDocument } from './one-document.tsx'

const load = documentLoader('CREDIT_NOTE')
export const loader = load
export const clientLoader = load

export const meta = documentMeta('CREDIT_NOTE')

export default function CreditNoteRoute({ loaderData }: { readonly loaderData: ShownDocument }) {
  return <OneDocument loaded={loaderData} />
}
