import type { MetaArgs } from 'react-router'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import '../../order-facts/orders-api.module.ts'
import '../../saved-carts/saved-carts.module.ts'
import '../../favourites/favourite-button.module.ts'
import { listLoader } from '../../data-table/list-loader.ts'
import { useViewModel, type Container } from '../../kernel/container.tsx'
import { useList } from '../../data-table/use-list.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { BackorderChangeViewModel } from './backorder-change.view-model.ts'
import { backorderList } from './backorder-list.columns.ts'
import { BackorderWatchViewModel } from './backorder-watch.view-model.ts'
import { Backorders } from './backorders.tsx'
import type { BackorderLine } from '#domain/orders/backorder.ts'

export { listHeaders as headers } from '../../data-table/list-loader.ts'

const backorders = (container: Container) => (query: ListQuery) =>
  container.get(OrdersApi).listBackorders(query)

const load = listLoader(backorderList, backorders)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.backorders', isPrivate: true })

export default function BackordersRoute({ loaderData }: { readonly loaderData: OpenedList<BackorderLine> }) {
  return (
    <Backorders
      model={useList(backorderList, loaderData, backorders)}
      watch={useViewModel(BackorderWatchViewModel)}
      change={useViewModel(BackorderChangeViewModel)}
    />
  )
}
