import { data } from 'react-router'
import { CompareInvoice } from '#application/documents/compare-invoice.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { documentMeta, loadDocument } from './document-loader.ts'
import '../../order-facts/orders-api.module.ts'
import '../documents.module.ts'
import { DocumentOrMissingRight, type DocumentPageData } from './document-or-missing-right.tsx'

const load = pageLoader(async (container, request) => {
  const { loaded, init } = await loadDocument(container, 'INVOICE', request)
  if (loaded.kind !== 'loaded') return data<DocumentPageData>(loaded, init)
  // an invoice can only be compared if the API has orders
  if (!container.get(CapabilitiesStore).offers('orders')) return data<DocumentPageData>(loaded, init)
  const agreement = await container.get(CompareInvoice).run(loaded.document)
  return data<DocumentPageData>({ ...loaded, agreement }, init)
})
export const loader = load
export const clientLoader = load

export const meta = documentMeta('INVOICE')

export default function InvoiceRoute({ loaderData }: { readonly loaderData: DocumentPageData }) {
  return <DocumentOrMissingRight loaded={loaderData} />
}
