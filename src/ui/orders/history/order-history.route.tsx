import type { MetaArgs } from 'react-router'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import '../../composition/areas/orders.area.ts'
import '../../composition/areas/documents.area.ts'
import { listLoader } from '../../composition/list-loader.ts'
import { useViewModel, type Shop } from '../../composition/shop.tsx'
import { useList } from '../../composition/use-list.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { DocumentFilesViewModel } from '../../documents/document-files.view-model.ts'
import { NotePartsViewModel } from '../order/note-parts.view-model.ts'
import { ReorderViewModel } from '../reorder.view-model.ts'
import { OrderHistory } from './order-history.tsx'
import { orderList } from '../order-list.columns.ts'
import type { OrderHeader } from '#domain/orders/order.ts'

export { listHeaders as headers } from '../../composition/list-loader.ts'

const orders = (shop: Shop) => (query: ListQuery) => shop.get(OrdersApi).list(query)

const load = listLoader(orderList, orders)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.orders', isPrivate: true })

export default function OrderHistoryRoute({ loaderData }: { readonly loaderData: OpenedList<OrderHeader> }) {
  return (
    <OrderHistory
      model={useList(orderList, loaderData, orders)}
      files={useViewModel(DocumentFilesViewModel)}
      reorder={useViewModel(ReorderViewModel)}
      note={useViewModel(NotePartsViewModel)}
    />
  )
}
