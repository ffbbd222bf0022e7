import { documentLoader, documentMeta } from './document-loader.ts'
import { OneDocument, type ShownDocument } from './one-document.tsx'

const load = documentLoader('INVOICE')
export const loader = load
export const clientLoader = load

export const meta = documentMeta('INVOICE')

export default function InvoiceRoute({ loaderData }: { readonly loaderData: ShownDocument }) {
  return <OneDocument opened={loaderData} />
}
