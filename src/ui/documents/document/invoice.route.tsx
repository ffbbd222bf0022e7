import { data } from 'react-router'
import { CompareInvoice } from '#application/documents/compare-invoice.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { documentMeta, openDocument } from './document-loader.ts'
import './invoice.module.ts'
import { OneDocument, type ShownDocument } from './one-document.tsx'

const load = pageLoader(async (container, request) => {
  const { opened, init } = await openDocument(container, 'INVOICE', request)
  if (opened.kind !== 'opened') return data<ShownDocument>(opened, init)
  // it is held against its order
  if (!container.get(CapabilitiesStore).offers('orders')) return data<ShownDocument>(opened, init)
  const agreement = await container.get(CompareInvoice).run(opened.document)
  return data<ShownDocument>({ ...opened, agreement }, init)
})
export const loader = load
export const clientLoader = load

export const meta = documentMeta('INVOICE')

export default function InvoiceRoute({ loaderData }: { readonly loaderData: ShownDocument }) {
  return <OneDocument opened={loaderData} />
}
