import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { OpenOrder } from '#application/orders/open-order.ts'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { BackorderChangeViewModel } from '../../orders/backorders/backorder-change.view-model.ts'
import { BackorderWatchViewModel } from '../../orders/backorders/backorder-watch.view-model.ts'
import { CancelLinesViewModel } from '../../orders/cancel-lines.view-model.ts'
import { OrderViewModel } from '../../orders/order/order.view-model.ts'
import { NotePartsViewModel } from '../../orders/order/note-parts.view-model.ts'
import { ReorderViewModel } from '../../orders/reorder.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './line-targets.area.ts'

/** Orders, and what of them is still to come. */
openArea('orders', ({ provide, lazy }) => {
  lazy(
    OrdersApi,
    viaApi(async () => (await import('#adapters/http/orders/http-orders-api.ts')).HttpOrdersApi),
    ApiAccess,
  )
  provide(BackorderWatchViewModel, OrdersApi)
  provide(BackorderChangeViewModel, OrdersApi)
  provide(OpenOrder, OrdersApi)
  provide(OrderViewModel, SessionStore)
  provide(ReorderViewModel, OrdersApi, AddLinesToCart, SessionStore)
  provide(NotePartsViewModel, OrdersApi, AddLinesToTarget)
  provide(CancelLinesViewModel, OrdersApi)
})
