import type { MetaArgs } from 'react-router'
import type { OpenedList } from '#application/data-table/open-list.ts'
import '../order-facts/orders-api.module.ts'
import { useViewModel } from '../kernel/container.tsx'
import { documentListPage } from './document-list-page.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { Reorder } from '../reorder/reorder.tsx'
import { ReorderViewModel } from '../reorder/reorder.view-model.ts'
import { Carrier, DeliveryActions } from './delivery-actions.tsx'
import { DocumentList } from './document-list.tsx'
import { deliveryNoteList } from './document-lists.columns.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

const { load, useModels } = documentListPage(deliveryNoteList)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'list.title.deliverynotes', isPrivate: true })

export default function DeliveryNotesRoute({
  loaderData,
}: {
  readonly loaderData: OpenedList<DocumentHeader>
}) {
  const reorder = useViewModel(ReorderViewModel)
  return (
    <DocumentList
      {...useModels(loaderData)}
      renderMore={(item) => <DeliveryActions item={item} reorder={reorder} />}
      renderCarrier={(item) => item.carrier && <Carrier item={item} />}
      after={<Reorder model={reorder} />}
    />
  )
}
