import { observer } from 'mobx-react-lite'
import { data, type MetaArgs } from 'react-router'
import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import '../data-table/data-table.module.ts'
import './saved-carts.module.ts'
import { listResponseInit, openListAt } from '../data-table/list-loader.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { useList } from '../data-table/use-list.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { cartList } from './cart-list.columns.ts'
import { MyCarts } from './my-carts.tsx'
import { MyCartsViewModel, type OpenedCarts } from './my-carts.view-model.ts'
import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'
import { listedCarts } from '#application/saved-carts/listed-carts.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

const allCarts = (container: Container) => container.get(SavedCarts).list()
const source = (container: Container) => async (query: ListQuery) =>
  listedCarts(await allCarts(container), query)

const load = pageLoader(async (container, { url }) => {
  let carts: Promise<readonly SavedCart[]> | undefined
  const opened = await openListAt(url, container, cartList, async (query) =>
    listedCarts(await (carts ??= allCarts(container)), query),
  )
  const all = opened.kind === 'listed' ? await carts! : []
  return data({ opened, carts: all } satisfies OpenedCarts, listResponseInit(opened))
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.mycarts', isPrivate: true })

export default observer(function MyCartsRoute({ loaderData }: { readonly loaderData: OpenedCarts }) {
  const model = useViewModel(MyCartsViewModel, (viewModel) => viewModel.show(loaderData), loaderData)
  return <MyCarts model={model} list={useList(cartList, model.opened, source)} />
})
