import { data, type MetaArgs } from 'react-router'
import { Documents } from '#application/documents/documents.port.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import type { Document, DocumentHeader } from '#domain/documents/document.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { documentListPage } from './document-list-page.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { DocumentList } from './document-list.tsx'
import { packingList } from './document-lists.columns.ts'
import { PackingPage } from './packing-page.tsx'
import { PackingViewModel } from './packing.view-model.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

type LoaderData = OpenedList<DocumentHeader> | { readonly kind: 'shipment'; readonly shipment: Document }

const { loadIn, useModels } = documentListPage(packingList)

/** All shipments, or the content of one: `?shipment=` and its number. */
const load = pageLoader(async (container, call) => {
  const number = call.url.searchParams.get('shipment')?.trim() ?? ''
  if (number === '') return loadIn(container, call)
  const shipment = await container.get(Documents).get('PACKING_LIST', number.slice(0, 50))
  if (!shipment) throw data(`Page Not Found: ${call.url.pathname}`, { status: 404 })
  return data({ kind: 'shipment' as const, shipment })
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.packinglist', isPrivate: true })

export default function PackingListRoute({ loaderData }: { readonly loaderData: LoaderData }) {
  return loaderData.kind === 'shipment' ? (
    <Shipment key={loaderData.shipment.header.documentNo} shipment={loaderData.shipment} />
  ) : (
    <Shipments opened={loaderData} />
  )
}

function Shipments({ opened }: { readonly opened: OpenedList<DocumentHeader> }) {
  return <DocumentList {...useModels(opened)} />
}

function Shipment({ shipment }: { readonly shipment: Document }) {
  const model = useViewModel(PackingViewModel, (viewModel) => viewModel.show(shipment), shipment)
  return <PackingPage model={model} files={useViewModel(DocumentFilesViewModel)} />
}
