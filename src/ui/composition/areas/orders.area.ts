import { OrderDesk } from '#application/orders/order-desk.port.ts'
import { BackorderWatchViewModel } from '../../infocenter/backorders/backorder-watch.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'

/** Orders, and what of them is still to come. */
openArea('orders', ({ bind }) => {
  bind<OrderDesk>(OrderDesk).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-order-desk.ts')).HttpOrderDesk),
    [ApiAccess],
  )
  bind(BackorderWatchViewModel).toResolvedValue(
    (desk: OrderDesk) => new BackorderWatchViewModel(desk),
    [OrderDesk],
  )
})
