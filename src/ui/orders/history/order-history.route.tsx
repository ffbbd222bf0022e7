import type { MetaArgs } from 'react-router'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import '../../order-facts/orders-api.module.ts'
import '../../saved-carts/saved-carts.module.ts'
import '../../favourites/favourite-button.module.ts'
import '../../documents/documents.module.ts'
import { listLoader } from '../../data-table/list-loader.ts'
import { useViewModel, type Container } from '../../kernel/container.tsx'
import { useList } from '../../data-table/use-list.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { AddToPartsListViewModel } from '../order/add-to-parts-list.view-model.ts'
import { ReorderViewModel } from '../../reorder/reorder.view-model.ts'
import { OrderHistory } from './order-history.tsx'
import { orderList } from './order-list.columns.ts'
import type { OrderHeader } from '#domain/orders/order.ts'

export { listHeaders as headers } from '../../data-table/list-loader.ts'

const orders = (container: Container) => (query: ListQuery) => container.get(OrdersApi).list(query)

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
      addToList={useViewModel(AddToPartsListViewModel)}
    />
  )
}
