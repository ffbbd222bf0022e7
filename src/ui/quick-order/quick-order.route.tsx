import { useActionData, type MetaArgs } from 'react-router'
import { OrderList, type ListReport } from '#application/quick-order/order-list.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import '../composition/areas/lines.area.ts'
import { formText } from '../composition/form-text.ts'
import { shopAction } from '../composition/shop-loader.ts'
import { useViewModel } from '../composition/shop.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { QuickOrder } from './quick-order.tsx'
import { QuickOrderViewModel } from './quick-order.view-model.ts'

export const loader = () => null
export const clientLoader = () => null

/** A list that was sent without scripts. */
export const action = shopAction(async (shop, _, form) => {
  await shop.get(RefreshFeatures).run()
  return shop.get(OrderList).run(formText(form, 'list'), 'meaning')
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'quickOrder.title', isPrivate: true })

export default function QuickOrderRoute() {
  return <QuickOrder model={useViewModel(QuickOrderViewModel)} report={useActionData<ListReport>()} />
}
