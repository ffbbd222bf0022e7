import { data, type MetaArgs } from 'react-router'
import { LoadOrder, type LoadedOrder } from '#application/orders/load-order.ts'
import '../../documents/documents.module.ts'
import '../../order-facts/orders-api.module.ts'
import '../../saved-carts/saved-carts.module.ts'
import '../../favourites/favourite-button.module.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { NotAllowed } from '../../data-table/empty-list-message.tsx'
import { CancelLinesViewModel } from '../cancel-lines.view-model.ts'
import { OrderPage } from './order-page.tsx'
import { OrderViewModel } from './order.view-model.ts'
import { AddToPartsListViewModel } from './add-to-parts-list.view-model.ts'
import { ReorderViewModel } from '../../reorder/reorder.view-model.ts'

type LoaderData = Exclude<LoadedOrder, { kind: 'unknown' }>

const load = pageLoader(async (container, { params, url }) => {
  const loaded = await container.get(LoadOrder).run(params['slug'] ?? '')
  if (loaded.kind === 'unknown') throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
  return data(loaded, { status: loaded.kind === 'loaded' ? 200 : 403 })
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    titleId: 'word.orderNumber',
    titleValues: { number: args.params['slug'] ?? '' },
    isPrivate: true,
  })

export default function OrderRoute({ loaderData }: { readonly loaderData: LoaderData }) {
  const orderNo = loaderData.kind === 'loaded' ? loaderData.order.header.orderNo : ''
  return <OrderOf key={orderNo} loaded={loaderData} />
}

function OrderOf({ loaded }: { readonly loaded: LoaderData }) {
  const model = useViewModel(OrderViewModel, (viewModel) => viewModel.show(loaded), loaded)
  const reorder = useViewModel(ReorderViewModel)
  const addToList = useViewModel(AddToPartsListViewModel)
  const cancel = useViewModel(CancelLinesViewModel)
  const files = useViewModel(DocumentFilesViewModel)
  if (loaded.kind === 'not-allowed') return <NotAllowed right={loaded.flag} />
  return <OrderPage model={model} reorder={reorder} addToList={addToList} cancel={cancel} files={files} />
}
