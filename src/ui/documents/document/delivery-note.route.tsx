import { documentLoader, documentMeta } from './document-loader.ts'
import { OneDocument, type ShownDocument } from './one-document.tsx'

const load = documentLoader('DESPATCH_ADVICE')
export const loader = load
export const clientLoader = load

export const meta = documentMeta('DESPATCH_ADVICE')

export default function DeliveryNoteRoute({ loaderData }: { readonly loaderData: ShownDocument }) {
  return <OneDocument loaded={loaderData} />
}
